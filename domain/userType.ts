/** The registering person's type, and a customer's source type (spec section 3, requirements 3.2). */
export const UserType = { Affiliate: 1, Client: 2 } as const;

export type UserTypeId = (typeof UserType)[keyof typeof UserType];

/** What people choose between (screens 2.3). */
export const userTypeLabels = {
  [UserType.Client]: 'My business wants offers',
  [UserType.Affiliate]: 'I refer businesses',
} as const satisfies Readonly<Record<UserTypeId, string>>;

export type UserTypeLabel = (typeof userTypeLabels)[UserTypeId];
