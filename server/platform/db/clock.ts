import { sql, type SQL } from 'drizzle-orm';

/** An instant `seconds` from now, by the clock of the database, which all instances share. */
export function fromNow(seconds: number): SQL {
  return sql`(now() + make_interval(secs => ${seconds}))`;
}
