import type { ApolloClient } from '@apollo/client';

/** Requests all shown queries again. A query that fails keeps its data, and the person is not notified. */
export async function renewShown(client: ApolloClient): Promise<void> {
  const context = { isBackground: true };
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ query, variables }) =>
      client.query({ query, variables, fetchPolicy: 'network-only', context }).catch(() => undefined),
  });
}
