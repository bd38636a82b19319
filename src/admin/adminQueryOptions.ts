/**
 * Options of administration queries: cached rows are shown while the query runs again, and the page itself shows a
 * failure.
 */
export const adminQueryOptions = {
  fetchPolicy: 'cache-and-network',
  context: { isToldByPage: true },
  notifyOnNetworkStatusChange: true,
} as const;
