import * as v from 'valibot';
import type { UserInfo } from '#domain/userInfo.ts';
import { readStoredSessionId } from './readStoredSessionId.ts';
import type { BrowserStorage } from './storage.ts';

interface TabsListener {
  readonly onLoggedOut: (session: string) => void;
  /** Called when another tab has stored a token or the person; `userInfo` is null if the person is unknown. */
  readonly onStored: (session: string, userInfo: UserInfo | null) => void;
}

export type BrowserTabs = ReturnType<typeof connectTabs>;

const loggedOutSchema = v.object({ loggedOut: v.string() });

/**
 * Connects the tabs of this browser. A log-out is sent as a message, because a missing token does not show whether
 * somebody logged out, the session ended by itself, or another session begins. A log-in needs no message: the `storage`
 * event reports the stored token, and arrives once this tab can read it.
 */
export function connectTabs(
  page: Pick<Window, 'addEventListener'>,
  channel: BroadcastChannel,
  storage: BrowserStorage,
) {
  return {
    /** Listens to the other tabs until the returned function is called. */
    follow: ({ onLoggedOut, onStored }: TabsListener) => {
      const end = new AbortController();
      const hear = ({ data }: MessageEvent) => {
        const message = v.safeParse(loggedOutSchema, data);
        if (message.success) onLoggedOut(message.output.loggedOut);
      };
      const look = ({ key }: StorageEvent) => {
        if (key !== 'accessToken' && key !== 'userInfo') return;
        const session = readStoredSessionId(storage);
        if (session !== null) onStored(session, storage.read('userInfo'));
      };
      channel.addEventListener('message', hear, { signal: end.signal });
      page.addEventListener('storage', look, { signal: end.signal });
      return () => end.abort();
    },
    /** Calls `tell` when the token has been removed from the storage, until the returned function is called. */
    followLoss: (tell: () => void) => {
      const end = new AbortController();
      const look = ({ key }: StorageEvent) => {
        // The key is null after the whole storage was cleared.
        if ((key === 'accessToken' || key === null) && readStoredSessionId(storage) === null) tell();
      };
      page.addEventListener('storage', look, { signal: end.signal });
      return () => end.abort();
    },
    tellLoggedOut: (session: string): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
      channel.postMessage({ loggedOut: session });
    },
  };
}
