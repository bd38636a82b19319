/** What people read for each role of a company. */
export const roleNames = { OWNER: 'Owner', USER: 'User' } as const;
