import * as v from 'valibot';
import { applicationStates } from '#domain/affiliate.ts';
import { limits } from '#domain/limits.ts';
import { optionalText } from '#domain/textFields.ts';
import { fullName } from '#domain/userInfo.ts';
import type {
  AffiliateApplication,
  ApplicationDecisionInput,
  DuplicateApplicant as PresentedDuplicate,
  QueryAffiliateApplicationsArgs,
} from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
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
  type QueuedApplication,
} from './affiliateApplications.ts';
import type { DuplicateApplicant } from './duplicateApplicants.ts';
import { possibleDecisions, unknownApplication, type ApplicationDecision } from './transitionApplication.ts';

const decisionSchema = v.object({
  reason: optionalText('Reason', limits.applicationWordsLength),
  question: optionalText('Question', limits.applicationWordsLength),
});

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
    const page = await listApplications(context.services.db, parseApplicationQuery(given));
    return { ...page, rows: page.rows.map((row) => toAffiliateApplication(row, person)) };
  },
  affiliateApplication: async (_parent, { id }, context) => {
    const { person } = await requireAdministrator(context);
    const applicationId = parseId(id, unknownApplication);
    const { queued, duplicates } = await findApplicationDetail(context.services.db, applicationId);
    return { application: toAffiliateApplication(queued, person), duplicates: duplicates.map(toDuplicate) };
  },
};

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

function toAffiliateApplication(
  { application, applicant, sponsor, decider, mayBeDuplicate }: QueuedApplication,
  person: Person,
): AffiliateApplication {
  return {
    ...application,
    name: fullName(applicant),
    email: applicant.email,
    phone: applicant.phone,
    isEmailConfirmed: applicant.emailVerified,
    company: application.companyName,
    sponsorName: sponsor?.companyName ?? null,
    heardFrom: applicant.heardFrom,
    appliedOn: application.appliedAt,
    decidedOn: application.decidedAt,
    decidedBy: decider && fullName(decider),
    mayBeDuplicate,
    decisions: possibleDecisions(person, application),
  };
}

function toDuplicate({
  user,
  application,
  sharesDomain,
  sharesPhone,
}: DuplicateApplicant): PresentedDuplicate {
  return {
    ...user,
    userId: user.id,
    name: fullName(user),
    applicationId: application?.id ?? null,
    company: application?.companyName ?? null,
    state: application && application.state,
    shares: [...(sharesPhone ? (['phone'] as const) : []), ...(sharesDomain ? (['domain'] as const) : [])],
  };
}
