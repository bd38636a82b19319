import { focusManager, onlineManager, timeoutManager } from '@tanstack/query-core';
import { SimulatedClock } from 'xstate';

/** A full second, since tokens are issued at full seconds. */
const startTime = Date.UTC(2026, 0, 5, 9);

let clock = new SimulatedClock();

const signalAfter = AbortSignal.timeout.bind(AbortSignal);

/** One provider for all worlds, since the library accepts no other once it has set a timer. */
const timeouts = {
  setTimeout: (run: () => void, delay = 0) => clock.setTimeout(run, delay),
  clearTimeout: (id: unknown) => clock.clearTimeout(id as number),
  setInterval: (run: () => void, delay = 0) => clock.setTimeout(run, delay),
  clearInterval: (id: unknown) => clock.clearTimeout(id as number),
};

/** Managers that a mounted query client listens to, which would keep its world alive. */
const managers = [focusManager, onlineManager] as unknown as readonly { readonly listeners: Set<unknown> }[];

/**
 * Replaces the page's time and network with those of one world, until `restore`, for charts, query client, tokens and
 * calls. Needs no test runner.
 */
export function simulateTime(fetchSimulated: typeof fetch) {
  const own = new SimulatedClock();
  const before = { now: Date.now, fetch: globalThis.fetch };
  clock = own;
  timeoutManager.setTimeoutProvider(timeouts);
  const now = () => startTime + own.now();
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
    restore: () => {
      Date.now = before.now;
      globalThis.fetch = before.fetch;
      AbortSignal.timeout = signalAfter;
      for (const { listeners } of managers) listeners.clear();
    },
  };
}

const nextTask: (run: () => void) => void =
  (globalThis as { setImmediate?: (run: () => void) => void }).setImmediate ??
  ((run) => void setTimeout(run, 0));

/** Resolves once the pending tasks have run; reading a response takes several. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      nextTask(resolve);
    });
  }
}
