import { requestStatusNames } from '#domain/requestStatus.ts';
import { useQueuedRequestsQuery } from '#graphql/adminHooks.ts';
import { FilterChips } from '#haven/data/FilterChips.tsx';
import { ListPage } from '#haven/data/ListPage.tsx';
import { DecisionOutcome } from '#haven/feedback/DecisionOutcome.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useListPage } from '#admin/useListPage.ts';
import { useSelection } from '#admin/useSelection.ts';
import { RequestDetail } from './RequestDetail.tsx';
import { requestList, requestVariables, statuses } from './requestList.ts';
import { RequestTable } from './RequestTable.tsx';
import { useRequestDecision } from './useRequestDecision.ts';

/** What companies ask the marketplace to offer: the queue, or one of them (admin, P0-2). */
export function QueuedRequests() {
  const { open } = useAdminList(requestList).place;
  return open === null ? <RequestQueue /> : <RequestDetail key={open} id={open} />;
}

const statusOptions = statuses.map((value) => ({ value, label: requestStatusNames[value] }));

function RequestQueue() {
  const { variables, filterOf, listPage } = useListPage(requestList, requestVariables);
  const asked = useQueuedRequestsQuery({ variables, ...adminQueryOptions });
  const queue = shownOf(asked)?.queuedRequests;
  const selection = useSelection(queue?.rows);
  // Not of the table, which goes where no row is left.
  const deciding = useRequestDecision(selection.chosen, selection.select);

  return (
    <ListPage
      {...listPage}
      {...regionOf(asked)}
      title="Product requests"
      lead="Products that companies ask the marketplace to offer. We email your decision to the person who asked."
      searchLabel="Search by name or reference"
      filters={<FilterChips {...filterOf('status')} label="Status" options={statusOptions} />}
      outcome={<DecisionOutcome outcome={deciding.outcome} what="requests" />}
      what="the requests"
      none="Nobody has asked for a product."
      data={queue}
    >
      {(page) => (
        <RequestTable {...page} isLoading={asked.loading} selection={selection} deciding={deciding} />
      )}
    </ListPage>
  );
}
