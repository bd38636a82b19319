import type { ReactNode } from 'react';
import { adminEntryOf } from '#domain/adminAddress.ts';
import { houseAffiliate } from '#domain/affiliate.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { useAffiliateApplicationQuery, type ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { keptOf } from '#session/askedQuery.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { DecisionButtons } from '#admin/DecisionButtons.tsx';
import { DecisionOutcome } from '#admin/DecisionOutcome.tsx';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntryFacts } from '#admin/EntryFacts.tsx';
import { EntryPage } from '#admin/EntryPage.tsx';
import { ApplicationDecision } from './ApplicationDecision.tsx';
import { applicationList, stateNames } from './applicationList.ts';
import { decisionWords } from './decisions.ts';
import { Duplicates } from './Duplicates.tsx';
import { useApplicationDecision } from './useApplicationDecision.ts';

/** One application, with the facts and the buttons for a decision. */
export function ApplicationDetail({ id }: { readonly id: string }) {
  const asked = useAffiliateApplicationQuery({ variables: { id }, ...adminQueryOptions });
  const detail = keptOf(asked)?.affiliateApplication;
  return (
    <EntryPage
      list={applicationList}
      wayBack="All applications"
      what="the application"
      title={detail?.application.company ?? 'Application'}
      data={detail}
      asked={asked}
    >
      {({ application, duplicates }) => (
        <>
          <ApplicationFacts application={application} />
          <Duplicates duplicates={duplicates} />
          <EntityLog entity="application" entityId={id} />
        </>
      )}
    </EntryPage>
  );
}

function ApplicationFacts({ application }: { readonly application: ApplicationFieldsFragment }) {
  const deciding = useApplicationDecision([application]);
  const { asked } = deciding;
  return (
    <>
      <DecisionOutcome outcome={deciding.outcome} what="applications" />
      <EntryFacts
        items={factsOf(application)}
        actions={<DecisionButtons words={decisionWords} deciding={deciding} />}
      />
      {asked && <ApplicationDecision decision={asked} what={application.company} deciding={deciding} />}
    </>
  );
}

/** Facts of which people write whole sentences. */
const sentences: ReadonlySet<string> = new Set(['Reason', 'Question', 'Answer']);

/** The known facts of an application. */
function factsOf(application: ApplicationFieldsFragment) {
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
      <Link key="applicant" href={adminEntryOf('users', application.userId)}>
        {application.name}
      </Link>,
    ],
    ['Email', `${email} (${isEmailConfirmed ? 'confirmed' : 'not confirmed: no decision is mailed there'})`],
    ['Phone', application.phone],
    ['Website', application.website],
    [
      'Sponsor',
      sponsorId === null || Number(sponsorId) === houseAffiliate
        ? 'No referral'
        : `${sponsorName ?? ''} (affiliate ID ${sponsorId})`,
    ],
    ['How they heard of us', application.heardFrom],
    ['Applied', formatDateTime(application.appliedOn)],
  ];
  return facts.flatMap(([term, description]) =>
    description === null ? [] : { term, description, isLong: sentences.has(term) },
  );
}
