import { and, asc, count, desc, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { planPage, type PageRequest } from './pageOf.ts';
import { planSeek, seekCondition, type Seek, type ListSection } from './sections.ts';
import type { MatchCondition } from './textMatches.ts';

/** The order of a list; the last column is unique. */
export interface SortOrder {
  readonly by: readonly SQLWrapper[];
  readonly descending: boolean;
}

/** Clauses of the query that reads a page. `orderBy` is reversed if the page is read from the end of the list. */
export interface PageClauses {
  readonly orderBy: readonly SQL[];
  /** Condition that skips sections before the page; undefined if none are skipped. */
  readonly beyond: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The number of rows of a list, and whether the number is complete. */
export interface ListCount {
  readonly total: number;
  /** Whether more rows exist than `total`, since counting stopped at a maximum. */
  readonly isCut: boolean;
  /** Whether no row contains the search text, so that the rows only resemble it. */
  readonly isSimilar?: boolean;
  /** Sections in ascending order, if they are counted. */
  readonly sections?: readonly ListSection[];
}

/** A page of a list, and the number of rows of all its pages. */
export interface Page<Row> extends ListCount {
  readonly rows: readonly Row[];
  readonly isSimilar: boolean;
}

/** Counts the matching rows, and reads a page of them from the nearer end. */
export async function readPage<Row>(
  db: Database,
  list: {
    readonly table: PgTable;
    readonly found: MatchCondition;
    readonly page: PageRequest;
    readonly order: SortOrder;
  },
  read: (reading: PageClauses) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const { rows, isSimilar } = list.found;
  return readCountedPage({ ...(await countRows(db, list.table, rows)), isSimilar }, list, read);
}

/** Reads a page of a list whose rows are already counted. */
export async function readCountedPage<Row>(
  { total, isCut, isSimilar = false, sections }: ListCount,
  { page, order }: { readonly page: PageRequest; readonly order: SortOrder },
  read: (reading: PageClauses) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const { backward, offset, limit } = planPage(page, total, isCut);
  if (limit === 0) return { rows: [], total, isCut, isSimilar };
  const isUp = backward === order.descending;
  const whole: Seek = { isUp, from: null, offset };
  const way = sections ? planSeek(sections, isUp ? offset : total - offset - limit, limit) : whole;
  const rows = await read({
    orderBy: order.by.map((column) => (way.isUp ? asc(column) : desc(column))),
    beyond: order.by[0] && seekCondition(order.by[0], way),
    limit,
    offset: way.offset,
  });
  return { rows: way.isUp === order.descending ? rows.toReversed() : rows, total, isCut, isSimilar };
}

/** Returns the condition for a page's rows. Finds their ids in the order's index, to fetch no rows before the page. */
export function pageCondition(
  db: Database,
  { table, id }: { readonly table: PgTable; readonly id: AnyPgColumn },
  found: SQL | undefined,
  { orderBy, beyond, limit, offset }: PageClauses,
): SQL {
  const ids = db
    .select({ id: sql<number>`${id}`.as('id') })
    .from(table)
    .where(and(found, beyond))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return inArray(id, ids);
}

/** Returns the terms of a list's `order by`. */
export function toOrderBy({ by, descending }: SortOrder): readonly SQL[] {
  return by.map((column) => (descending ? desc(column) : asc(column)));
}

export async function countRows(db: Database, table: PgTable, found: SQL | undefined): Promise<ListCount> {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(table).where(found);
  return { total, isCut: false };
}

/** Counts rows up to `most`, so that the time does not grow with the table. */
export async function countRowsUpTo(
  db: Database,
  table: PgTable,
  found: SQL | undefined,
  most: number,
): Promise<ListCount> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(found)
    .limit(most + 1)
    .as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return { total: Math.min(total, most), isCut: total > most };
}
