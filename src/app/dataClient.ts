import type { ApolloClient } from '@apollo/client';
import type { Query } from '#graphql/resolvers.ts';
import { createApollo, type ApolloOptions } from '#api/apollo.ts';
import { createDataReactions, type DataReactionsDependencies } from './dataReactions.ts';

export type DataClientOptions = Omit<ApolloOptions, 'onFailed' | 'onAnswered'> & DataReactionsDependencies;

export interface DataClient {
  /** The GraphQL client of a person. */
  readonly of: (userId: number | undefined) => ApolloClient;
  /** Forgets its rows of partners: what shows them asks anew. */
  readonly renewPartners: () => void;
  /** Drops it. */
  readonly forget: () => void;
}

/** Fields of the query type that answer for the partners of the person's company. */
const partnerFields = ['offers', 'partnerPage'] as const satisfies readonly (keyof Query)[];

/** One GraphQL client for each person and session: rows of one never reach the next. */
export function createDataClient(options: DataClientOptions): DataClient {
  const { onFailed, onAnswered } = createDataReactions(options);
  let current: { userId: number | undefined; client: ApolloClient } | undefined;

  /** A client that was dropped tells nothing any more: what it still hears concerns nobody here. */
  function createClient(): ApolloClient {
    const isCurrent = () => current?.client === client;
    const client = createApollo({
      ...options,
      onFailed: (failed) => {
        if (isCurrent()) onFailed(failed);
      },
      onAnswered: () => {
        if (isCurrent()) onAnswered();
      },
    });
    return client;
  }

  return {
    of: (userId) => {
      if (!current || current.userId !== userId) current = { userId, client: createClient() };
      return current.client;
    },
    renewPartners: () => {
      const cache = current?.client.cache;
      for (const fieldName of partnerFields) cache?.evict({ id: 'ROOT_QUERY', fieldName });
    },
    forget: () => {
      current?.client.stop();
      current = undefined;
    },
  };
}
