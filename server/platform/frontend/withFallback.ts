import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a page waits for the database at most. */
const timeout = 1_000;

/** Resolves with the value that is read from the database, or with the fallback after a failure or a second. */
export function withFallback<Value>(reading: Promise<Value>, fallback: Value): Promise<Value> {
  const tooLate = setTimeout(timeout, fallback, { ref: false });
  return Promise.race([reading.catch(() => fallback), tooLate]);
}
