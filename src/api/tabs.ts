import * as v from 'valibot';
import type { UserInfo } from '#domain/userInfo.ts';
import { sessionOf } from './sessionOf.ts';
import type { BrowserStorage } from './storage.ts';

interface TabsListener {
  readonly onLoggedOut: (session: string) => void;
  /** Called when another tab has stored a token or the person; `userInfo` is null if the person is unknown. */
  readonly onStored: (session: string, userInfo: UserInfo | null) => void;
}

export type Tabs = ReturnType<typeof connectTabs>;

const loggedOutSchema = v.object({ loggedOut: v.string() });

/**
 * Connects the tabs of this browser. A log-out is sent as a message, because a missing token does not show whether
 * somebody logged out, the session ended by itself, or another session begins. A log-in is read from the storage, whose
 * event arrives when this tab can read the change.
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
    /** Listens to the other tabs until the returned function is called. */
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
    /** Calls `tell` when the token has been removed from the storage, until the returned function is called. */
    followLoss: (tell: () => void) =>
      onStorage(({ key }) => {
        // The key is null after the whole storage was cleared.
        if ((key === 'accessToken' || key === null) && sessionOf(storage) === null) tell();
      }),
    tellLoggedOut: (session: string): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
      channel.postMessage({ loggedOut: session });
    },
  };
}
