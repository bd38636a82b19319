import * as v from 'valibot';
import { applicationStates } from '#domain/affiliate.ts';
import { limits } from '#domain/limits.ts';
import { optionalText } from '#domain/textFields.ts';
import { fullName } from '#domain/userInfo.ts';
import type { ApplicationDecisionInput, QueryAffiliateApplicationsArgs } from '#graphql/resolvers.ts';
import { actOnEach, parseBulkTargets } from '#server/platform/graphql/bulk.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import type { Part } from '#server/platform/part.ts';
import {
  decideApplication,
  findApplicationDetail,
  listApplications,
  type ApplicationListQuery,
} from './affiliateApplications.ts';
import { possibleDecisions, unknownApplication, type ApplicationDecision } from './transitionApplication.ts';

const decisionSchema = v.object({
  reason: optionalText('Reason', limits.applicationWordsLength),
  question: optionalText('Question', limits.applicationWordsLength),
});

export function parseApplicationListQuery({
  states,
  order,
  descending,
  ...sent
}: QueryAffiliateApplicationsArgs): ApplicationListQuery {
  return {
    ...parse(adminListSchema, sent),
    states: applicationStates.filter((each) => states?.includes(each)),
    order: order ?? 'appliedOn',
    descending: descending ?? false,
  };
}

export const affiliateApplicationQueries = {
  affiliateApplications: async (_parent, given, context) => {
    await requireAdministrator(context);
    return listApplications(context.services.db, parseApplicationListQuery(given));
  },
  affiliateApplication: async (_parent, { id }, context) => {
    await requireAdministrator(context);
    return findApplicationDetail(context.services.db, parseId(id, unknownApplication));
  },
} satisfies Part['queries'];

export const affiliateApplicationMutations = {
  decideApplications: async (_parent, { rows, decision: sent }, context) => {
    const administrator = await requireAdministrator(context);
    const decision = toDecision(sent);
    const outcomes = await actOnEach(context, parseBulkTargets(rows, unknownApplication), async (target) => {
      return decideApplication(context.services.db, administrator, target, decision);
    });
    return outcomes.map(({ id, row, problem }) => ({ id, application: row, problem }));
  },
} satisfies Part['mutations'];

function toDecision({ decision: type, ...sent }: ApplicationDecisionInput): ApplicationDecision {
  const { reason, question } = parse(decisionSchema, sent);
  if (type === 'requestInfo') return { type, question: question ?? '' };
  if (type === 'reject' || type === 'suspend') return { type, reason: reason ?? '' };
  return { type };
}

export const affiliateApplicationFields: FieldResolvers<'AffiliateApplication'> = {
  name: ({ applicant }) => fullName(applicant),
  email: ({ applicant }) => applicant.email,
  phone: ({ applicant }) => applicant.phone,
  isEmailConfirmed: ({ applicant }) => applicant.emailVerified,
  company: ({ companyName }) => companyName,
  sponsorName: ({ sponsor }) => sponsor && sponsor.companyName,
  heardFrom: ({ applicant }) => applicant.heardFrom,
  appliedOn: ({ appliedAt }) => appliedAt,
  decidedOn: ({ decidedAt }) => decidedAt,
  decidedBy: ({ decider }) => decider && fullName(decider),
  decisions: async (application, _arguments, { requireSignedIn }) =>
    possibleDecisions(await requireSignedIn(), application),
};

export const duplicateApplicantFields: FieldResolvers<'DuplicateApplicant'> = {
  name: fullName,
  applicationId: ({ application }) => application && application.id,
  company: ({ application }) => application && application.companyName,
  state: ({ application }) => application && application.state,
  shares: ({ sharesPhone, sharesDomain }) => [
    ...(sharesPhone ? (['phone'] as const) : []),
    ...(sharesDomain ? (['domain'] as const) : []),
  ],
};
