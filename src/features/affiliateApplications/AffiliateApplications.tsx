import { useAffiliateApplicationsQuery } from '#graphql/adminHooks.ts';
import { FilterChips } from '#haven/data/FilterChips.tsx';
import { ListPage } from '#haven/data/ListPage.tsx';
import { DecisionOutcome } from '#haven/feedback/DecisionOutcome.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useListPage } from '#admin/useListPage.ts';
import { useSelection } from '#admin/useSelection.ts';
import { ApplicationDetail } from './ApplicationDetail.tsx';
import { applicationList, applicationVariables, stateNames, states } from './applicationList.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { useApplicationDecision } from './useApplicationDecision.ts';

/** Who applied to be an affiliate: the queue, or one of them. */
export function AffiliateApplications() {
  const { open } = useAdminList(applicationList).place;
  return open === null ? <ApplicationQueue /> : <ApplicationDetail key={open} id={open} />;
}

const stateOptions = states.map((value) => ({ value, label: stateNames[value] }));

function ApplicationQueue() {
  const { variables, filterOf, listPage } = useListPage(applicationList, applicationVariables);
  const asked = useAffiliateApplicationsQuery({
    variables,
    ...adminQueryOptions,
  });
  const queue = shownOf(asked)?.affiliateApplications;
  const selection = useSelection(queue?.rows);
  // Not of the table, which goes where no row is left.
  const deciding = useApplicationDecision(selection.chosen, selection.select);

  return (
    <ListPage
      {...listPage}
      {...regionOf(asked)}
      title="Affiliates"
      lead="Everyone who applied to be an affiliate, and the decision about them. We email your decision to the applicant."
      searchLabel="Search by company, name, email or affiliate ID"
      filters={<FilterChips {...filterOf('state')} label="State" options={stateOptions} />}
      outcome={<DecisionOutcome outcome={deciding.outcome} what="applications" />}
      what="the applications"
      none="Nobody has applied to be an affiliate."
      data={queue}
    >
      {(page) => (
        <ApplicationTable {...page} isLoading={asked.loading} selection={selection} deciding={deciding} />
      )}
    </ListPage>
  );
}
