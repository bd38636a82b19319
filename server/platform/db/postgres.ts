import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import {
  errorCode,
  rootCauseMessage,
  rootCause,
  StartupError,
} from '#server/platform/settings/startupError.ts';
import { traceStatements } from '#server/platform/tracing/traceStatements.ts';
import type { Database, OpenDatabase, ReportProgress, Seed } from './database.ts';
import { isMigrated, runMigrations, MigrationRefused, migrationsFolder } from './migrations.ts';
import { isOutage } from './databaseErrors.ts';
import { hasPooler, withoutNames } from './unnamedStatements.ts';

/** Key of the advisory lock of a migration, the same in every instance. */
const migrationLock = 5_417_093;
/** Seconds that a migration waits for a lock. */
const lockSeconds = 30;
/** Milliseconds after which a migration reports that it is still under way. */
const slowAfter = 3_000;

/** PostgreSQL's codes for a missing privilege, and for a lock that was not free in time. */
const insufficientPrivilege = '42501';
const lockNotAvailable = '55P03';
/** PostgreSQL's codes for an unknown role, a wrong password, and an unknown database. */
const refusedLogIns = new Set(['28000', '28P01', '3D000']);

export interface PoolSettings {
  readonly databaseUrl: string;
  /** Maximum of open connections. */
  readonly connections: number;
  /** Milliseconds that opening a connection, or waiting for one that is free, may take. */
  readonly connectTimeout: number;
  /** Milliseconds that one statement may take. */
  readonly statementTimeout: number;
}

/** Logger of the pool's warnings. */
interface WarningLogger {
  readonly warn: (line: string) => void;
}

/**
 * Connects to a PostgreSQL database that `migratePostgres` brought up to date. No connection has a state of its own, so
 * a pooler in transaction mode may be between.
 * @throws {StartupError} if the database is unreachable, or lacks migrations
 */
export async function openPostgres(settings: PoolSettings, logger: WarningLogger): Promise<OpenDatabase> {
  const place = placeOf(settings.databaseUrl);
  const pool = openPool(settings, logger);
  const slow = setTimeout(() => {
    logger.warn(
      `The database at ${place} takes long: PostgreSQL or its pooler may have no free connection ...`,
    );
  }, slowAfter);
  try {
    if (await isMigrated(drizzle({ client: pool }))) {
      const db = databaseOf(pool, await hasPooler(pool));
      return { db, place, pool, close: () => pool.end() };
    }
    throw new StartupError(
      `The database at ${place} lacks migrations of this version. Run "node server.js migrate" before the start.`,
    );
  } catch (error) {
    await pool.end();
    throw error instanceof StartupError ? error : unreachable(place, error);
  } finally {
    clearTimeout(slow);
  }
}

/** Host and database name, without user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}

function unreachable(place: string, error: unknown): StartupError {
  const code = errorCode(rootCause(error)) ?? '';
  const reason = rootCauseMessage(error);
  const message =
    code === insufficientPrivilege
      ? `The database at ${place} refuses the role of DATABASE_URL (${reason}). Give it the rights of deploy/roles.sql.`
      : refusedLogIns.has(code)
        ? `The database at ${place} refuses the log-in (${reason}). Correct DATABASE_URL.`
        : `The database at ${place} cannot be reached (${reason}). Start PostgreSQL, or correct DATABASE_URL.`;
  return new StartupError(message, { cause: error });
}

function openPool(
  { databaseUrl, connections, connectTimeout, statementTimeout }: PoolSettings,
  logger: WarningLogger,
): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    // `statement_timeout` would be a parameter of the connection, which a pooler refuses.
    query_timeout: statementTimeout,
    keepAlive: true,
  });
  pool.on('connect', (client) => {
    // An error without a listener would end the process, and the pool listens only to idle connections. The
    // current or next query fails with the same error.
    client.on('error', () => undefined);
  });
  pool.on('error', (error) => {
    // The next query opens another connection.
    logger.warn(`The database connection was lost: ${error.message}`);
  });
  return pool;
}

/**
 * Makes Drizzle use the pool, with transactions that always return their connection. Drizzle's own transactions do not
 * return a connection that ends before `begin` (drizzle-team/drizzle-orm#6341), so that the pool runs out of them.
 */
function databaseOf(pool: Pool, isPooled: boolean): Database {
  const adapt = <Connection extends Pool | PoolClient>(client: Connection) =>
    traceStatements(isPooled ? withoutNames(client) : client);
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle({ client: adapt(client) }).transaction(work, config);
    } catch (error) {
      isBroken = isOutage(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(drizzle({ client: adapt(pool) }), { transaction });
}

/**
 * Migrates and seeds the database. A lock lets only one of several processes do each step; the others wait, and find it
 * done. The lock ends with its transaction, since a pooler can hand the connection to another process after that.
 * @throws {StartupError} if the database is unreachable, or refuses a step
 */
export async function migratePostgres(
  { databaseUrl, seed }: { readonly databaseUrl: string; readonly seed: Seed },
  progress: ReportProgress,
): Promise<void> {
  const place = placeOf(databaseUrl);
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {
    // The current query fails with the same error.
  });
  await client.connect().catch((error: unknown) => {
    throw unreachable(place, error);
  });
  const slow = setTimeout(() => {
    progress(
      `The migration of ${place} is still under way: it has much to change, or waits for another one, a long statement, or a free connection of the pooler ...`,
    );
  }, slowAfter);
  try {
    const db = drizzle({ client });
    const migrateLocked = () =>
      db.transaction(async (transaction) => {
        await takeLock(transaction);
        await migrate(transaction, { migrationsFolder });
      });
    await runMigrations(db, migrateLocked);
    await db.transaction(async (transaction) => {
      await takeLock(transaction);
      await seed(transaction, progress);
    });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database at ${place} cannot be brought up to date (${rootCauseMessage(error)}). ${remedyOf(error)}`,
      { cause: error },
    );
  } finally {
    clearTimeout(slow);
    await client.end();
  }
}

async function takeLock(transaction: Database): Promise<void> {
  await transaction.execute(sql`select set_config('lock_timeout', ${`${lockSeconds}s`}, true)`);
  await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
}

function remedyOf(error: unknown): string {
  const others =
    'Correct what stands in the way, restore it from a copy, or set DATABASE_URL to an empty one.';
  const code = errorCode(rootCause(error));
  if (code === lockNotAvailable) {
    return `It is as it was before: another migration or a long statement held a lock for ${lockSeconds} s. Run this again once that has ended.`;
  }
  if (error instanceof MigrationRefused) return `It is as it was before. ${others}`;
  return code === insufficientPrivilege
    ? 'Let the role of DATABASE_URL create schemas and tables there, or set DATABASE_URL to a database of its own.'
    : others;
}
