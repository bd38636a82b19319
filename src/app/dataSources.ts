import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { ApolloOptions } from '#api/apollo.ts';
import { categoriesQuery } from '#session/categoriesQuery.ts';
import type { Runtime } from '#session/runtime.ts';

/** What a route may ask for ahead of its page. */
export interface DataSources {
  /** The GraphQL client of the signed-in person; its code is loaded at the first call. */
  readonly graphql: () => Promise<ApolloClient>;
  /** The layout that hands the same client to the pages below it. */
  readonly root: () => Promise<ComponentType>;
  readonly loadCategories: () => void;
  /** Drops the client of the person, and with it their rows. */
  readonly forget: () => void;
}

/** Keeps the GraphQL client out of the code that public pages load. */
export function createDataSources(runtime: Runtime, options: ApolloOptions): DataSources {
  const readUserId = () => runtime.session.getSnapshot().context.userInfo?.userId;
  let loading: Promise<Awaited<ReturnType<typeof load>>> | undefined;

  async function load() {
    const [{ createDataClient }, { createDataRoot }] = await Promise.all([
      import('./dataClient.ts'),
      import('./DataRoot.tsx'),
    ]);
    const client = createDataClient(options);
    return { client, Root: createDataRoot(client.of) };
  }

  function loadOnce() {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    graphql: async () => {
      const { client } = await loadOnce();
      return client.of(readUserId());
    },
    root: async () => (await loadOnce()).Root,
    forget: () =>
      void loading?.then(
        ({ client }) => client.forget(),
        () => undefined,
      ),
    loadCategories: () => void runtime.queryClient.prefetchQuery(categoriesQuery(runtime, readUserId())),
  };
}
