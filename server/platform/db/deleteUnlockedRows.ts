import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Deletes rows and skips those that another instance has locked, so that instances do not wait for one another. */
export async function deleteUnlockedRows(
  db: Database,
  table: PgTable,
  key: AnyPgColumn,
  where: SQL,
): Promise<void> {
  const unlocked = db.select({ key }).from(table).where(where).for('update', { skipLocked: true });
  await db.delete(table).where(inArray(key, unlocked));
}
