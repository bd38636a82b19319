import { sql, type Placeholder, type SQL } from 'drizzle-orm';

/** Returns SQL for the instant `seconds` from now (ago if negative), by the database's clock, which instances share. */
export function fromNow(seconds: number | Placeholder): SQL {
  return sql`(now() + make_interval(secs => ${seconds}))`;
}
