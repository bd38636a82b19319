/** Options of administration queries: cached rows show while the query reruns, and the page itself shows failures. */
export const adminQueryOptions = {
  fetchPolicy: 'cache-and-network',
  context: { isToldByPage: true },
  notifyOnNetworkStatusChange: true,
} as const;
