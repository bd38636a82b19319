import type { ApolloClient } from '@apollo/client';
import { createApollo } from '#api/apollo.ts';
import type { DataCallOptions } from '#api/dataCall.ts';
import { createHeldRows, type HeldRows } from '#api/heldRows.ts';

export interface DataClient {
  /** The GraphQL client of a person. */
  readonly of: (userId: number | undefined) => ApolloClient;
  /** The rows that it holds; null where it was asked for none yet. */
  readonly held: () => HeldRows | null;
  /** Drops it. */
  readonly forget: () => void;
}

/** One GraphQL client for each person and session: rows of one never reach the next. */
export function createDataClient(options: DataCallOptions): DataClient {
  let current: { userId: number | undefined; client: ApolloClient } | undefined;

  /** A client that was dropped tells nothing any more: what it still hears concerns nobody here. */
  function createClient(): ApolloClient {
    const isCurrent = () => current?.client === client;
    const client = createApollo({
      ...options,
      onFailed: (failed) => {
        if (isCurrent()) options.onFailed(failed);
      },
      onAnswered: () => {
        if (isCurrent()) options.onAnswered();
      },
    });
    return client;
  }

  return {
    of: (userId) => {
      if (!current || current.userId !== userId) current = { userId, client: createClient() };
      return current.client;
    },
    held: () => (current ? createHeldRows(current.client) : null),
    forget: () => {
      current?.client.stop();
      current = undefined;
    },
  };
}
