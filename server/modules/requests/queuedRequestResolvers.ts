import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { productRequestReference, productRequestStates } from '#domain/productRequest.ts';
import { optionalText } from '#domain/textFields.ts';
import { fullName } from '#domain/userInfo.ts';
import type { ProductRequestDecisionInput, QueryQueuedRequestsArgs } from '#graphql/resolvers.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { actOnEach, parseBulkTargets } from '#server/platform/graphql/bulk.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId, parseOptionalId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import type { Part } from '#server/platform/part.ts';
import { businessDaysSince } from './businessDays.ts';
import {
  decideRequest,
  findQueuedRequest,
  handleRequest,
  listQueuedRequests,
  type RequestListQuery,
} from './queuedRequests.ts';
import {
  possibleDecisions,
  unknownRequest,
  type ProductRequestDecision,
} from './transitionProductRequest.ts';

/** Business days after which a submitted request is overdue (admin, P0-2). */
const reviewDeadline = 5;

const decisionSchema = v.object({ reason: optionalText('Reason', limits.productReasonLength) });
const handlingSchema = v.object({
  version: v.number(),
  note: optionalText('Note', limits.productReasonLength),
});

export function parseRequestListQuery({
  statuses,
  mergedInto,
  order,
  descending,
  ...sent
}: QueryQueuedRequestsArgs): RequestListQuery {
  return {
    ...parse(adminListSchema, sent),
    states: productRequestStates.filter((each) => statuses?.includes(each)),
    mergedInto: parseOptionalId(mergedInto, unknownRequest),
    order: order ?? 'askedOn',
    descending: descending ?? false,
  };
}

export const queuedRequestQueries = {
  queuedRequests: async (_parent, given, context) => {
    await requireAdministrator(context);
    return listQueuedRequests(context.services.db, parseRequestListQuery(given));
  },
  queuedRequest: async (_parent, { id }, context) => {
    await requireAdministrator(context);
    return findQueuedRequest(context.services.db, parseId(id, unknownRequest));
  },
} satisfies Part['queries'];

export const queuedRequestMutations = {
  decideRequests: async (_parent, { rows, decision: sent }, context) => {
    const administrator = await requireAdministrator(context);
    const decision = toDecision(sent);
    const outcomes = await actOnEach(context, parseBulkTargets(rows, unknownRequest), async (target) => {
      return decideRequest(context.services.db, administrator, target, decision);
    });
    return outcomes.map(({ id, row, problem }) => ({ id, request: row, problem }));
  },
  handleRequest: async (_parent, { id, assigneeId, ...sent }, context) => {
    const administrator = await requireAdministrator(context);
    return handleRequest(context.services.db, administrator, {
      ...parse(handlingSchema, sent),
      id: parseId(id, unknownRequest),
      assigneeId: parseOptionalId(assigneeId, unknownAssignee),
    });
  },
} satisfies Part['mutations'];

export const queuedRequestFields: FieldResolvers<'QueuedRequest'> = {
  reference: ({ id }) => productRequestReference(id),
  status: ({ state }) => state,
  statusReason: ({ stateReason }) => stateReason,
  customerName: ({ customer }) => customer.name,
  askedBy: ({ asker }) => fullName(asker),
  askedByEmail: ({ asker }) => asker.email,
  askedByPhone: ({ asker }) => asker.phone,
  askedOn: ({ askedAt }) => askedAt,
  isOverdue: ({ state, askedAt }) =>
    state === 'submitted' && businessDaysSince(askedAt, new Date()) >= reviewDeadline,
  assigneeName: ({ assignee }) => assignee && fullName(assignee),
  partnerTitle: ({ partner }) => partner && partner.title,
  mergedInto: ({ mergedIntoId }) => (mergedIntoId === null ? null : productRequestReference(mergedIntoId)),
  decisions: async (request, _arguments, { requireSignedIn }) =>
    possibleDecisions(await requireSignedIn(), request),
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

/** Parses a reference such as PR-000123 into the id of its request. @throws {Problem} NOT_FOUND if malformed */
function parseReference(reference: string): number {
  const [, id = ''] = /^\s*PR-?(\d{1,9})\s*$/i.exec(reference) ?? [];
  return parseId(id.replace(/^0+/, ''), unknownRequest);
}

function unknownAssignee(): Problem {
  return new Problem('NOT_FOUND', "We don't know that administrator");
}
