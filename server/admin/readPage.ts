import { asc, count, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { readingOf, type PageOf } from '#server/commands/pageOf.ts';
import type { Database } from '#server/db/database.ts';

/** In which order a list is read; the last of the columns is unlike in any two rows. */
export interface Order {
  readonly by: readonly SQLWrapper[];
  readonly descending: boolean;
  /** Whether a row without a value stands before all others, as the index of this order has it. */
  readonly nullsFirst?: boolean;
}

/** How a page is read: the order, turned round where it is read from the end. */
export interface PageReading {
  readonly orderBy: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** How many rows a list has. */
export interface Counted {
  readonly total: number;
  /** Whether there are more, which nobody gets to. */
  readonly isCut: boolean;
}

/** A page of a list, and how many rows all its pages have. */
export interface Page<Row> extends Counted {
  readonly rows: readonly Row[];
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
    readonly found: SQL | undefined;
    readonly page: PageOf;
    readonly order: Order;
  },
  read: (reading: PageReading) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  return readCounted(await countRows(db, table, found), { page, order }, read);
}

/** The same of a list that was counted before. */
export async function readCounted<Row>(
  { total, isCut }: Counted,
  { page, order }: { readonly page: PageOf; readonly order: Order },
  read: (reading: PageReading) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const { backward, offset, limit } = readingOf(page, total, isCut);
  if (limit === 0) return { rows: [], total, isCut };
  const orderBy = order.by.map((column) => directed(column, order, backward));
  const rows = await read({ orderBy, limit, offset });
  return { rows: backward ? rows.toReversed() : rows, total, isCut };
}

/** A list from its beginning to its end. */
export function inOrder(order: Order): readonly SQL[] {
  return order.by.map((column) => directed(column, order, false));
}

export async function countRows(db: Database, table: PgTable, found: SQL | undefined): Promise<Counted> {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(table).where(found);
  return { total, isCut: false };
}

function directed(column: SQLWrapper, { descending, nullsFirst = false }: Order, backward: boolean): SQL {
  const isUp = backward === descending;
  if (!nullsFirst) return isUp ? asc(column) : desc(column);
  return isUp ? sql`${column} asc nulls first` : sql`${column} desc nulls last`;
}
