import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a page waits for the database. */
const timeout = 1_000;

/** Reads from the database, or answers the fallback where that fails or takes too long. */
export function withFallback<Value>(reading: Promise<Value>, fallback: Value): Promise<Value> {
  const tooLate = setTimeout(timeout, fallback, { ref: false });
  return Promise.race([reading.catch(() => fallback), tooLate]);
}
