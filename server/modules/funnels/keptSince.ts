import { sql, type SQL } from 'drizzle-orm';
import { marketplaceTimeZone } from '#domain/days.ts';

/** The first instant of a day, by the clocks of the house: what came before it is kept as sums alone. */
export function keptSince(days: number): SQL {
  const zone = sql`${marketplaceTimeZone}::text`;
  return sql`((date_trunc('day', now() at time zone ${zone}) - make_interval(days => ${days}::int)) at time zone ${zone})`;
}
