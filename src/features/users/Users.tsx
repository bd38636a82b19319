import { useAdminUsersQuery } from '#graphql/adminHooks.ts';
import { FilterChips } from '#haven/data/FilterChips.tsx';
import { ListPage } from '#haven/data/ListPage.tsx';
import { RowFilter } from '#haven/data/RowFilter.tsx';
import { DecisionOutcome } from '#haven/feedback/DecisionOutcome.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { nameFiltered } from '#admin/nameFiltered.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useListPage } from '#admin/useListPage.ts';
import { useSelection } from '#admin/useSelection.ts';
import { UserDetail } from './UserDetail.tsx';
import { nameRole, roleIds, statuses, statusNames, userList, userVariables } from './userList.ts';
import { bulkMovesOf } from './userMoves.ts';
import { UserTable } from './UserTable.tsx';
import { useUserMove } from './useUserMove.ts';

/** Everybody who has an account: all of them, or one (admin, P0-3). */
export function Users() {
  const { open } = useAdminList(userList).place;
  return open === null ? <UserPage /> : <UserDetail key={open} id={open} />;
}

const roleOptions = roleIds.map((value) => ({ value, label: nameRole(Number(value)) }));
const statusOptions = statuses.map((value) => ({ value, label: statusNames[value] }));

function UserPage() {
  const { variables, filterOf, listPage } = useListPage(userList, userVariables);
  const asked = useAdminUsersQuery({ variables, ...adminQueryOptions });
  const users = shownOf(asked)?.adminUsers;
  const selection = useSelection(users?.rows);
  // Not of the table, which goes where no row is left.
  const deciding = useUserMove(
    selection.chosen.map((user) => Object.assign({ decisions: bulkMovesOf(user) }, user)),
    selection.select,
  );

  return (
    <ListPage
      {...listPage}
      {...regionOf(asked)}
      title="Users"
      lead="Everyone who has an account. The audit log records what you do here."
      searchLabel="Search by name or email"
      filters={
        <>
          <FilterChips {...filterOf('role')} label="Role" options={roleOptions} />
          <FilterChips {...filterOf('status')} label="Status" options={statusOptions} />
          <RowFilter
            {...filterOf('customerId')}
            label="Customer"
            nameOf={(id) => nameFiltered(users?.customer, id, { unnamed: `Customer ${id}` })}
          />
        </>
      }
      outcome={<DecisionOutcome outcome={deciding.outcome} what="users" />}
      what="the users"
      none="Nobody has an account."
      data={users}
    >
      {(page) => <UserTable {...page} isLoading={asked.loading} selection={selection} deciding={deciding} />}
    </ListPage>
  );
}
