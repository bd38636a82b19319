import { useState, type ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { requestStatusNames } from '#domain/requestStatus.ts';
import { useQueuedRequestsQuery } from '#graphql/adminHooks.ts';
import { DecisionOutcome } from '#haven/DecisionOutcome.tsx';
import { DownloadButton } from '#haven/DownloadButton.tsx';
import { FilterChips } from '#haven/FilterChips.tsx';
import { PagedRegion } from '#haven/PagedRegion.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { SearchField } from '#haven/SearchField.tsx';
import { useAdminList } from '#session/useAdminList.ts';
import { useListExport } from '#session/useListExport.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { RequestDetail } from './RequestDetail.tsx';
import { requestList, requestVariables, statuses } from './requestList.ts';
import { RequestTable } from './RequestTable.tsx';
import { useRequestDecision } from './useRequestDecision.ts';

interface QueuedRequestsProps {
  /** What was done with a request of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** What companies ask the marketplace to offer: the queue, or one of them (admin, P0-2). */
export function QueuedRequests({ renderLog }: QueuedRequestsProps) {
  const { place } = useAdminList(requestList);
  return place.open === null ? (
    <RequestQueue />
  ) : (
    <RequestDetail key={place.open} id={place.open} renderLog={renderLog} />
  );
}

const statusOptions = statuses.map((value) => ({ value, label: requestStatusNames[value] }));

function RequestQueue() {
  const { userInfo } = useViewer();
  const { place, goTo, region } = useAdminList(requestList);
  const search = useSearchText();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData, loading, error, refetch } = useQueuedRequestsQuery({
    variables: requestVariables(place),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: userInfo === null,
  });
  const queue = (data ?? (loading ? previousData : undefined))?.queuedRequests;
  const chosen = (queue?.rows ?? []).filter(({ id }) => selected.has(id));
  // Not of the table, which goes where no row is left.
  const deciding = useRequestDecision(chosen, () => select(new Set()));
  const file = useListExport('requests', requestVariables(place));

  return (
    <RailPage
      title="Product requests"
      lead="What companies ask the marketplace to offer. Whoever asked is told by mail what you decide."
      actions={<DownloadButton {...file} />}
    >
      <SearchField
        id="request-search"
        label="Search by name or reference"
        maxLength={limits.searchLength}
        value={search.typed}
        onValueChange={search.type}
      />
      <FilterChips
        label="Status"
        options={statusOptions}
        chosen={place.filters['status'] ?? []}
        onChange={(status) => goTo({ filters: { ...place.filters, status } })}
      />
      <DecisionOutcome outcome={deciding.outcome} what="requests" />
      <PagedRegion
        what="the requests"
        data={queue}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
        {...region}
        none="Nobody has asked for a product."
      >
        {(page) => (
          <RequestTable {...page} isLoading={loading} chosen={chosen} onSelect={select} deciding={deciding} />
        )}
      </PagedRegion>
    </RailPage>
  );
}
