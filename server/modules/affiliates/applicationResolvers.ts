import * as v from 'valibot';
import { applicationStates } from '#domain/affiliate.ts';
import { limits } from '#domain/limits.ts';
import { optionalText } from '#domain/textFields.ts';
import type { ApplicationDecisionInput, QueryAffiliateApplicationsArgs } from '#graphql/resolvers.ts';
import { actOnEach, targetsOf } from '#server/platform/graphql/bulk.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import {
  decideApplication,
  findApplicationDetail,
  listApplications,
  type ApplicationQuery,
} from './affiliateApplications.ts';
import { unknownApplication, type ApplicationDecision } from './transitionApplication.ts';
import { toAffiliateApplication, toApplicationDetail } from './toAffiliateApplication.ts';

const decisionSchema = v.object({
  reason: optionalText('Reason', limits.applicationWordsLength),
  question: optionalText('Question', limits.applicationWordsLength),
});

/** The applications that these arguments ask for. */
export function parseApplicationQuery({
  states,
  order,
  descending,
  ...sent
}: QueryAffiliateApplicationsArgs): ApplicationQuery {
  return {
    ...parse(adminListSchema, sent),
    states: applicationStates.filter((each) => states?.includes(each)),
    order: order ?? 'appliedOn',
    descending: descending ?? false,
  };
}

export const affiliateApplicationQueries: Queries<'affiliateApplications' | 'affiliateApplication'> = {
  affiliateApplications: async (_parent, given, context) => {
    const { person } = await requireAdministrator(context);
    const { rows, total, isSimilar } = await listApplications(context.services.db, parseApplicationQuery(given));
    return { rows: rows.map((row) => toAffiliateApplication(row, person)), total, isSimilar };
  },
  affiliateApplication: async (_parent, { id }, context) => {
    const { person } = await requireAdministrator(context);
    const found = await findApplicationDetail(context.services.db, parseId(id, unknownApplication));
    return toApplicationDetail(found, person);
  },
};

/** What administrators do with applications to be an affiliate. */
export const affiliateApplicationMutations: Mutations<'decideApplications'> = {
  decideApplications: async (_parent, { rows, decision: sent }, context) => {
    const administrator = await requireAdministrator(context);
    const decision = toDecision(sent);
    const outcomes = await actOnEach(context, targetsOf(rows, unknownApplication), async (target) => {
      const decided = await decideApplication(context.services.db, administrator, target, decision);
      return toAffiliateApplication(decided, administrator.person);
    });
    return outcomes.map(({ id, row, problem }) => ({ id, application: row, problem }));
  },
};

function toDecision({ decision: type, ...sent }: ApplicationDecisionInput): ApplicationDecision {
  const { reason, question } = parse(decisionSchema, sent);
  if (type === 'requestInfo') return { type, question: question ?? '' };
  if (type === 'reject' || type === 'suspend') return { type, reason: reason ?? '' };
  return { type };
}
