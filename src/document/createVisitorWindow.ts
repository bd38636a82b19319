import type { CallsUnderWay } from '#api/prefetchedFetch.ts';

const ignore = () => undefined;

/** Creates a stand-in for `window` as on a first visit, for rendering on the server. Its timers never fire. */
export function createVisitorWindow(href: string, callsUnderWay: CallsUnderWay = new Map()): Window {
  const storage = { getItem: () => null, setItem: ignore, removeItem: ignore };
  const listeners = { addEventListener: ignore, removeEventListener: ignore };
  const page: unknown = {
    ...listeners,
    document: { ...listeners, visibilityState: 'visible' },
    localStorage: storage,
    sessionStorage: storage,
    location: new URL(href),
    navigator: { onLine: true },
    performance: { now: () => 0 },
    setTimeout: () => 0,
    clearTimeout: ignore,
    queueMicrotask: ignore,
    callsUnderWay,
  };
  return page as Window;
}

export function createSilentChannel(): BroadcastChannel {
  const channel: unknown = { addEventListener: ignore, removeEventListener: ignore, postMessage: ignore };
  return channel as BroadcastChannel;
}
