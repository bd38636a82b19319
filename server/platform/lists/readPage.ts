import { and, asc, count, desc, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { readingOf, type PageOf } from './pageOf.ts';
import { reach, reached, type Reach, type Section } from './sections.ts';
import type { Matches } from './textMatches.ts';

/** The order of a list; the last column is unique. */
export interface Order {
  readonly by: readonly SQLWrapper[];
  readonly descending: boolean;
}

/** How a page is read: the order, turned round where it is read from the end, and from where on. */
export interface PageReading {
  readonly orderBy: readonly SQL[];
  /** Leaves out what lies before it, of lists whose sections are known. */
  readonly beyond: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** How many rows a list has. */
export interface Counted {
  readonly total: number;
  /** Whether there are more, which nobody gets to. */
  readonly isCut: boolean;
  /** Whether none contains what was searched for: they only resemble it. */
  readonly isSimilar?: boolean;
  /** How they fall into sections, in ascending order, where that was counted. */
  readonly sections?: readonly Section[];
}

/** A page of a list, and how many rows all its pages have. */
export interface Page<Row> extends Counted {
  readonly rows: readonly Row[];
  readonly isSimilar: boolean;
}

/** Counts the rows that were found, and reads a page of them from the end that is nearer. */
export async function readPage<Row>(
  db: Database,
  {
    table,
    found,
    page,
    order,
  }: {
    readonly table: PgTable;
    readonly found: Matches;
    readonly page: PageOf;
    readonly order: Order;
  },
  read: (reading: PageReading) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const counted = await countRows(db, table, found.rows);
  return readCounted({ ...counted, isSimilar: found.isSimilar }, { page, order }, read);
}

/** The same of a list that was counted before. */
export async function readCounted<Row>(
  { total, isCut, isSimilar = false, sections }: Counted,
  { page, order }: { readonly page: PageOf; readonly order: Order },
  read: (reading: PageReading) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const { backward, offset, limit } = readingOf(page, total, isCut);
  if (limit === 0) return { rows: [], total, isCut, isSimilar };
  const isUp = backward === order.descending;
  const whole: Reach = { isUp, from: null, offset };
  const way = sections ? reach(sections, isUp ? offset : total - offset - limit, limit) : whole;
  const rows = await read({
    orderBy: order.by.map((column) => (way.isUp ? asc(column) : desc(column))),
    beyond: order.by[0] && reached(order.by[0], way),
    limit,
    offset: way.offset,
  });
  return { rows: way.isUp === order.descending ? rows.toReversed() : rows, total, isCut, isSimilar };
}

/**
 * Whether a row is on the page. The ids of the page are found first, by the index of its order: what lies before them is
 * neither looked up nor joined with what belongs to it.
 */
export function isOnPage(
  db: Database,
  { table, id }: { readonly table: PgTable; readonly id: AnyPgColumn },
  found: SQL | undefined,
  { orderBy, beyond, limit, offset }: PageReading,
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

/** A list from its beginning to its end. */
export function inOrder({ by, descending }: Order): readonly SQL[] {
  return by.map((column) => (descending ? desc(column) : asc(column)));
}

export async function countRows(db: Database, table: PgTable, found: SQL | undefined): Promise<Counted> {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(table).where(found);
  return { total, isCut: false };
}

/** The same, as far as anybody reads on: it takes no longer however many there are. */
export async function countRowsUpTo(
  db: Database,
  table: PgTable,
  found: SQL | undefined,
  most: number,
): Promise<Counted> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(found)
    .limit(most + 1)
    .as('counted');
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return { total: Math.min(total, most), isCut: total > most };
}
