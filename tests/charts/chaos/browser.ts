import type { Network } from '#api/network.ts';
import { sessionOf } from '#api/sessionOf.ts';
import { createStorage, type BrowserStorage } from '#api/storage.ts';
import type { Tabs } from '#api/tabs.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';

/** Tokens and person as another tab stores them. */
interface StoredElsewhere {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userInfo: UserInfo;
  /** Partners that the tab has loaded. */
  readonly list: readonly PartnerListEntry[];
}

function add<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A browser in memory: its storage, its network, who looks at it, and other tabs, which may be heard late. */
export function createBrowser(onTold: (session: string) => void) {
  const storage: BrowserStorage = createStorage({
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
  });
  const networkListeners = new Set<(isOnline: boolean) => void>();
  const attentionListeners = new Set<(isAttended: boolean) => void>();
  const tabListeners = new Set<Parameters<Tabs['follow']>[0]>();
  /** Messages of other tabs that this one has not heard yet: it may see their storage before. */
  const messages: (() => void)[] = [];
  let isOnline = true;

  function hear(): void {
    for (const message of messages.splice(0)) message();
  }

  /** In the order in which they were sent, some of them late. */
  function send(message: () => void, isLate: boolean): void {
    messages.push(message);
    if (!isLate) hear();
  }

  const network: Network = {
    isOnline: () => isOnline,
    onChange: (listener) => add(networkListeners, listener),
  };
  const tabs: Tabs = {
    follow: (listener) => add(tabListeners, listener),
    tellLoggedOut: onTold,
  };
  const held = () => sessionOf(storage);

  /** Another tab holds the lock of the renewal while there are waiters to be let in later. */
  let waiters: (() => void)[] | null = null;
  const unlock = () => {
    const waiting = waiters ?? [];
    waiters = null;
    for (const enter of waiting) enter();
  };
  const locks = {
    request: async (_name: string, { signal }: LockOptions, task: () => Promise<unknown>) => {
      if (waiters !== null)
        await new Promise<void>((resolve, reject) => {
          const giveUp = () => reject(new DOMException('Given up.', 'AbortError'));
          signal?.addEventListener('abort', giveUp);
          waiters?.push(() => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
          });
        });
      return task();
    },
  } as unknown as LockManager;

  return {
    storage,
    locks,
    lock: () => {
      waiters ??= [];
    },
    unlock,
    network,
    tabs,
    followAttention: (listener: (isAttended: boolean) => void) => add(attentionListeners, listener),
    /** The session whose tokens are in the storage; null without one. */
    held,
    hear,
    isHeard: () => messages.length === 0,
    setOnline: (is: boolean) => {
      if (is === isOnline) return;
      isOnline = is;
      for (const tell of networkListeners) tell(is);
    },
    attend: (is: boolean) => attentionListeners.forEach((tell) => tell(is)),
    storeElsewhere: ({ accessToken, refreshToken, userInfo, list }: StoredElsewhere, isLate: boolean) => {
      storage.write('accessToken', accessToken);
      storage.write('refreshToken', refreshToken);
      storage.write('userInfo', userInfo);
      storage.write('partnerList', [...list]);
      const of = held() ?? '';
      send(() => tabListeners.forEach(({ onStored }) => onStored(of, userInfo)), isLate);
    },
    logOutElsewhere: (isLate: boolean) => {
      const left = held();
      if (left === null) return;
      storage.clear();
      send(() => tabListeners.forEach(({ onLoggedOut }) => onLoggedOut(left)), isLate);
    },
    /** A log-out of another tab is heard that is of this session, whatever is held now. */
    hearLogOut: (session: string) => tabListeners.forEach(({ onLoggedOut }) => onLoggedOut(session)),
  };
}
