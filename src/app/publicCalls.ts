import { unreachable } from '#domain/callFailure.ts';
import type { GettingInCalls } from '#api/gettingIn.ts';
import type { DataSources } from './dataSources.ts';

/** The calls of people who are not logged in yet. */
export interface PublicCalls {
  /** Runs one of them; its code and that of the GraphQL client are loaded at the first. Rejects with a `CallFailure`. */
  readonly run: <Answer>(call: (calls: GettingInCalls) => Promise<Answer>) => Promise<Answer>;
  /** Fetches that code ahead of its use. */
  readonly preload: () => void;
}

export function createPublicCalls(graphql: DataSources['graphql']): PublicCalls {
  async function load(): Promise<GettingInCalls> {
    const [client, { createGettingInCalls }] = await Promise.all([
      graphql(),
      import('#api/gettingIn.ts'),
    ]).catch(() => {
      throw unreachable;
    });
    return createGettingInCalls(client);
  }
  return {
    run: async (call) => call(await load()),
    preload: () => void load().catch(() => undefined),
  };
}
