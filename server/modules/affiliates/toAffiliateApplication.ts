import { fullName } from '#domain/userInfo.ts';
import type {
  AffiliateApplication as Presented,
  AffiliateApplicationDetail as PresentedDetail,
  DuplicateApplicant as PresentedDuplicate,
} from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { ApplicationDetail, QueuedApplication } from './affiliateApplications.ts';
import type { DuplicateApplicant } from './duplicateApplicants.ts';
import { possibleDecisions } from './transitionApplication.ts';

/** An application as this administrator sees it. */
export function toAffiliateApplication(
  { application, applicant, sponsor, decider, mayBeDuplicate }: QueuedApplication,
  person: Person,
): Presented {
  return {
    id: application.id,
    userId: applicant.id,
    name: fullName(applicant),
    email: applicant.email,
    phone: applicant.phone,
    isEmailConfirmed: applicant.emailVerified,
    company: application.companyName,
    website: application.website,
    sponsorId: sponsor?.id ?? null,
    sponsorName: sponsor?.companyName ?? null,
    heardFrom: applicant.heardFrom,
    state: application.state,
    question: application.question,
    answer: application.answer,
    reason: application.reason,
    appliedOn: application.appliedAt,
    decidedOn: application.decidedAt,
    decidedBy: decider && fullName(decider),
    mayBeDuplicate,
    decisions: possibleDecisions(person, application),
    version: application.version,
  };
}

export function toApplicationDetail(
  { queued, duplicates }: ApplicationDetail,
  person: Person,
): PresentedDetail {
  return {
    application: toAffiliateApplication(queued, person),
    duplicates: duplicates.map(toDuplicate),
  };
}

function toDuplicate({
  user,
  application,
  sharesDomain,
  sharesPhone,
}: DuplicateApplicant): PresentedDuplicate {
  return {
    userId: user.id,
    name: fullName(user),
    email: user.email,
    phone: user.phone,
    applicationId: application?.id ?? null,
    company: application?.companyName ?? null,
    state: application && application.state,
    shares: [...(sharesPhone ? (['PHONE'] as const) : []), ...(sharesDomain ? (['DOMAIN'] as const) : [])],
  };
}
