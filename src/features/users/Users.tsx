import { useState, type ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { useAdminUsersQuery } from '#graphql/adminHooks.ts';
import { DecisionOutcome } from '#haven/DecisionOutcome.tsx';
import { DownloadButton } from '#haven/DownloadButton.tsx';
import { FilterChips } from '#haven/FilterChips.tsx';
import { PagedRegion } from '#haven/PagedRegion.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { SearchField } from '#haven/SearchField.tsx';
import { useAdminList } from '#session/useAdminList.ts';
import { useListExport } from '#session/useListExport.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { UserDetail } from './UserDetail.tsx';
import { nameRole, roleIds, statuses, statusNames, userList, userVariables } from './userList.ts';
import { bulkMovesOf } from './userMoves.ts';
import { UserTable } from './UserTable.tsx';
import { useUserMove } from './useUserMove.ts';

interface UsersProps {
  /** What was done with a user of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** Everybody who has an account: all of them, or one (admin, P0-3). */
export function Users({ renderLog }: UsersProps) {
  const { place } = useAdminList(userList);
  return place.open === null ? (
    <UserPage />
  ) : (
    <UserDetail key={place.open} id={place.open} renderLog={renderLog} />
  );
}

const roleOptions = roleIds.map((value) => ({ value, label: nameRole(Number(value)) }));
const statusOptions = statuses.map((value) => ({ value, label: statusNames[value] }));

function UserPage() {
  const { userInfo } = useViewer();
  const { place, goTo, region } = useAdminList(userList);
  const search = useSearchText();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData, loading, error, refetch } = useAdminUsersQuery({
    variables: userVariables(place),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: userInfo === null,
  });
  const users = (data ?? (loading ? previousData : undefined))?.adminUsers;
  const chosen = (users?.rows ?? []).filter(({ id }) => selected.has(id));
  // Not of the table, which goes where no row is left.
  const deciding = useUserMove(
    chosen.map((user) => ({ id: user.id, version: user.version, decisions: bulkMovesOf(user) })),
    () => select(new Set()),
  );
  const [companyId] = place.filters['customerId'] ?? [];
  const company = users?.rows.find(({ customerId }) => customerId === companyId)?.customerName;

  /** Filters by the values chosen, beside what the other filters want. */
  function filterBy(name: string, chosen: readonly string[]): void {
    goTo({ filters: { ...place.filters, [name]: chosen } });
  }
  const file = useListExport('users', userVariables(place));

  return (
    <RailPage
      title="Users"
      lead="Everybody who has an account. What you do is written into the audit log."
      actions={<DownloadButton {...file} />}
    >
      <SearchField
        id="user-search"
        label="Search by name or email"
        maxLength={limits.searchLength}
        value={search.typed}
        onValueChange={search.type}
      />
      <FilterChips
        label="Role"
        options={roleOptions}
        chosen={place.filters['role'] ?? []}
        onChange={(chosen) => filterBy('role', chosen)}
      />
      <FilterChips
        label="Status"
        options={statusOptions}
        chosen={place.filters['status'] ?? []}
        onChange={(chosen) => filterBy('status', chosen)}
      />
      {companyId !== undefined && (
        <FilterChips
          label="Customer"
          options={[{ value: companyId, label: company ?? `Customer ${companyId}` }]}
          chosen={[companyId]}
          onChange={(chosen) => filterBy('customerId', chosen)}
        />
      )}
      <DecisionOutcome outcome={deciding.outcome} what="users" />
      <PagedRegion
        what="the users"
        data={users}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
        {...region}
        none="Nobody has an account."
      >
        {(page) => (
          <UserTable {...page} isLoading={loading} chosen={chosen} onSelect={select} deciding={deciding} />
        )}
      </PagedRegion>
    </RailPage>
  );
}
