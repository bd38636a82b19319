import { and, eq, getTableName, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { rowCounts } from './countTables.ts';
import type { ListCount } from './readPage.ts';
import { sumSectionRows } from './sections.ts';

/**
 * Sums the counts in `rowCounts` of a table, for these keys or for all if `keys` is empty. Subtracts the few rows that
 * meet `hidden`; the result has no sections if there are such rows.
 */
export async function sumRowCounts(
  db: Database,
  table: PgTable,
  keys: readonly string[],
  hidden?: SQL,
): Promise<ListCount> {
  const sections = await db
    .select({ start: rowCounts.section, rows: summed })
    .from(rowCounts)
    .where(
      and(
        eq(rowCounts.list, getTableName(table)),
        keys.length > 0 ? inArray(rowCounts.key, [...keys]) : undefined,
      ),
    )
    .groupBy(rowCounts.section)
    .orderBy(rowCounts.section);
  const hiddenRows = hidden === undefined ? 0 : await db.$count(table, hidden);
  if (hiddenRows > 0) return { total: sumSectionRows(sections) - hiddenRows, isCut: false };
  return { total: sumSectionRows(sections), isCut: false, sections };
}

/** Returns a subquery for the number of rows of `table` that `rowCounts` has for a key, such as a column. */
export function selectRowCount(table: PgTable, key: SQLWrapper): SQL<number> {
  return sql`(
    select ${summed} from ${rowCounts}
    where ${rowCounts.list} = ${getTableName(table)} and ${rowCounts.key} = ${key}::text
  )`.mapWith(Number);
}

const summed = sql<number>`coalesce(sum(${rowCounts.rows}), 0)`.mapWith(Number);
