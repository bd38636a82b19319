import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import { roleNames } from '#domain/role.ts';
import type { AdminUserOrder, AdminUsersQueryVariables, MemberStatus } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminList.ts';

export const memberStatusNames: Readonly<Record<MemberStatus, string>> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};

export const memberStatusValues = Object.keys(memberStatusNames) as MemberStatus[];

/** Ids of the roles as strings, as in the query of an address. */
export const roleIds = Object.keys(roleNames);

const orders = ['name', 'createdOn', 'lastLogIn'] as const satisfies readonly AdminUserOrder[];

export const usersShape: AdminListShape = {
  section: 'users',
  isLarge: true,
  orders,
  filters: { role: roleIds, status: memberStatusValues, customerId: 'id' },
};

export function toUserVariables(params: AdminListParams): FilterVariables<AdminUsersQueryVariables> {
  const { order, descending, filters } = params;
  return {
    order: orders.find((each) => each === order) ?? 'name',
    descending,
    roleIds: filters['role']?.map(Number) ?? [],
    statuses: memberStatusValues.filter((status) => filters['status']?.includes(status)),
    customerId: filters['customerId']?.[0] ?? null,
  };
}

export function roleNameOf(roleId: number): string {
  return roleNames[roleId] ?? `Role ${roleId}`;
}
