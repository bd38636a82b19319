/** The registering person's type, and a customer's source type (spec section 3, requirements 3.2). */
export const UserType = { Affiliate: 1, Client: 2 } as const;
