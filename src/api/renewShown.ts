import type { ApolloClient } from '@apollo/client';

/** Asks anew for all that is shown. What cannot be read stays as it was, and nobody is told. */
export async function renewShown(client: ApolloClient): Promise<void> {
  const context = { isBackground: true };
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ query, variables }) =>
      client.query({ query, variables, fetchPolicy: 'network-only', context }).catch(() => undefined),
  });
}
