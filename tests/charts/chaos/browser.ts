import type { Network } from '#api/network.ts';
import { sessionOf } from '#api/sessionOf.ts';
import { createStorage, type BrowserStorage, type StorageKey } from '#api/storage.ts';
import { createStoreTokens, draftKey } from '#api/storeTokens.ts';
import { connectTabs } from '#api/tabs.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { ReceivedTokens } from '#domain/tokens.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';

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
  /** Hears what other tabs store, and what they say. */
  const page = new EventTarget();
  const channel = Object.assign(new EventTarget(), {
    postMessage: ({ loggedOut }: { readonly loggedOut: string }) => onTold(loggedOut),
  });
  const hearStored = (key: StorageKey) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const hearLogOut = (session: string) =>
    channel.dispatchEvent(new MessageEvent('message', { data: { loggedOut: session } }));
  const storeTokens = createStoreTokens(storage, { now: () => 0, set: () => undefined });
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
    tabs: connectTabs(page, channel as unknown as BroadcastChannel, storage),
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
    /** Another tab stores tokens, and the list that it has loaded; null before it has. */
    storeElsewhere: (tokens: ReceivedTokens, list: readonly PartnerListEntry[] | null, isLate: boolean) => {
      storeTokens(tokens);
      if (list) storage.write('partnerList', [...list]);
      if (tokens.userInfo) send(() => hearStored('userInfo'), isLate);
      send(() => hearStored('accessToken'), isLate);
    },
    /** Another tab logs out, which it tells before it clears the storage. */
    logOutElsewhere: (isLate: boolean) => {
      const left = held();
      if (left === null) return;
      storage.clear();
      send(() => hearLogOut(left), isLate);
      send(() => hearStored('accessToken'), isLate);
    },
    /** Another tab finds the session over. */
    endElsewhere: (isLate: boolean) => {
      storage.clear(draftKey);
      send(() => hearStored('accessToken'), isLate);
    },
    /** A log-out of another tab is heard that is of this session, whatever is held now. */
    hearLogOut,
  };
}
