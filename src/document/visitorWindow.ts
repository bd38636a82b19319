import type { CallsUnderWay } from '#api/fetchWhole.ts';

const ignore = () => undefined;

/**
 * The window that the app reads for a page drawn on the server: that of a visitor who comes for the first time. It
 * keeps nothing, hears of nothing but the answers to these calls, and lets no time pass.
 */
export function visitorWindow(href: string, callsUnderWay: CallsUnderWay = new Map()): Window {
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

/** Tells no other tab, and hears of none. */
export function silentChannel(): BroadcastChannel {
  const channel: unknown = { addEventListener: ignore, removeEventListener: ignore, postMessage: ignore };
  return channel as BroadcastChannel;
}
