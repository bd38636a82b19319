import type { ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { useAdminCustomersQuery } from '#graphql/adminHooks.ts';
import { DownloadButton } from '#haven/DownloadButton.tsx';
import { FilterChips } from '#haven/FilterChips.tsx';
import { PagedRegion } from '#haven/PagedRegion.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { SearchField } from '#haven/SearchField.tsx';
import { useAdminList } from '#session/useAdminList.ts';
import { useListExport } from '#session/useListExport.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { CustomerDetail } from './CustomerDetail.tsx';
import { customerList, customerVariables } from './customerList.ts';
import styles from './Customers.module.css';
import { CustomerTable } from './CustomerTable.tsx';
import { PartnerFilter } from './PartnerFilter.tsx';

interface CustomersProps {
  /** What was done with a customer of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** The companies of the marketplace and the partners that each has: all of them, or one (admin, P0-4). */
export function Customers({ renderLog }: CustomersProps) {
  const { place } = useAdminList(customerList);
  return place.open === null ? (
    <CustomerPage />
  ) : (
    <CustomerDetail key={place.open} id={place.open} renderLog={renderLog} />
  );
}

const partnerOptions = [{ value: 'none', label: 'Without partners' }];

function CustomerPage() {
  const { userInfo } = useViewer();
  const { place, goTo, region } = useAdminList(customerList);
  const search = useSearchText();
  const { data, previousData, loading, error, refetch } = useAdminCustomersQuery({
    variables: customerVariables(place),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: userInfo === null,
  });
  const customers = (data ?? (loading ? previousData : undefined))?.adminCustomers;
  const file = useListExport('customers', customerVariables(place));

  return (
    <RailPage
      title="Customers"
      lead="The companies of the marketplace. What you switch on or off for one is so at once for all of its people."
      actions={<DownloadButton {...file} />}
    >
      <SearchField
        id="customer-search"
        label="Search by name"
        maxLength={limits.searchLength}
        value={search.typed}
        onValueChange={search.type}
      />
      <div className={styles['filters']}>
        <FilterChips
          label="Partners"
          options={partnerOptions}
          chosen={place.filters['partners'] ?? []}
          onChange={(partners) => goTo({ filters: { partners, partnerId: [] } })}
        />
        <PartnerFilter
          partnerId={place.filters['partnerId']?.[0] ?? null}
          onChange={(id) =>
            goTo({ filters: { ...place.filters, partnerId: id === null ? [] : [id], partners: [] } })
          }
        />
      </div>
      <PagedRegion
        what="the customers"
        data={customers}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
        {...region}
        none="No company has registered."
      >
        {(page) => <CustomerTable {...page} isLoading={loading} />}
      </PagedRegion>
    </RailPage>
  );
}
