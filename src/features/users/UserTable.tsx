import { adminEntryOf } from '#domain/adminAddress.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { fullName } from '#domain/userInfo.ts';
import type { AdminUserFieldsFragment } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminTable, type PageProps } from '#admin/AdminTable.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { NotedCell } from '#admin/NotedCell.tsx';
import type { Selection } from '#admin/useSelection.ts';
import { BulkMoves } from './BulkMoves.tsx';
import type { useUserMove } from './useUserMove.ts';
import { nameRole, statusNames, userList } from './userList.ts';

interface UserTableProps extends PageProps<AdminUserFieldsFragment> {
  readonly selection: Selection<AdminUserFieldsFragment>;
  readonly deciding: ReturnType<typeof useUserMove>;
}

const columns: readonly DataColumn<AdminUserFieldsFragment>[] = [
  {
    name: 'Name',
    order: 'name',
    ways: ['A to Z', 'Z to A'],
    cell: (user) => (
      <NotedCell note={user.isSelf ? `${user.email} (you)` : user.email}>
        <EntryLink list={userList} id={user.id}>
          {fullName(user)}
        </EntryLink>
      </NotedCell>
    ),
  },
  { name: 'Role', fit: 'line', cell: ({ roleId }) => nameRole(roleId) },
  { name: 'Status', fit: 'line', cell: ({ status }) => statusNames[status] },
  {
    name: 'Customer',
    fit: 'words',
    cell: ({ customerId, customerName }) =>
      customerId && customerName ? (
        <Link href={adminEntryOf('customers', customerId)}>{customerName}</Link>
      ) : (
        '–'
      ),
  },
  {
    name: 'Last login',
    fit: 'line',
    order: 'lastLogIn',
    descendsFirst: true,
    ways: ['longest ago first', 'latest first'],
    cell: ({ lastLogInOn }) => (lastLogInOn ? formatDateTime(lastLogInOn) : 'Never'),
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

/** A page of the users. */
export function UserTable({ deciding, ...page }: UserTableProps) {
  return (
    <AdminTable
      {...page}
      list={userList}
      what="users"
      caption="Users"
      nameOf={fullName}
      columns={columns}
      bulk={<BulkMoves rows={page.selection.chosen} deciding={deciding} />}
    />
  );
}
