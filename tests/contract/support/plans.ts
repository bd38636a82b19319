import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Database } from '#server/platform/db/database.ts';

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** The plans, as text, by which the database answers each of the questions that `ask` puts to it. */
export async function plansOf(db: Database, ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const asked: Statement[] = [];
  const logger = { logQuery: (text: string, params: readonly unknown[]) => asked.push({ text, params }) };
  await ask(watched(db, logger));
  const plans = [];
  for (const { text, params } of asked.filter(hasPlan)) plans.push(await planOf(db, text, params));
  return plans;
}

/** What begins and ends a transaction has none. */
const hasPlan = ({ text }: Statement) => !/^(?:begin|commit|rollback)\b/.test(text);

interface Logger {
  readonly logQuery: (text: string, params: readonly unknown[]) => void;
}

function clientOf(db: Database): unknown {
  return (db as unknown as { $client: unknown }).$client;
}

/** The same database, whose questions are told to the logger as well. */
function watched(db: Database, logger: Logger): Database {
  const client = clientOf(db);
  if (client instanceof PGlite) return drizzleEmbedded({ client, logger });
  if (client instanceof Pool) return drizzlePostgres({ client, logger });
  throw new Error('No client that is known');
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
