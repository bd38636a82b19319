import { useAffiliateApplicationQuery, type ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
import { keptData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { DecisionButtons } from '#admin/DecisionButtons.tsx';
import { DecisionOutcome } from '#admin/DecisionOutcome.tsx';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntryFacts } from '#admin/EntryFacts.tsx';
import { EntryPage } from '#admin/EntryPage.tsx';
import { ApplicationDecision } from './ApplicationDecision.tsx';
import { applicationList } from './applicationList.ts';
import { decisionWords } from './decisions.ts';
import { Duplicates } from './Duplicates.tsx';
import { factsOf } from './factsOf.tsx';
import { useApplicationDecision } from './useApplicationDecision.ts';

/** An application with all that decides about it, and the ways to decide. */
export function ApplicationDetail({ id }: { readonly id: string }) {
  const asked = useAffiliateApplicationQuery({ variables: { id }, ...adminQueryOptions });
  const detail = keptData(asked)?.affiliateApplication;
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
