import { count, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import type { Counted } from './readPage.ts';

/** Rows that a search reads at most; who finds more has to search for more words. */
const searchReach = 500;

/** What a search has found, and which rows that are. */
export interface Found extends Counted {
  readonly rows: SQL | undefined;
}

/**
 * Looks for the rows that a search finds, as far as anybody reads on, so that it takes no longer however many there
 * are. Few are named one by one: no plan reads the whole list for them.
 */
export async function search(
  db: Database,
  { table, id }: { readonly table: PgTable; readonly id: AnyPgColumn },
  sought: SQL | undefined,
): Promise<Found> {
  const found = db
    .select({ id: sql<number>`${id}`.as('id') })
    .from(table)
    .where(sought)
    .limit(searchReach + 1)
    .as('found');
  // All in one value: of many rows the reading takes longer than the search.
  const [{ total, ids } = { total: 0, ids: '{}' }] = await db
    .select({
      total: count(),
      ids: sql<string>`coalesce(array_agg(${found.id}), '{}')::text`,
    })
    .from(found);
  if (total > searchReach) return { rows: sought, total: searchReach, isCut: true };
  return { rows: sql`${id} = any(${ids}::bigint[])`, total, isCut: false };
}
