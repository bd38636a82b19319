import { formatDateTime } from '#domain/dateTime.ts';
import type { AdminCustomerFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/Chip.tsx';
import { Link } from '#haven/Link.tsx';
import { ListTable, type ListColumn } from '#haven/ListTable.tsx';
import { Pagination } from '#haven/Pagination.tsx';
import { useAdminList } from '#admin/useAdminList.ts';
import { customerList } from './customerList.ts';
import styles from './CustomerTable.module.css';
import { sayWanted } from './sayWanted.ts';

interface CustomerTableProps {
  readonly rows: readonly AdminCustomerFieldsFragment[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
}

const columns: readonly ListColumn<AdminCustomerFieldsFragment>[] = [
  {
    name: 'Name',
    order: 'name',
    ways: ['A to Z', 'Z to A'],
    cell: (customer) => <CustomerName customer={customer} />,
  },
  { name: 'Type', cell: ({ typeName }) => typeName ?? 'Not provided' },
  {
    name: 'Users',
    isShort: true,
    order: 'users',
    descendsFirst: true,
    ways: ['fewest first', 'most first'],
    cell: ({ users }) => users.toLocaleString('en-US'),
  },
  { name: 'Partners', cell: (customer) => <PartnerCell customer={customer} /> },
  {
    name: 'Created',
    isShort: true,
    order: 'createdOn',
    descendsFirst: true,
    ways: ['oldest first', 'newest first'],
    cell: ({ createdOn }) => formatDateTime(createdOn),
  },
];

/** A page of the customers. */
export function CustomerTable({ rows, total, isLoading }: CustomerTableProps) {
  const { place, goTo } = useAdminList(customerList);
  return (
    <div aria-busy={isLoading}>
      <ListTable
        caption="Customers"
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={columns}
        order={place}
        onOrder={goTo}
        footer={
          <Pagination
            label="Pages of customers"
            total={total}
            page={place.page}
            pageSize={place.pageSize}
            hasGoTo
            onChange={goTo}
          />
        }
      />
    </div>
  );
}

interface CellProps {
  readonly customer: AdminCustomerFieldsFragment;
}

/** How many partners it has, and which ones it waits for. */
function PartnerCell({ customer: { partners, asksFor } }: CellProps) {
  return (
    <div className={styles['partners']}>
      {partners.toLocaleString('en-US')}
      {asksFor.length > 0 && <Chip tone="warning">{sayWanted(asksFor)}</Chip>}
    </div>
  );
}

/** Leads to the customer. */
function CustomerName({ customer: { id, name } }: CellProps) {
  const { hrefOf } = useAdminList(customerList);
  return <Link href={hrefOf({ open: id })}>{name}</Link>;
}
