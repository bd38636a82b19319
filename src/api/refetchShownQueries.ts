import type { ApolloClient } from '@apollo/client';

/** Refetches all active queries. A query that fails keeps its data, and no notice is shown. */
export async function refetchShownQueries(client: ApolloClient): Promise<void> {
  const context = { isBackground: true };
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ query, variables }) =>
      client.query({ query, variables, fetchPolicy: 'network-only', context }).catch(() => undefined),
  });
}
