import { useState, type ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { useAffiliateApplicationsQuery } from '#graphql/adminHooks.ts';
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
import { ApplicationDetail } from './ApplicationDetail.tsx';
import { applicationList, applicationVariables, stateNames, states } from './applicationList.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { useApplicationDecision } from './useApplicationDecision.ts';

interface AffiliateApplicationsProps {
  /** What was done with an application of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** Who applied to be an affiliate: the queue, or one of them. */
export function AffiliateApplications({ renderLog }: AffiliateApplicationsProps) {
  const { place } = useAdminList(applicationList);
  return place.open === null ? (
    <ApplicationQueue />
  ) : (
    <ApplicationDetail key={place.open} id={place.open} renderLog={renderLog} />
  );
}

const stateOptions = states.map((value) => ({ value, label: stateNames[value] }));

function ApplicationQueue() {
  const { userInfo } = useViewer();
  const { place, goTo, region } = useAdminList(applicationList);
  const search = useSearchText();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData, loading, error, refetch } = useAffiliateApplicationsQuery({
    variables: applicationVariables(place),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: userInfo === null,
  });
  const queue = (data ?? (loading ? previousData : undefined))?.affiliateApplications;
  const chosen = (queue?.rows ?? []).filter(({ id }) => selected.has(id));
  // Not of the table, which goes where no row is left.
  const deciding = useApplicationDecision(chosen, () => select(new Set()));
  const file = useListExport('affiliates', applicationVariables(place));

  return (
    <RailPage
      title="Affiliates"
      lead="Who applied to be an affiliate, and what became of it. Applicants are told by mail what you decide."
      actions={<DownloadButton {...file} />}
    >
      <SearchField
        id="application-search"
        label="Search by company, name, email or affiliate ID"
        maxLength={limits.searchLength}
        value={search.typed}
        onValueChange={search.type}
      />
      <FilterChips
        label="State"
        options={stateOptions}
        chosen={place.filters['state'] ?? []}
        onChange={(state) => goTo({ filters: { ...place.filters, state } })}
      />
      <DecisionOutcome outcome={deciding.outcome} what="applications" />
      <PagedRegion
        what="the applications"
        data={queue}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
        {...region}
        none="Nobody has applied to be an affiliate."
      >
        {(page) => (
          <ApplicationTable
            {...page}
            isLoading={loading}
            chosen={chosen}
            onSelect={select}
            deciding={deciding}
          />
        )}
      </PagedRegion>
    </RailPage>
  );
}
