import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { DataCallOptions } from '#api/dataCall.ts';
import type { HeldRows } from '#api/heldRows.ts';
import { loadOnce } from '#api/loadOnce.ts';
import { categoriesQuery } from '#session/categoriesQuery.ts';
import type { Runtime } from '#session/runtime.ts';
import type { ViewerKind } from '#domain/access.ts';
import type { DataClient } from './dataClient.ts';
import { readViewer } from './navigation.ts';

/** What a route may ask for ahead of its page. */
export interface DataSources {
  /** The GraphQL client of the signed-in person; its code is loaded at the first call. */
  readonly graphql: () => Promise<ApolloClient>;
  /** The layout that hands the same client to the pages below it. */
  readonly root: () => Promise<ComponentType>;
  readonly loadCategories: () => Promise<void>;
  /** Who is asking: for a visitor a call carries no token, and some rows are for owners alone. */
  readonly viewerKind: () => ViewerKind;
  /** The rows that the pages hold; null before the first was asked for. */
  readonly held: () => HeldRows | null;
  /** Drops the client of the person, and with it their rows. */
  readonly forget: () => void;
}

/** Keeps the GraphQL client out of the code that public pages load. */
export function createDataSources(runtime: Runtime, options: DataCallOptions): DataSources {
  const readUserId = () => runtime.session.getSnapshot().context.userInfo?.userId;
  let current: DataClient | undefined;

  const load = loadOnce(async () => {
    const [{ createDataClient }, { createDataRoot }] = await Promise.all([
      import('./dataClient.ts'),
      import('./DataRoot.tsx'),
    ]);
    const client = createDataClient(options);
    current = client;
    return { client, Root: createDataRoot(client.of) };
  });

  return {
    graphql: async () => {
      const { client } = await load();
      return client.of(readUserId());
    },
    root: async () => (await load()).Root,
    held: () => current?.held() ?? null,
    forget: () => current?.forget(),
    viewerKind: () => readViewer(runtime).kind,
    loadCategories: async () => void (await runtime.queries.fetch(categoriesQuery(runtime, readUserId()))),
  };
}
