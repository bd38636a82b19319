import { setTimeout } from 'node:timers/promises';

/** Maximum time that a page waits for the database, in milliseconds. */
const timeout = 1_000;

/** Resolves with the value of `reading`, or with the fallback if `reading` fails or takes more than a second. */
export function withFallback<Value>(reading: Promise<Value>, fallback: Value): Promise<Value> {
  const tooLate = setTimeout(timeout, fallback, { ref: false });
  return Promise.race([reading.catch(() => fallback), tooLate]);
}
