import { setTimeout as delay } from 'node:timers/promises';

/** What the work comes to. @throws {DOMException} TimeoutError after so many milliseconds; the work goes on then */
export async function inTime<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const stop = new AbortController();
  const timeout = delay(milliseconds, undefined, { signal: stop.signal }).then((): never => {
    throw new DOMException('It took too long', 'TimeoutError');
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    stop.abort();
  }
}
