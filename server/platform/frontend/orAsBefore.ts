import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a page waits for the database. */
const patience = 1_000;

/** The reading, or the value before where the database is away or slower than a page waits. */
export function orAsBefore<Value>(reading: Promise<Value>, before: Value): Promise<Value> {
  const tooLate = setTimeout(patience, before, { ref: false });
  return Promise.race([reading.catch(() => before), tooLate]);
}
