import * as v from 'valibot';
import type { UserInfo } from '#domain/userInfo.ts';
import { sessionOf } from './sessionOf.ts';
import type { BrowserStorage } from './storage.ts';

interface TabsListener {
  readonly onLoggedOut: (session: string) => void;
  /** Tokens or the person of a session were stored; null for an unknown person. */
  readonly onStored: (session: string, userInfo: UserInfo | null) => void;
}

export type Tabs = ReturnType<typeof connectTabs>;

const loggedOutSchema = v.object({ loggedOut: v.string() });

/**
 * Connects the tabs of this browser. A log-out is a message, because a token that vanishes does not say whether
 * somebody logged out, the session ended by itself, or another one begins. A log-in is read from the storage, whose
 * event comes when this tab can read the change.
 */
export function connectTabs(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  channel: BroadcastChannel,
  storage: BrowserStorage,
) {
  const onStorage = (hear: (event: StorageEvent) => void) => {
    page.addEventListener('storage', hear);
    return () => page.removeEventListener('storage', hear);
  };
  return {
    /** Follows the other tabs until the returned function is called. */
    follow: ({ onLoggedOut, onStored }: TabsListener) => {
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
    /** Reports that the tokens have vanished, until the returned function is called. */
    followLoss: (tell: () => void) =>
      onStorage(({ key }) => {
        // Null after the whole storage was cleared.
        if ((key === 'accessToken' || key === null) && sessionOf(storage) === null) tell();
      }),
    tellLoggedOut: (session: string): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
      channel.postMessage({ loggedOut: session });
    },
  };
}
