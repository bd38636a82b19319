import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a page waits for the database. */
const patience = 1_000;

/** What is read, or what was known before where the database is slow or away: no page waits for it. */
export function orAsBefore<Value>(reading: Promise<Value>, before: Value): Promise<Value> {
  const tooLate = setTimeout(patience, before, { ref: false });
  return Promise.race([reading.catch(() => before), tooLate]);
}
