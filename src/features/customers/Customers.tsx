import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatDateTime } from '#domain/dateTime.ts';
import {
  useAdminCustomersQuery,
  usePartnerTitlesQuery,
  type AdminCustomerFieldsFragment,
} from '#graphql/adminHooks.ts';
import { AdminList } from '#admin/AdminList.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { AdminSection } from '#admin/AdminSection.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { useAdminList, useListQueryOptions } from '#admin/useAdminList.ts';
import { formatCount } from '#haven/data/quantities.ts';
import { CustomerDetail } from './CustomerDetail.tsx';
import { customersShape, toCustomerVariables } from './customerList.ts';
import { formatRequestedPartners } from './formatRequestedPartners.ts';

/** Section of the customers: the list, or one company (admin, P0-4). */
export function Customers() {
  return (
    <AdminSection list={customersShape} renderEntry={(id) => <CustomerDetail key={id} id={id} />}>
      <CustomerList />
    </AdminSection>
  );
}

const columns: readonly DataColumn<AdminCustomerFieldsFragment>[] = [
  {
    name: 'Name',
    order: 'name',
    directions: ['A to Z', 'Z to A'],
    cell: ({ id, name }) => (
      <EntryLink list={customersShape} id={id}>
        {name}
      </EntryLink>
    ),
  },
  { name: 'Type', cell: ({ typeName }) => typeName ?? 'Not provided' },
  {
    name: 'Users',
    fit: 'line',
    order: 'users',
    descendsFirst: true,
    directions: ['fewest first', 'most first'],
    cell: ({ users }) => formatCount(users),
  },
  {
    name: 'Partners',
    cell: ({ partners, asksFor }) => (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {formatCount(partners)}
        {asksFor.length > 0 && <Chip color="warning" label={formatRequestedPartners(asksFor)} />}
      </Stack>
    ),
  },
  {
    name: 'Created',
    fit: 'line',
    order: 'createdOn',
    descendsFirst: true,
    directions: ['oldest first', 'newest first'],
    cell: ({ createdOn }) => formatDateTime(createdOn),
  },
];

function CustomerList() {
  const answer = useAdminCustomersQuery(useListQueryOptions(customersShape, toCustomerVariables));
  const { list, params } = useAdminList(customersShape, answer, ({ adminCustomers }) => adminCustomers);
  const { data } = usePartnerTitlesQuery();
  const options = (data?.partnerTitles ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const partnerId = params.filters['partnerId']?.[0] ?? '';
  const unnamed = data ? `Partner ${partnerId} (not found)` : `Partner ${partnerId}`;
  const isUnknown = partnerId !== '' && !options.some(({ value }) => value === partnerId);
  return (
    <AdminList
      list={list}
      title="Customers"
      lead="The companies of the marketplace. A partner that you switch on or off changes at once for everyone in that company."
      what="customers"
      none="No company has registered."
      searchLabel="Search by name"
      filters={[
        {
          name: 'partners',
          label: 'Partners',
          options: [{ value: 'none', label: 'Without partners' }],
          clears: ['partnerId'],
        },
        { name: 'asks', label: 'Waiting', options: [{ value: 'partner', label: 'Asked for a partner' }] },
      ]}
      furtherFilters={
        <Box sx={{ flex: '0 1 320px' }}>
          <SelectField
            label="Has partner"
            placeholder="Any"
            options={isUnknown ? [...options, { value: partnerId, label: unnamed }] : options}
            value={partnerId}
            onChange={({ target: { value } }) =>
              list.filterBy({ partnerId: value ? [value] : [], partners: [] })
            }
          />
        </Box>
      }
      columns={columns}
    />
  );
}
