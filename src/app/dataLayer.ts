import { createApollo } from '#api/apollo.ts';
import type { DataCallOptions } from '#api/dataCall.ts';
import { createHeldRows } from '#api/heldRows.ts';
import { superseded } from '#domain/callFailure.ts';
import { heldSession } from '#machines/sessionContext.ts';
import type { Runtime } from '#session/runtime.ts';
import { DataLayout, type SessionClient } from './DataLayout.tsx';

export type DataLayer = ReturnType<typeof createDataLayer>;

/** Creates the GraphQL client of pages that read rows: one per session, so that no session sees another's rows. */
export function createDataLayer(options: DataCallOptions, session: Runtime['session']) {
  let current: SessionClient | undefined;

  function forget(): void {
    current?.client.stop();
    current = undefined;
  }

  const readSession = () => heldSession(session.getSnapshot());

  /** Creates a session's client. Its calls reject once that session has ended, even after several session changes. */
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
    /** Returns the cached rows; null without a client. */
    held: () => (current ? createHeldRows(current.client) : null),
    forget,
  };
}
