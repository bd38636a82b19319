import { adminEntryPath } from '#domain/adminAddress.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { fullName } from '#domain/userInfo.ts';
import { useAdminUsersQuery, type AdminUserFieldsFragment } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { AdminList } from '#admin/AdminList.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminSection } from '#admin/AdminSection.tsx';
import { DecisionBar } from '#admin/DecisionButtons.tsx';
import { DecisionOutcome } from '#admin/DecisionOutcome.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { formatFilterValue } from '#admin/formatFilterValue.ts';
import { NotedCell } from '#admin/NotedCell.tsx';
import { useAdminList, useListQueryOptions } from '#admin/useAdminList.ts';
import { UserDetail } from './UserDetail.tsx';
import {
  roleNameOf,
  roleIds,
  memberStatusValues,
  memberStatusNames,
  usersShape,
  toUserVariables,
} from './userList.ts';
import { UserActionDialog } from './UserActionDialog.tsx';
import { listBulkActions, userActionTexts, useUserAction } from './userActions.ts';

/** Section of the people who have an account: the list, or one person (admin, P0-3). */
export function Users() {
  return (
    <AdminSection list={usersShape} renderEntry={(id) => <UserDetail key={id} id={id} />}>
      <UserList />
    </AdminSection>
  );
}

const roleOptions = roleIds.map((value) => ({ value, label: roleNameOf(Number(value)) }));
const statusOptions = memberStatusValues.map((value) => ({ value, label: memberStatusNames[value] }));

const columns: readonly DataColumn<AdminUserFieldsFragment>[] = [
  {
    name: 'Name',
    order: 'name',
    directions: ['A to Z', 'Z to A'],
    cell: (user) => (
      <NotedCell note={user.isSelf ? `${user.email} (you)` : user.email}>
        <EntryLink list={usersShape} id={user.id}>
          {fullName(user)}
        </EntryLink>
      </NotedCell>
    ),
  },
  { name: 'Role', fit: 'line', cell: ({ roleId }) => roleNameOf(roleId) },
  { name: 'Status', fit: 'line', cell: ({ status }) => memberStatusNames[status] },
  {
    name: 'Customer',
    fit: 'words',
    cell: ({ customerId, customerName }) =>
      customerId && customerName ? (
        <Link href={adminEntryPath('customers', customerId)}>{customerName}</Link>
      ) : (
        '–'
      ),
  },
  {
    name: 'Last login',
    fit: 'line',
    order: 'lastLogIn',
    descendsFirst: true,
    directions: ['longest ago first', 'latest first'],
    cell: ({ lastLogInOn }) => (lastLogInOn ? formatDateTime(lastLogInOn) : 'Never'),
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

function UserList() {
  const answer = useAdminUsersQuery(useListQueryOptions(usersShape, toUserVariables));
  const { list, data, selected } = useAdminList(usersShape, answer, ({ adminUsers }) => adminUsers);
  const deciding = useUserAction(
    selected.map((user) => Object.assign({ decisions: listBulkActions(user) }, user)),
    list.select,
    list.drop,
  );

  return (
    <AdminList
      list={list}
      title="Users"
      lead="Everyone who has an account. The audit log records what you do here."
      what="users"
      none="Nobody has an account."
      searchLabel="Search by name or email"
      filters={[
        { name: 'role', label: 'Role', options: roleOptions },
        { name: 'status', label: 'Status', options: statusOptions },
        {
          name: 'customerId',
          label: 'Customer',
          nameOf: (id) => formatFilterValue(data?.adminUsers.customer, id, { unnamed: `Customer ${id}` }),
        },
      ]}
      columns={columns}
      notice={<DecisionOutcome outcome={deciding.outcome} what="users" />}
      selection={{
        nameOf: fullName,
        actions: (
          <DecisionBar
            words={userActionTexts}
            deciding={deciding}
            none={
              selected.some(({ isSelf }) => isSelf)
                ? 'You cannot change your own access.'
                : 'You cannot change these users.'
            }
          >
            {(action) => <UserActionDialog action={action} rows={deciding.decided} deciding={deciding} />}
          </DecisionBar>
        ),
      }}
    />
  );
}
