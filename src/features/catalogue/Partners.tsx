import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { Listing } from '#domain/listing.ts';
import { useAdminPartnersQuery } from '#graphql/adminHooks.ts';
import { FilterChips } from '#haven/data/FilterChips.tsx';
import { ListPage } from '#haven/data/ListPage.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useListPage } from '#admin/useListPage.ts';
import { PartnerDetail } from './PartnerDetail.tsx';
import { partnerList, partnerVariables } from './partnerList.ts';
import { PartnerTable } from './PartnerTable.tsx';
import { UnfoundSearches } from './UnfoundSearches.tsx';

interface PartnersProps {
  /** Draws a partner's page as people see it once this listing is published. */
  readonly renderPreview: (path: string, listing: Listing) => ReactNode;
}

/** The partners with their offers and pages: all of them, or one to be edited (admin, P0-6). */
export function Partners(props: PartnersProps) {
  const { open } = useAdminList(partnerList).place;
  return open === null ? <PartnerPage /> : <PartnerDetail key={open} id={open} {...props} />;
}

const draftOptions = [{ value: 'open', label: 'With a draft' }];

function PartnerPage() {
  const { place, variables, filterOf, listPage } = useListPage(partnerList, partnerVariables);
  const word = place.filters['word']?.[0];
  const asked = useAdminPartnersQuery({ variables, ...adminQueryOptions });

  return (
    <ListPage
      {...listPage}
      {...regionOf(asked)}
      title="Partners"
      lead="The partners, their offers and their pages. People see published versions, never drafts."
      searchLabel="Search by name"
      filters={<FilterChips {...filterOf('drafts')} label="Drafts" options={draftOptions} />}
      what="the partners"
      none="There are no partners."
      data={shownOf(asked)?.adminPartners}
    >
      {(page) => (
        <>
          {word !== undefined && (
            <Alert severity="info">Choose a partner. Its search words then get “{word}”.</Alert>
          )}
          <PartnerTable {...page} isLoading={asked.loading} />
          <UnfoundSearches />
        </>
      )}
    </ListPage>
  );
}
