import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { productRequestStates } from '#domain/productRequest.ts';
import { optionalText } from '#domain/textFields.ts';
import type { ProductRequestDecisionInput, QueryQueuedRequestsArgs } from '#graphql/resolvers.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { actOnEach, targetsOf } from '#server/platform/graphql/bulk.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId, parseOptionalId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import {
  decideRequest,
  findRequest,
  handleRequest,
  listRequests,
  type RequestQuery,
} from './queuedRequests.ts';
import { toQueuedRequest } from './toQueuedRequest.ts';
import { unknownRequest, type ProductRequestDecision } from './transitionProductRequest.ts';

const decisionSchema = v.object({ reason: optionalText('Reason', limits.productReasonLength) });
const handlingSchema = v.object({
  version: v.number(),
  note: optionalText('Note', limits.productReasonLength),
});

export function parseRequestQuery({
  statuses,
  mergedInto,
  order,
  descending,
  ...sent
}: QueryQueuedRequestsArgs): RequestQuery {
  return {
    ...parse(adminListSchema, sent),
    states: productRequestStates.filter((each) => statuses?.includes(each)),
    mergedInto: parseOptionalId(mergedInto, unknownRequest),
    order: order ?? 'askedOn',
    descending: descending ?? false,
  };
}

export const queuedRequestQueries: Queries<'queuedRequests' | 'queuedRequest'> = {
  queuedRequests: async (_parent, given, context) => {
    const { person } = await requireAdministrator(context);
    const page = await listRequests(context.services.db, parseRequestQuery(given));
    const now = new Date();
    return { ...page, rows: page.rows.map((row) => toQueuedRequest(row, person, now)) };
  },
  queuedRequest: async (_parent, { id }, context) => {
    const { person } = await requireAdministrator(context);
    const found = await findRequest(context.services.db, parseId(id, unknownRequest));
    return toQueuedRequest(found, person, new Date());
  },
};

export const queuedRequestMutations: Mutations<'decideRequests' | 'handleRequest'> = {
  decideRequests: async (_parent, { rows, decision: sent }, context) => {
    const administrator = await requireAdministrator(context);
    const decision = toDecision(sent);
    const outcomes = await actOnEach(context, targetsOf(rows, unknownRequest), async (target) => {
      const decided = await decideRequest(context.services.db, administrator, target, decision);
      return toQueuedRequest(decided, administrator.person, new Date());
    });
    return outcomes.map(({ id, row, problem }) => ({ id, request: row, problem }));
  },
  handleRequest: async (_parent, { id, assigneeId, ...sent }, context) => {
    const administrator = await requireAdministrator(context);
    const handled = await handleRequest(context.services.db, administrator, {
      ...parse(handlingSchema, sent),
      id: parseId(id, unknownRequest),
      assigneeId: parseOptionalId(assigneeId, unknownAssignee),
    });
    return toQueuedRequest(handled, administrator.person, new Date());
  },
};

function toDecision({
  decision: type,
  partnerId,
  into,
  ...sent
}: ProductRequestDecisionInput): ProductRequestDecision {
  const { reason } = parse(decisionSchema, sent);
  if (type === 'decline') return { type, reason: reason ?? '' };
  if (type === 'merge') return { type, into: parseReference(into ?? '') };
  if (type !== 'makeAvailable') return { type };
  return { type, partnerId: parseOptionalId(partnerId, unknownPartner) };
}

/** Parses a reference such as PR-000123 into its id. */
function parseReference(reference: string): number {
  const [, id = ''] = /^\s*PR-?(\d{1,9})\s*$/i.exec(reference) ?? [];
  return parseId(id.replace(/^0+/, ''), unknownRequest);
}

function unknownAssignee(): Problem {
  return new Problem('NOT_FOUND', "We don't know that administrator");
}
