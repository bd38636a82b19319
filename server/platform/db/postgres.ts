import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import {
  errorCode,
  rootCauseMessage,
  rootCause,
  StartupError,
} from '#server/platform/settings/startupError.ts';
import type { Database, OpenDatabase, ReportProgress, Seed } from './database.ts';
import { runMigrations, MigrationRefused, migrationsFolder } from './migrations.ts';
import { isOutage } from './databaseErrors.ts';

/** Key of the advisory lock of a start, the same in every instance. */
const startLock = 5_417_093;

/** Connects to PostgreSQL, migrates, and seeds. @throws {StartupError} if that is unreachable or refuses a step */
export async function openPostgres(
  { databaseUrl, seed }: { readonly databaseUrl: string; readonly seed: Seed },
  progress: ReportProgress,
): Promise<OpenDatabase> {
  const { host, pathname } = new URL(databaseUrl);
  const place = host + pathname;
  await prepare(databaseUrl, place, seed, progress);
  const pool = openPool(databaseUrl);
  return { db: databaseOf(pool), place, close: () => pool.end() };
}

function openPool(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    keepAlive: true,
  });
  pool.on('connect', (client) => {
    // An error without a listener would end the process, and the pool listens only to idle connections. The
    // current or next query fails with the same error.
    client.on('error', () => undefined);
  });
  pool.on('error', (error) => {
    // The next query opens another connection.
    console.error(`The database connection was lost: ${error.message}`);
  });
  return pool;
}

/**
 * Makes Drizzle use the pool, with transactions that always return their connection. Drizzle's own transactions do not
 * return a connection that ends before `begin` (drizzle-team/drizzle-orm#6341), so that the pool runs out of them.
 */
function databaseOf(pool: Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle({ client }).transaction(work, config);
    } catch (error) {
      isBroken = isOutage(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(drizzle({ client: pool }), { transaction });
}

/** Migrates and seeds the database under a lock, so that only one of several starting instances does each step. */
async function prepare(databaseUrl: string, place: string, seed: Seed, progress: ReportProgress) {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {
    // The current query fails with the same error.
  });
  await client.connect().catch((error: unknown) => {
    throw new StartupError(
      `The database at ${place} cannot be reached (${rootCauseMessage(error)}). Start PostgreSQL, or correct DATABASE_URL.`,
      { cause: error },
    );
  });
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${startLock})`);
    await runMigrations(db, () => migrate(db, { migrationsFolder }));
    await seed(db, progress);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database at ${place} cannot be brought up to date (${rootCauseMessage(error)}). ${remedyOf(error)}`,
      { cause: error },
    );
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** PostgreSQL's code for a missing privilege. */
const insufficientPrivilege = '42501';

function remedyOf(error: unknown): string {
  const others =
    'Correct what stands in the way, restore it from a copy, or set DATABASE_URL to an empty one.';
  if (error instanceof MigrationRefused) return `It is as it was before. ${others}`;
  return errorCode(rootCause(error)) === insufficientPrivilege
    ? 'Let the role of DATABASE_URL create schemas and tables there, or set DATABASE_URL to a database of its own.'
    : others;
}
