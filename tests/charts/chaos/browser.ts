import type { Network } from '#api/network.ts';
import { readStoredSessionId } from '#api/readStoredSessionId.ts';
import { createStorage, type BrowserStorage, type StorageKey } from '#api/storage.ts';
import { createStoreTokens, requestDraftKey } from '#api/storeTokens.ts';
import { connectTabs } from '#api/tabs.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { ReceivedTokens } from '#domain/tokens.ts';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';

function add<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A browser in memory: storage, network, attention, and other tabs, whose messages may come late. */
export function createBrowser(onLogOutPosted: (session: string) => void) {
  const storage: BrowserStorage = createStorage({
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
  });
  const networkListeners = new Set<(isOnline: boolean) => void>();
  const attentionListeners = new Set<(isAttended: boolean) => void>();
  /** Messages of other tabs that this tab has not received yet, although it may see what they stored. */
  const messages: (() => void)[] = [];
  let isOnline = true;

  function hear(): void {
    for (const message of messages.splice(0)) message();
  }

  /** Sends a message; late messages wait, and all arrive in the order in which they were sent. */
  function send(message: () => void, isLate: boolean): void {
    messages.push(message);
    if (!isLate) hear();
  }

  const network: Network = {
    isOnline: () => isOnline,
    onChange: (listener) => add(networkListeners, listener),
  };
  /** Receives `storage` events, as `window` does. */
  const page = new EventTarget();
  const channel = Object.assign(new EventTarget(), {
    postMessage: ({ loggedOut }: { readonly loggedOut: string }) => onLogOutPosted(loggedOut),
  });
  const hearStored = (key: StorageKey) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const hearLogOut = (session: string) =>
    channel.dispatchEvent(new MessageEvent('message', { data: { loggedOut: session } }));
  const storeTokens = createStoreTokens(storage, { now: () => 0, set: () => undefined });
  const held = () => readStoredSessionId(storage);

  /** Tasks that wait for the lock of the renewal, while another tab holds it; null while it is free. */
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
    /** Session of the stored tokens; null without tokens. */
    held,
    hear,
    isHeard: () => messages.length === 0,
    setOnline: (is: boolean) => {
      if (is === isOnline) return;
      isOnline = is;
      for (const listener of networkListeners) listener(is);
    },
    attend: (is: boolean) => attentionListeners.forEach((listener) => listener(is)),
    /** Another tab stores tokens, and the list once it has loaded it, else null. */
    storeElsewhere: (tokens: ReceivedTokens, list: readonly PartnerListEntry[] | null, isLate: boolean) => {
      storeTokens(tokens);
      if (list) storage.write('partnerList', [...list]);
      if (tokens.userInfo) send(() => hearStored('userInfo'), isLate);
      send(() => hearStored('accessToken'), isLate);
    },
    /** Another tab logs out: clears the storage, and posts the log-out. */
    logOutElsewhere: (isLate: boolean) => {
      const left = held();
      if (left === null) return;
      storage.clear();
      send(() => hearLogOut(left), isLate);
      send(() => hearStored('accessToken'), isLate);
    },
    /** Another tab finds that the session has ended. */
    endElsewhere: (isLate: boolean) => {
      storage.clear(requestDraftKey);
      send(() => hearStored('accessToken'), isLate);
    },
    /** This tab receives a log-out of the session, whatever session is stored now. */
    hearLogOut,
  };
}
