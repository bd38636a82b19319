import type { ApolloClient } from '@apollo/client';
import { createApollo, type ApolloOptions } from '#api/apollo.ts';

export interface DataClient {
  /** The GraphQL client of a person. */
  readonly of: (userId: number | undefined) => ApolloClient;
  /** Drops it. */
  readonly forget: () => void;
}

/** One GraphQL client for each person and session: rows of one never reach the next. */
export function createDataClient(options: ApolloOptions): DataClient {
  let current: { userId: number | undefined; client: ApolloClient } | undefined;
  return {
    of: (userId) => {
      if (!current || current.userId !== userId) current = { userId, client: createApollo(options) };
      return current.client;
    },
    forget: () => {
      current?.client.stop();
      current = undefined;
    },
  };
}
