/**
 * Options of the queries of the administration: cached rows show at once and are read again, and the page tells a
 * refusal itself.
 */
export const adminQueryOptions = {
  fetchPolicy: 'cache-and-network',
  context: { isToldByPage: true },
  notifyOnNetworkStatusChange: true,
} as const;
