import type { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Database } from '#server/platform/db/database.ts';

/** A statement that was sent, and its parameters. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** Query plans, as text, of all statements that `ask` sends. */
export async function plansOf(db: Database, ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const statements: Statement[] = [];
  await ask(withStatements(db, statements));
  const plans = [];
  for (const statement of statements.filter(hasPlan)) plans.push(await planOf(db, statement));
  return plans;
}

/** Statements that begin or end a transaction have no plan. */
const hasPlan = ({ text }: Statement) => !/^(?:begin|commit|rollback)\b/.test(text);

function clientOf(db: Database): unknown {
  return (db as unknown as { $client: unknown }).$client;
}

/** Opens the same database so that it notes its statements. */
export function withStatements(db: Database, statements: Statement[]): Database {
  const client = clientOf(db);
  const logger = {
    logQuery: (text: string, params: readonly unknown[]) => void statements.push({ text, params }),
  };
  return client instanceof Pool
    ? drizzlePostgres({ client, logger })
    : drizzleEmbedded({ client: client as PGlite, logger });
}

/** Puts the parameters of a statement into their places. */
export function fillStatement({ text, params }: Statement): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`)),
  );
}

async function planOf(db: Database, statement: Statement): Promise<string> {
  const { rows } = (await db.execute(sql`explain ${fillStatement(statement)}`)) as {
    rows: readonly { 'QUERY PLAN': string }[];
  };
  return [statement.text, ...rows.map((row) => row['QUERY PLAN'])].join('\n');
}
