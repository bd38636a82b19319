import type { ApolloClient } from '@apollo/client';
import { createApollo, type ApolloOptions } from '#api/apollo.ts';

/** Answers the GraphQL client of a person. */
export type DataClient = (userId: number | undefined) => ApolloClient;

/** One GraphQL client for each person: rows of one never reach the next. */
export function createDataClient(options: ApolloOptions): DataClient {
  let current: { userId: number | undefined; client: ApolloClient } | undefined;
  return (userId) => {
    if (current?.userId !== userId || !current) current = { userId, client: createApollo(options) };
    return current.client;
  };
}
