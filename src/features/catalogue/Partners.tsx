import type { ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { useAdminPartnersQuery } from '#graphql/adminHooks.ts';
import { DownloadButton } from '#haven/DownloadButton.tsx';
import { FilterChips } from '#haven/FilterChips.tsx';
import { PagedRegion } from '#haven/PagedRegion.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { SearchField } from '#haven/SearchField.tsx';
import { useAdminList } from '#session/useAdminList.ts';
import { useListExport } from '#session/useListExport.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { PartnerDetail } from './PartnerDetail.tsx';
import { partnerList, partnerVariables } from './partnerList.ts';
import { PartnerTable } from './PartnerTable.tsx';

interface PartnersProps {
  /** Draws a partner's page as its draft has it. */
  readonly renderPreview: (path: string) => ReactNode;
  /** What was done with a partner of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** The partners with their offers and pages: all of them, or one to be edited (admin, P0-6). */
export function Partners(props: PartnersProps) {
  const { place } = useAdminList(partnerList);
  return place.open === null ? (
    <PartnerPage />
  ) : (
    <PartnerDetail key={place.open} id={place.open} {...props} />
  );
}

const draftOptions = [{ value: 'open', label: 'With a draft' }];

function PartnerPage() {
  const { userInfo } = useViewer();
  const { place, goTo, region } = useAdminList(partnerList);
  const search = useSearchText();
  const { data, previousData, loading, error, refetch } = useAdminPartnersQuery({
    variables: partnerVariables(place),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: userInfo === null,
  });
  const partners = (data ?? (loading ? previousData : undefined))?.adminPartners;
  const file = useListExport('partners', partnerVariables(place));

  return (
    <RailPage
      title="Partners"
      lead="What each offers, and what its pages say. People see what you publish, never a draft."
      actions={<DownloadButton {...file} />}
    >
      <SearchField
        id="partner-search"
        label="Search by name"
        maxLength={limits.searchLength}
        value={search.typed}
        onValueChange={search.type}
      />
      <FilterChips
        label="Drafts"
        options={draftOptions}
        chosen={place.filters['drafts'] ?? []}
        onChange={(drafts) => goTo({ filters: { ...place.filters, drafts } })}
      />
      <PagedRegion
        what="the partners"
        data={partners}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
        {...region}
        none="There are no partners."
      >
        {(page) => <PartnerTable {...page} isLoading={loading} />}
      </PagedRegion>
    </RailPage>
  );
}
