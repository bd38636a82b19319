import { formatDateTime } from '#domain/dateTime.ts';
import type { AdminCustomerFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminTable, type PageProps } from '#admin/AdminTable.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { customerList } from './customerList.ts';
import styles from './CustomerTable.module.css';
import { sayWanted } from './sayWanted.ts';

const columns: readonly DataColumn<AdminCustomerFieldsFragment>[] = [
  {
    name: 'Name',
    order: 'name',
    ways: ['A to Z', 'Z to A'],
    cell: ({ id, name }) => (
      <EntryLink list={customerList} id={id}>
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
    ways: ['fewest first', 'most first'],
    cell: ({ users }) => users.toLocaleString('en-US'),
  },
  {
    name: 'Partners',
    cell: ({ partners, asksFor }) => (
      <div className={styles['partners']}>
        {partners.toLocaleString('en-US')}
        {asksFor.length > 0 && <Chip tone="warning">{sayWanted(asksFor)}</Chip>}
      </div>
    ),
  },
  {
    name: 'Created',
    fit: 'line',
    order: 'createdOn',
    descendsFirst: true,
    ways: ['oldest first', 'newest first'],
    cell: ({ createdOn }) => formatDateTime(createdOn),
  },
];

/** A page of the customers. */
export function CustomerTable(page: PageProps<AdminCustomerFieldsFragment>) {
  return (
    <AdminTable
      {...page}
      list={customerList}
      what="customers"
      caption="Customers"
      nameOf={({ name }) => name}
      columns={columns}
    />
  );
}
