import type { UserInfo } from '#domain/userInfo.ts';
import type { BrowserStorage } from './storage.ts';

export interface Tabs {
  readonly tellLoggedOut: () => void;
  readonly onLoggedOut: (listener: () => void) => void;
  /** Calls back with the person whose session another tab has stored. */
  readonly onPersonStored: (listener: (userInfo: UserInfo) => void) => void;
}

const loggedOut = 'loggedOut';

/**
 * The other tabs of this browser. Logging out is told in words, because a token that vanishes from the storage
 * does not say whether somebody left or the session ended by itself. Logging in is read off the storage, which
 * tells of a change only once this tab can read it.
 */
export function connectTabs(page: Window, storage: BrowserStorage): Tabs {
  const channel = new BroadcastChannel('session');
  return {
    tellLoggedOut: () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
      channel.postMessage(loggedOut);
    },
    onLoggedOut: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (data === loggedOut) listener();
      });
    },
    onPersonStored: (listener) => {
      page.addEventListener('storage', ({ key }) => {
        const userInfo = key === 'userInfo' ? storage.read(key) : null;
        if (userInfo) listener(userInfo);
      });
    },
  };
}
