import { useAdminCustomersQuery } from '#graphql/adminHooks.ts';
import { FilterChips } from '#haven/data/FilterChips.tsx';
import { ListPage } from '#haven/data/ListPage.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useListPage } from '#admin/useListPage.ts';
import { CustomerDetail } from './CustomerDetail.tsx';
import { customerList, customerVariables } from './customerList.ts';
import styles from './Customers.module.css';
import { CustomerTable } from './CustomerTable.tsx';
import { PartnerFilter } from './PartnerFilter.tsx';

/** The companies of the marketplace and the partners that each has: all of them, or one (admin, P0-4). */
export function Customers() {
  const { open } = useAdminList(customerList).place;
  return open === null ? <CustomerPage /> : <CustomerDetail key={open} id={open} />;
}

const partnerOptions = [{ value: 'none', label: 'Without partners' }];
const waitingOptions = [{ value: 'partner', label: 'Asked for a partner' }];

function CustomerPage() {
  const { place, goTo, variables, listPage } = useListPage(customerList, customerVariables);
  const asked = useAdminCustomersQuery({ variables, ...adminQueryOptions });

  return (
    <ListPage
      {...listPage}
      {...regionOf(asked)}
      title="Customers"
      lead="The companies of the marketplace. A partner that you switch on or off changes at once for everyone in that company."
      searchLabel="Search by name"
      filters={
        <div className={styles['filters']}>
          <FilterChips
            label="Partners"
            options={partnerOptions}
            chosen={place.filters['partners'] ?? []}
            onChange={(partners) => goTo({ filters: { ...place.filters, partners, partnerId: [] } })}
          />
          <FilterChips
            label="Waiting"
            options={waitingOptions}
            chosen={place.filters['asks'] ?? []}
            onChange={(asks) => goTo({ filters: { ...place.filters, asks } })}
          />
          <PartnerFilter
            partnerId={place.filters['partnerId']?.[0] ?? null}
            onChange={(id) =>
              goTo({ filters: { ...place.filters, partnerId: id === null ? [] : [id], partners: [] } })
            }
          />
        </div>
      }
      what="the customers"
      none="No company has registered."
      data={shownOf(asked)?.adminCustomers}
    >
      {(page) => <CustomerTable {...page} isLoading={asked.loading} />}
    </ListPage>
  );
}
