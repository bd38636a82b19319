import * as v from 'valibot';
import type { UserInfo } from '#domain/userInfo.ts';
import { sessionOf } from './sessionOf.ts';
import type { BrowserStorage } from './storage.ts';

/** Listens to other tabs, each of one session. */
interface TabsListener {
  readonly onLoggedOut: (session: string) => void;
  /** Tokens of a session were stored, or its person; null where nobody could tell who that is. */
  readonly onStored: (session: string, userInfo: UserInfo | null) => void;
}

/** The other tabs of this browser. */
export interface Tabs {
  /** Tells of them until the function that it answers is called. */
  readonly follow: (listener: TabsListener) => () => void;
  /** Tells that the tokens have vanished from the browser, until the function that it answers is called. */
  readonly followLoss: (tell: () => void) => () => void;
  readonly tellLoggedOut: (session: string) => void;
}

const loggedOutSchema = v.object({ loggedOut: v.string() });

/**
 * Logging out is told in words, because a token that vanishes from the storage does not say whether somebody left, the
 * session ended by itself, or another one begins. Logging in is read off the storage, which tells of a change only once
 * this tab can read it.
 */
export function connectTabs(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  channel: BroadcastChannel,
  storage: BrowserStorage,
): Tabs {
  const onStorage = (hear: (event: StorageEvent) => void) => {
    page.addEventListener('storage', hear);
    return () => page.removeEventListener('storage', hear);
  };
  return {
    follow: ({ onLoggedOut, onStored }) => {
      const hear = ({ data }: MessageEvent) => {
        const message = v.safeParse(loggedOutSchema, data);
        if (message.success) onLoggedOut(message.output.loggedOut);
      };
      const look = ({ key }: StorageEvent) => {
        if (key !== 'accessToken' && key !== 'userInfo') return;
        const session = sessionOf(storage);
        if (session !== null) onStored(session, storage.read('userInfo'));
      };
      channel.addEventListener('message', hear);
      const stop = onStorage(look);
      return () => {
        channel.removeEventListener('message', hear);
        stop();
      };
    },
    followLoss: (tell) =>
      onStorage(({ key }) => {
        // Null where all of it was cleared.
        if ((key === 'accessToken' || key === null) && sessionOf(storage) === null) tell();
      }),
    tellLoggedOut: (session) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
      channel.postMessage({ loggedOut: session });
    },
  };
}
