import { sql, type SQL } from 'drizzle-orm';

/** An instant so many seconds from now, by the clock of the database: the instances on it share that one. */
export function fromNow(seconds: number): SQL {
  return sql`(now() + make_interval(secs => ${seconds}))`;
}
