import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';

/** By table, what tells its rows from what they were. */
type Versions = ReadonlyMap<string, string | null>;

/** What tells a state of the database from another one, of everything and of what belongs to companies. */
export interface RowVersions {
  readonly all: Versions;
  readonly ofCompanies: ReadonlyMap<number, Versions>;
}

/** The tables whose rows are not what they were. */
export function changedTables(before: Versions | undefined, after: Versions | undefined): string[] {
  return [...(after ?? [])].filter(([table, rows]) => rows !== before?.get(table)).map(([table]) => table);
}

interface Table {
  readonly table: string;
  readonly columns: readonly string[];
}

interface Found {
  readonly table: string;
  readonly whole: string | null;
  /** One for each company; none of a table that says nothing of companies. */
  readonly parts: readonly (string | null)[];
}

/** By which column a row belongs to a company; the first that a table has. */
const belongings: readonly (readonly [column: string, condition: (customerId: number) => SQL])[] = [
  ['customer_id', (id) => sql`customer_id = ${id}`],
  ['user_id', (id) => sql`user_id in (select id from users where customer_id = ${id})`],
  ['certificate_id', (id) => sql`certificate_id in (select id from certificates where customer_id = ${id})`],
  ['active_users', (id) => sql`id = ${id}`],
];

/** Of each row the transaction that wrote it: another sum where one was added, changed or removed. */
const numbers = sql`sum(xmin::text::bigint)`;

/** The rows as they were, and how to read them again. */
export interface WatchedRows {
  readonly before: RowVersions;
  /** As they are in the transaction that is under way; quick where nothing was written in it. */
  readonly read: () => Promise<RowVersions>;
}

/**
 * Watches the rows of all tables: the database gives each row that is added or changed the number of the transaction
 * that did so. Not to be called in a transaction.
 */
export async function watchRows(db: Database, customerIds: readonly number[]): Promise<WatchedRows> {
  const tables = (await select(
    db,
    sql`
      select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' group by table_name order by table_name`,
  )) as Table[];
  const query = sql.join(
    tables.map((table) => versionsOf(table, customerIds)),
    sql` union all `,
  );

  async function readAll(): Promise<RowVersions> {
    const found = (await select(db, query)) as Found[];
    const of = (read: (row: Found) => string | null | undefined) =>
      new Map(found.map((row) => [row.table, read(row) ?? null]));
    return {
      all: of(({ whole }) => whole),
      ofCompanies: new Map(customerIds.map((id, index) => [id, of(({ parts }) => parts[index])])),
    };
  }

  const before = await readAll();
  return { before, read: async () => ((await hasWritten(db)) ? readAll() : before) };
}

/** Whether the transaction has a number: it is given one with the first thing that it writes or locks. */
async function hasWritten(db: Database): Promise<boolean> {
  const [row] = (await select(db, sql`select txid_current_if_assigned()::text as number`)) as {
    number: string | null;
  }[];
  return row?.number !== null;
}

function versionsOf({ table, columns }: Table, customerIds: readonly number[]): SQL {
  const belonging = belongings.find(([column]) => columns.includes(column));
  const parts = belonging
    ? customerIds.map((id) => sql`(${numbers} filter (where ${belonging[1](id)}))::text`)
    : [sql`null::text`];
  return sql`select ${table}::text as table, (${numbers})::text as whole, array[${sql.join(parts, sql`, `)}] as parts from ${sql.identifier(table)}`;
}

async function select(db: Database, query: SQL): Promise<readonly unknown[]> {
  const { rows } = (await db.execute(query)) as { rows: readonly unknown[] };
  return rows;
}
