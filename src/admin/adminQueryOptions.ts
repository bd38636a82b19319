/** Apollo options of administration queries: cached rows show during a refetch, and a refusal shows no notice. */
export const adminQueryOptions = {
  fetchPolicy: 'cache-and-network',
  context: { isToldByPage: true },
  notifyOnNetworkStatusChange: true,
} as const;
