import type { ReactNode } from 'react';
import { marketplaceAffiliate } from '#domain/affiliate.ts';
import { adminEntryPath } from '#domain/adminAddress.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import type { ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { stateNames } from './applicationList.ts';

/** Written by people, with as much as they had to say. */
const sentences: ReadonlySet<string> = new Set(['Reason', 'Question', 'Answer']);

/** What is known of an application, under the words for it; what is not known is left out. */
export function factsOf(application: ApplicationFieldsFragment) {
  const { email, isEmailConfirmed, sponsorName, sponsorId, decidedOn, decidedBy } = application;
  const facts: readonly (readonly [term: string, description: ReactNode])[] = [
    ['State', stateNames[application.state]],
    ['Reason', application.reason],
    ['Decided by', decidedOn && `${decidedBy ?? 'An administrator'}, ${formatDateTime(decidedOn)}`],
    ['Question', application.question],
    ['Answer', application.question && (application.answer ?? 'None yet')],
    ['Affiliate ID', application.id],
    [
      'Applicant',
      <Link key="applicant" href={adminEntryPath('users', application.userId)}>
        {application.name}
      </Link>,
    ],
    ['Email', `${email} (${isEmailConfirmed ? 'confirmed' : 'not confirmed: no decision is mailed there'})`],
    ['Phone', application.phone],
    ['Website', application.website],
    ['Sponsor', saySponsor(sponsorId, sponsorName)],
    ['How they heard of us', application.heardFrom],
    ['Applied', formatDateTime(application.appliedOn)],
  ];
  return facts.flatMap(([term, description]) =>
    description === null ? [] : { term, description, isLong: sentences.has(term) },
  );
}

function saySponsor(id: ApplicationFieldsFragment['sponsorId'], name: string | null): string {
  return id === null || Number(id) === marketplaceAffiliate
    ? 'No referral'
    : `${name ?? ''} (affiliate ID ${id})`;
}
