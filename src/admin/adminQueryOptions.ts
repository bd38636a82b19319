/** Options of administration queries: cached rows show while they are read again, and the page shows a failure itself. */
export const adminQueryOptions = {
  fetchPolicy: 'cache-and-network',
  context: { isToldByPage: true },
  notifyOnNetworkStatusChange: true,
} as const;
