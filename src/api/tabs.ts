import * as v from 'valibot';
import type { UserInfo } from '#domain/userInfo.ts';
import { sessionOf } from './sessionOf.ts';
import type { BrowserStorage } from './storage.ts';

/** Listens to other tabs, each of one session. */
interface TabsListener {
  readonly onLoggedOut: (session: string) => void;
  /** A person was stored, with the tokens of their session. */
  readonly onStored: (session: string, userInfo: UserInfo) => void;
}

/** The other tabs of this browser. */
export interface Tabs {
  /** Tells of them until the function that it answers is called. */
  readonly follow: (listener: TabsListener) => () => void;
  readonly tellLoggedOut: (session: string) => void;
}

const loggedOutSchema = v.object({ loggedOut: v.string() });

/**
 * Logging out is told in words, because a token that vanishes from the storage does not say whether somebody left or
 * the session ended by itself. Logging in is read off the storage, which tells of a change only once this tab can
 * read it.
 */
export function connectTabs(page: Window, storage: BrowserStorage): Tabs {
  const channel = new BroadcastChannel('session');
  return {
    follow: ({ onLoggedOut, onStored }) => {
      const hear = ({ data }: MessageEvent) => {
        const message = v.safeParse(loggedOutSchema, data);
        if (message.success) onLoggedOut(message.output.loggedOut);
      };
      const look = ({ key }: StorageEvent) => {
        const userInfo = key === 'userInfo' ? storage.read(key) : null;
        const session = sessionOf(storage);
        if (userInfo && session !== null) onStored(session, userInfo);
      };
      channel.addEventListener('message', hear);
      page.addEventListener('storage', look);
      return () => {
        channel.removeEventListener('message', hear);
        page.removeEventListener('storage', look);
      };
    },
    tellLoggedOut: (session) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
      channel.postMessage({ loggedOut: session });
    },
  };
}
