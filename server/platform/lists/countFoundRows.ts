import { count, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import type { ListCount } from './readPage.ts';

/** Rows that a search reads at most. */
const searchReach = 500;

/** The number of rows that a search found, and the condition for them; undefined if every row matches. */
export interface FoundRows extends ListCount {
  readonly rows: SQL | undefined;
}

/** Counts found rows up to 500. If there are no more, `rows` lists their ids, so that no plan reads the whole table. */
export async function countFoundRows(
  db: Database,
  { table, id }: { readonly table: PgTable; readonly id: AnyPgColumn },
  condition: SQL | undefined,
): Promise<FoundRows> {
  const found = db
    .select({ id: sql<number>`${id}`.as('id') })
    .from(table)
    .where(condition)
    .limit(searchReach + 1)
    .as('found');
  // Selects all ids as one value, since reading many rows would take longer than the search.
  const [{ total, ids } = { total: 0, ids: '{}' }] = await db
    .select({
      total: count(),
      ids: sql<string>`coalesce(array_agg(${found.id}), '{}')::text`,
    })
    .from(found);
  if (total > searchReach) return { rows: condition, total: searchReach, isCut: true };
  return { rows: sql`${id} = any(${ids}::bigint[])`, total, isCut: false };
}
