import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';

/** Checksum of the rows of each table. */
type Versions = ReadonlyMap<string, string | null>;

/** Checksums of the whole database, and of the rows of each company. */
export interface RowVersions {
  readonly all: Versions;
  readonly ofCompanies: ReadonlyMap<number, Versions>;
}

/** Tables whose rows differ. */
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
  /** One checksum for each company; null if the table has no rows of companies. */
  readonly parts: readonly (string | null)[];
}

/** Columns that connect a row to a company; the first one that a table has counts. */
const belongings: readonly (readonly [column: string, condition: (customerId: number) => SQL])[] = [
  ['customer_id', (id) => sql`customer_id = ${id}`],
  ['user_id', (id) => sql`user_id in (select id from users where customer_id = ${id})`],
  ['certificate_id', (id) => sql`certificate_id in (select id from certificates where customer_id = ${id})`],
  ['active_users', (id) => sql`id = ${id}`],
];

/** Sum of the transactions that wrote the rows; it changes when a row is added, changed, or removed. */
const checksum = sql`sum(xmin::text::bigint)`;

/** Checksums at the start, and a function that reads them again. */
export interface WatchedRows {
  readonly before: RowVersions;
  /** Reads the checksums in the current transaction; quick if that has written nothing. */
  readonly read: () => Promise<RowVersions>;
}

/**
 * Watches the rows of all tables by the transaction number that the database gives each row when it is written. It
 * must not be called in a transaction.
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
    const found = (await withoutWorkers(db, query)) as Found[];
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

/** Whether the transaction has a number, which it gets with its first write or lock. */
async function hasWritten(db: Database): Promise<boolean> {
  const [row] = (await select(db, sql`select txid_current_if_assigned()::text as number`)) as {
    number: string | null;
  }[];
  return row?.number !== null;
}

function versionsOf({ table, columns }: Table, customerIds: readonly number[]): SQL {
  const belonging = belongings.find(([column]) => columns.includes(column));
  const parts = belonging
    ? customerIds.map((id) => sql`(${checksum} filter (where ${belonging[1](id)}))::text`)
    : [sql`null::text`];
  return sql`select ${table}::text as table, (${checksum})::text as whole, array[${sql.join(parts, sql`, `)}] as parts from ${sql.identifier(table)}`;
}

/** Selects without parallel workers: PostgreSQL would start several for the many tables, which takes longer than to read them. */
function withoutWorkers(db: Database, query: SQL): Promise<readonly unknown[]> {
  return db.transaction(async (transaction) => {
    await select(transaction, sql`select set_config('max_parallel_workers_per_gather', '0', true)`);
    return select(transaction, query);
  });
}

async function select(db: Database, query: SQL): Promise<readonly unknown[]> {
  const { rows } = (await db.execute(query)) as { rows: readonly unknown[] };
  return rows;
}
