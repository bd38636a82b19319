/** Role ids: 1 to 3 are the spec's (section 3); 4 is ours, for every other role. */
export const Role = { SystemAdmin: 1, Owner: 2, User: 3, Affiliate: 4 } as const;

/** Roles that administrators can assign; Affiliate comes from an application. */
export const assignableRoles: readonly number[] = [Role.SystemAdmin, Role.Owner, Role.User];

export type RoleKind = 'systemAdmin' | 'owner' | 'user' | 'other';

const kinds = new Map<number, RoleKind>([
  [Role.SystemAdmin, 'systemAdmin'],
  [Role.Owner, 'owner'],
  [Role.User, 'user'],
]);

/** Returns the role's kind in access decisions; `other` for a role outside the spec's three, and without a role. */
export function toRoleKind(roleId: number | undefined): RoleKind {
  return (roleId !== undefined && kinds.get(roleId)) || 'other';
}

export function isRegularUser(kind: RoleKind): boolean {
  return kind === 'owner' || kind === 'user';
}

export const roleNames: Readonly<Record<number, string>> = {
  [Role.SystemAdmin]: 'SystemAdmin',
  [Role.Owner]: 'Owner',
  [Role.User]: 'User',
  [Role.Affiliate]: 'Affiliate',
};
