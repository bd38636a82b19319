import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { toOrderBy, type SortOrder } from './readPage.ts';

/** Reads the ids of at most `limit` rows that meet a condition, in the given order. */
export async function readIds(
  db: Database,
  table: PgTable & { readonly id: AnyPgColumn },
  condition: SQL | undefined,
  order: SortOrder,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(...toOrderBy(order))
    .limit(limit);
  return rows.map(({ id }) => Number(id));
}
