/** Type of a registering person, and type of a customer's source (spec section 3, requirements 3.2). */
export const UserType = { Affiliate: 1, Client: 2 } as const;

export type UserTypeId = (typeof UserType)[keyof typeof UserType];

/** Returns the key of `UserType` by id; null for null and for an unknown id. */
export function userTypeName(id: number | null): string | null {
  return Object.entries(UserType).find(([, each]) => each === id)?.[0] ?? null;
}

export const userTypeLabels = {
  [UserType.Client]: 'My business wants offers',
  [UserType.Affiliate]: 'I refer businesses',
} as const satisfies Readonly<Record<UserTypeId, string>>;

export type UserTypeLabel = (typeof userTypeLabels)[UserTypeId];
