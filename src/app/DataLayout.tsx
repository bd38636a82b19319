import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { ListsFailureBanner } from '#features/listsNotice/ListsFailureBanner.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { selectSessionId } from '#machines/sessionContext.ts';
import { useRuntime } from '#session/runtime.ts';

/** A GraphQL client with the session whose data it caches. */
export interface SessionApolloClient {
  /** Id of the session; null for a visitor. */
  readonly session: string | null;
  readonly client: ApolloClient;
}

/** The layout of pages that query GraphQL. It unmounts the page, with all typed text, as soon as its session ends. */
export function DataLayout() {
  const { session, client } = useLoaderData<SessionApolloClient>();
  const current = useSelector(useRuntime().session, selectSessionId);
  if (session !== current) return <Main state="loading">{null}</Main>;
  return (
    <ApolloProvider client={client}>
      <ListsFailureBanner />
      <Outlet />
    </ApolloProvider>
  );
}
