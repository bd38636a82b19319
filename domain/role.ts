/** Role ids of the spec (section 3), and Affiliate, which stands for any role outside those three. */
export const Role = { SystemAdmin: 1, Owner: 2, User: 3, Affiliate: 4 } as const;

/** Roles that administrators give; Affiliate comes with an application. */
export const givenRoles: readonly number[] = [Role.SystemAdmin, Role.Owner, Role.User];

export type RoleKind = 'systemAdmin' | 'owner' | 'user' | 'other';

const kinds = new Map<number, RoleKind>([
  [Role.SystemAdmin, 'systemAdmin'],
  [Role.Owner, 'owner'],
  [Role.User, 'user'],
]);

/** The kind that access decisions know; a role outside the spec's three, or none, is `other`. */
export function roleKind(roleId: number | undefined): RoleKind {
  return (roleId !== undefined && kinds.get(roleId)) || 'other';
}

/** Owner and User count as a user (spec section 6). */
export function isRegularUser(kind: RoleKind): boolean {
  return kind === 'owner' || kind === 'user';
}

/** Names as they are shown to people. */
export const roleNames: Readonly<Record<number, string>> = {
  [Role.SystemAdmin]: 'SystemAdmin',
  [Role.Owner]: 'Owner',
  [Role.User]: 'User',
  [Role.Affiliate]: 'Affiliate',
};
