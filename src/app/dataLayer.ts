import type { ComponentType } from 'react';
import { createApollo } from '#api/apollo.ts';
import type { DataCallOptions } from '#api/dataCall.ts';
import { createHeldRows, type HeldRows } from '#api/heldRows.ts';
import { superseded } from '#domain/callFailure.ts';
import { heldSession } from '#machines/sessionContext.ts';
import type { Runtime } from '#session/runtime.ts';
import { DataLayout, type SessionClient } from './DataLayout.tsx';

/** GraphQL for the pages that read rows: one client for each session, so that no session sees another's rows. */
export interface DataLayer {
  readonly Layout: ComponentType;
  readonly current: () => SessionClient;
  /** The cached rows; null before the first query. */
  readonly held: () => HeldRows | null;
  readonly forget: () => void;
}

export function createDataLayer(options: DataCallOptions, session: Runtime['session']): DataLayer {
  let current: SessionClient | undefined;

  function forget(): void {
    current?.client.stop();
    current = undefined;
  }

  const readSession = () => heldSession(session.getSnapshot());

  /** Calls of pages whose session has ended fail, also after a second change of session. */
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
