import type { ApolloClient } from '@apollo/client';
import type { GettingInCalls } from '#api/gettingIn.ts';
import { unreachable } from '#domain/callFailure.ts';
import type { DataSources } from './dataSources.ts';

/** Calls of flows; their code and that of the GraphQL client are loaded at the first. */
interface LazyCalls<Named> {
  /** Runs one of them. Rejects with a `CallFailure`. */
  readonly run: <Answer>(call: (calls: Named) => Promise<Answer>) => Promise<Answer>;
  /** Fetches that code ahead of its use. */
  readonly preload: () => void;
}

/** The calls of people who are not logged in yet. */
export type PublicCalls = LazyCalls<GettingInCalls>;

/** Makes the calls of a flow, from the GraphQL client once that is there. */
export type CallsOf = <Named>(create: (client: ApolloClient) => Named) => LazyCalls<Named>;

export function createLazyCalls<Named>(
  graphql: DataSources['graphql'],
  loadCreate: () => Promise<(client: ApolloClient) => Named>,
): LazyCalls<Named> {
  async function load(): Promise<Named> {
    const [client, create] = await Promise.all([graphql(), loadCreate()]).catch(() => {
      throw unreachable;
    });
    return create(client);
  }
  return {
    run: async (call) => call(await load()),
    preload: () => void load().catch(() => undefined),
  };
}
