import { adminEntryPath } from '#domain/adminAddress.ts';
import { marketplaceAffiliateId } from '#domain/affiliate.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { useAffiliateApplicationQuery, type ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { keptData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { DecisionButtons } from '#admin/DecisionButtons.tsx';
import { DecisionOutcome } from '#admin/DecisionOutcome.tsx';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntryFacts } from '#admin/EntryFacts.tsx';
import { EntryPage } from '#admin/EntryPage.tsx';
import { ApplicationDecisionDialog } from './ApplicationDecisionDialog.tsx';
import { applicationsShape, applicationStateNames } from './applicationList.ts';
import { applicationDecisionTexts, useApplicationDecision } from './decisions.ts';
import { Duplicates } from './Duplicates.tsx';

export function ApplicationDetail({ id }: { readonly id: string }) {
  const asked = useAffiliateApplicationQuery({ variables: { id }, ...adminQueryOptions });
  const detail = keptData(asked)?.affiliateApplication;
  return (
    <EntryPage
      list={applicationsShape}
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
        actions={<DecisionButtons words={applicationDecisionTexts} deciding={deciding} />}
      />
      {asked && <ApplicationDecisionDialog decision={asked} what={application.company} deciding={deciding} />}
    </>
  );
}

function factsOf(application: ApplicationFieldsFragment) {
  const { email, isEmailConfirmed, sponsorName, sponsorId, decidedOn, decidedBy } = application;
  return [
    { term: 'State', description: applicationStateNames[application.state] },
    { term: 'Reason', description: application.reason, isLong: true },
    {
      term: 'Decided by',
      description: decidedOn && `${decidedBy ?? 'An administrator'}, ${formatDateTime(decidedOn)}`,
    },
    { term: 'Question', description: application.question, isLong: true },
    {
      term: 'Answer',
      description: application.question && (application.answer ?? 'None yet'),
      isLong: true,
    },
    { term: 'Affiliate ID', description: application.id },
    {
      term: 'Applicant',
      description: <Link href={adminEntryPath('users', application.userId)}>{application.name}</Link>,
    },
    {
      term: 'Email',
      description: `${email} (${isEmailConfirmed ? 'confirmed' : 'not confirmed: no decision is mailed there'})`,
    },
    { term: 'Phone', description: application.phone },
    { term: 'Website', description: application.website },
    {
      term: 'Sponsor',
      description:
        sponsorId === null || Number(sponsorId) === marketplaceAffiliateId
          ? 'No referral'
          : `${sponsorName ?? ''} (affiliate ID ${sponsorId})`,
    },
    { term: 'How they heard of us', description: application.heardFrom },
    { term: 'Applied', description: formatDateTime(application.appliedOn) },
  ];
}
