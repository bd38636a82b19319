import { focusManager, onlineManager, timeoutManager } from '@tanstack/query-core';
import { SimulatedClock } from 'xstate';

/** Any full second: tokens are issued in whole ones. */
const begins = Date.UTC(2026, 0, 5, 9);

let clock = new SimulatedClock();

const signalAfter = AbortSignal.timeout.bind(AbortSignal);

/** One for all worlds, since the library wants none other once it has begun. */
const timeouts = {
  setTimeout: (run: () => void, delay = 0) => clock.setTimeout(run, delay),
  clearTimeout: (id: unknown) => clock.clearTimeout(id as number),
  setInterval: (run: () => void, delay = 0) => clock.setTimeout(run, delay),
  clearInterval: (id: unknown) => clock.clearTimeout(id as number),
};

/** A client that is mounted follows these, and would keep its world alive. */
const followed = [focusManager, onlineManager] as unknown as readonly { readonly listeners: Set<unknown> }[];

/**
 * Replaces time and network of the page by those of one world, until `giveBack`: charts, query client, tokens and calls
 * go by them. Needs no test runner.
 */
export function takeOver(fetchSimulated: typeof fetch) {
  const own = new SimulatedClock();
  const before = { now: Date.now, fetch: globalThis.fetch };
  clock = own;
  timeoutManager.setTimeoutProvider(timeouts);
  const now = () => begins + own.now();
  Date.now = now;
  globalThis.fetch = fetchSimulated;
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController();
    own.setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), delay);
    return controller.signal;
  };
  return {
    timers: own,
    now,
    pass: (milliseconds: number) => own.increment(milliseconds),
    giveBack: () => {
      Date.now = before.now;
      globalThis.fetch = before.fetch;
      AbortSignal.timeout = signalAfter;
      for (const { listeners } of followed) listeners.clear();
    },
  };
}

const nextTask: (run: () => void) => void =
  (globalThis as { setImmediate?: (run: () => void) => void }).setImmediate ??
  ((run) => void setTimeout(run, 0));

/** Resolves once everything that began by itself has happened; an answer takes some tasks to be read. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      nextTask(resolve);
    });
  }
}
