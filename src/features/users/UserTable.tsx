import { adminEntryOf } from '#domain/adminAddress.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { fullName } from '#domain/userInfo.ts';
import type { AdminUserFieldsFragment } from '#graphql/adminHooks.ts';
import { Link } from '#haven/Link.tsx';
import { ListTable, type ListColumn } from '#haven/ListTable.tsx';
import { Pagination } from '#haven/Pagination.tsx';
import { useAdminList } from '#admin/useAdminList.ts';
import { BulkMoves } from './BulkMoves.tsx';
import type { useUserMove } from './useUserMove.ts';
import { nameRole, statusNames, userList } from './userList.ts';
import styles from './UserTable.module.css';

interface UserTableProps {
  readonly rows: readonly AdminUserFieldsFragment[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
  /** Those that are selected. */
  readonly chosen: readonly AdminUserFieldsFragment[];
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly deciding: ReturnType<typeof useUserMove>;
}

const columns: readonly ListColumn<AdminUserFieldsFragment>[] = [
  { name: 'Name', order: 'name', ways: ['A to Z', 'Z to A'], cell: (user) => <UserName user={user} /> },
  { name: 'Role', isShort: true, cell: ({ roleId }) => nameRole(roleId) },
  { name: 'Status', isShort: true, cell: ({ status }) => statusNames[status] },
  {
    name: 'Customer',
    hasWholeWords: true,
    cell: ({ customerId, customerName }) =>
      customerId && customerName ? (
        <Link href={adminEntryOf('customers', customerId)}>{customerName}</Link>
      ) : (
        '–'
      ),
  },
  {
    name: 'Last login',
    isShort: true,
    order: 'lastLogIn',
    descendsFirst: true,
    ways: ['longest ago first', 'latest first'],
    cell: ({ lastLogInOn }) => (lastLogInOn ? formatDateTime(lastLogInOn) : 'Never'),
  },
  {
    name: 'Created',
    isShort: true,
    order: 'createdOn',
    descendsFirst: true,
    ways: ['oldest first', 'newest first'],
    cell: ({ createdOn }) => formatDateTime(createdOn),
  },
];

/** A page of the users. */
export function UserTable({ rows, total, isLoading, chosen, onSelect, deciding }: UserTableProps) {
  const { place, goTo } = useAdminList(userList);
  return (
    <div aria-busy={isLoading}>
      <ListTable
        caption="Users"
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={fullName}
        columns={columns}
        order={place}
        onOrder={goTo}
        selected={new Set(chosen.map(({ id }) => id))}
        onSelect={onSelect}
        bulk={<BulkMoves rows={chosen} deciding={deciding} />}
        footer={
          <Pagination
            label="Pages of users"
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

/** Leads to the user. */
function UserName({ user }: { readonly user: AdminUserFieldsFragment }) {
  const { hrefOf } = useAdminList(userList);
  const { id, email, isSelf } = user;
  return (
    <span className={styles['name']}>
      <Link href={hrefOf({ open: id })}>{fullName(user)}</Link>
      <span className={styles['note']}>{isSelf ? `${email} (you)` : email}</span>
    </span>
  );
}
