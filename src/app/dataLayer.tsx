import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { createApollo } from '#api/apollo.ts';
import type { DataCallOptions } from '#api/dataCall.ts';
import { createHeldRows, type HeldRows } from '#api/heldRows.ts';
import { ListsNotice } from '#features/listsNotice/ListsNotice.tsx';
import { Main } from '#haven/Main.tsx';
import type { sessionMachine } from '#machines/sessionMachine.ts';
import { useRuntime, type Runtime } from '#session/runtime.ts';

/** A GraphQL client with the session whose rows it holds. */
interface SessionClient {
  /** Null for a visitor. */
  readonly session: string | null;
  readonly client: ApolloClient;
}

/** GraphQL for the pages that read rows: one client for each session, so that rows of one never reach the next. */
export interface DataLayer {
  readonly current: () => SessionClient;
  /** The rows that the client holds; null before the first was asked for. */
  readonly held: () => HeldRows | null;
  /** Drops the client, and with it the rows. */
  readonly forget: () => void;
}

const heldSession = ({ context }: SnapshotFrom<typeof sessionMachine>): string | null =>
  context.isHeld ? context.session : null;

export function createDataLayer(options: DataCallOptions, session: Runtime['session']): DataLayer {
  let current: SessionClient | undefined;

  function forget(): void {
    current?.client.stop();
    current = undefined;
  }

  return {
    current: () => {
      const id = heldSession(session.getSnapshot());
      if (current?.session !== id) forget();
      current ??= { session: id, client: createApollo(options) };
      return current;
    },
    held: () => (current ? createHeldRows(current.client) : null),
    forget,
  };
}

/**
 * Frames the pages that read rows. A page of a session that is over vanishes at once, with all that was
 * typed: the person is on the way to another, and a sign of that stands over it.
 */
export function DataLayout() {
  const { session, client } = useLoaderData<SessionClient>();
  const current = useSelector(useRuntime().session, heldSession);
  if (session !== current) return <Main state="loading">{null}</Main>;
  return (
    <ApolloProvider client={client}>
      <ListsNotice />
      <Outlet />
    </ApolloProvider>
  );
}
