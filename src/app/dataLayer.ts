import type { ComponentType } from 'react';
import { createApollo } from '#api/apollo.ts';
import type { DataCallOptions } from '#api/dataCall.ts';
import { createHeldRows, type HeldRows } from '#api/heldRows.ts';
import { superseded } from '#domain/callFailure.ts';
import { heldSession } from '#machines/sessionContext.ts';
import type { Runtime } from '#session/runtime.ts';
import { DataLayout, type SessionClient } from './DataLayout.tsx';

/** GraphQL for the pages that read rows: one client for each session, so that rows of one never reach the next. */
export interface DataLayer {
  readonly Layout: ComponentType;
  readonly current: () => SessionClient;
  /** The rows that the client holds; null before the first was asked for. */
  readonly held: () => HeldRows | null;
  /** Drops the client, and with it the rows. */
  readonly forget: () => void;
}

export function createDataLayer(options: DataCallOptions, session: Runtime['session']): DataLayer {
  let current: SessionClient | undefined;

  function forget(): void {
    current?.client.stop();
    current = undefined;
  }

  const readSession = () => heldSession(session.getSnapshot());

  /** Calls of pages that have vanished with their session come to nothing, also the second one of two in a row. */
  function begin(id: string | null): SessionClient {
    const tokenInForce = async () => {
      if (readSession() !== id) throw superseded;
      return options.tokenInForce();
    };
    return { session: id, client: createApollo({ ...options, tokenInForce }) };
  }

  return {
    Layout: DataLayout,
    current: () => {
      const id = readSession();
      if (current?.session !== id) forget();
      current ??= begin(id);
      return current;
    },
    held: () => (current ? createHeldRows(current.client) : null),
    forget,
  };
}
