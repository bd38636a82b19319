import { createApollo } from '#api/apollo.ts';
import type { DataCallOptions } from '#api/dataCall.ts';
import { createCacheWriter } from '#api/cacheWriter.ts';
import { supersededFailure } from '#domain/callFailure.ts';
import { selectSessionId } from '#machines/sessionContext.ts';
import type { Runtime } from '#session/runtime.ts';
import { DataLayout, type SessionApolloClient } from './DataLayout.tsx';

export type DataLayer = ReturnType<typeof createDataLayer>;

/** Creates the layer with layout and Apollo client of pages that query GraphQL; each session gets its own client. */
export function createDataLayer(options: DataCallOptions, session: Runtime['session']) {
  let current: SessionApolloClient | undefined;

  function forget(): void {
    current?.client.stop();
    current = undefined;
  }

  const readSession = () => selectSessionId(session.getSnapshot());

  /** Creates a session's client, whose calls reject once the session is not the current one any more. */
  function begin(id: string | null): SessionApolloClient {
    const getAccessToken = async () => {
      if (readSession() !== id) throw supersededFailure;
      return options.getAccessToken();
    };
    return { session: id, client: createApollo({ ...options, getAccessToken }) };
  }

  return {
    Layout: DataLayout,
    current: () => {
      const id = readSession();
      if (current?.session !== id) forget();
      current ??= begin(id);
      return current;
    },
    /** Returns the functions that change the current client's cache; null without a client. */
    held: () => (current ? createCacheWriter(current.client) : null),
    forget,
  };
}
