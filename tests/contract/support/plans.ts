import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Database } from '#server/platform/db/database.ts';

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** Query plans, as text, of all statements that `ask` sends. */
export async function plansOf(db: Database, ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const statements: Statement[] = [];
  const logger = {
    logQuery: (text: string, params: readonly unknown[]) => statements.push({ text, params }),
  };
  await ask(withLogger(db, logger));
  const plans = [];
  for (const { text, params } of statements.filter(hasPlan)) plans.push(await planOf(db, text, params));
  return plans;
}

/** Statements that begin or end a transaction have no plan. */
const hasPlan = ({ text }: Statement) => !/^(?:begin|commit|rollback)\b/.test(text);

interface Logger {
  readonly logQuery: (text: string, params: readonly unknown[]) => void;
}

function clientOf(db: Database): unknown {
  return (db as unknown as { $client: unknown }).$client;
}

/** Opens the same database with a logger of its statements. */
function withLogger(db: Database, logger: Logger): Database {
  const client = clientOf(db);
  return client instanceof Pool
    ? drizzlePostgres({ client, logger })
    : drizzleEmbedded({ client: client as PGlite, logger });
}

async function planOf(db: Database, text: string, params: readonly unknown[]): Promise<string> {
  const parts = text.split(/\$(\d+)/);
  const filled = parts.map((part, index) =>
    index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`,
  );
  const { rows } = (await db.execute(sql`explain ${sql.join(filled)}`)) as {
    rows: readonly { 'QUERY PLAN': string }[];
  };
  return [text, ...rows.map((row) => row['QUERY PLAN'])].join('\n');
}
