import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Results } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { LRUCache } from 'lru-cache';
import { rootCauseMessage, StartupError } from '#server/platform/settings/startupError.ts';
import type { Database, OpenDatabase, ReportProgress, Seed } from './database.ts';
import { lockFolder } from './lock.ts';
import { runMigrations, migrationsFolder } from './migrations.ts';

/** Extensions of PostgreSQL that the migrations use. */
export const postgresExtensions = { pg_trgm };

/**
 * Opens the embedded database in the data folder; creates it on the first start.
 * @throws {StartupError} if the folder is in use, cannot be written, or has no usable database, or if the platform
 *   cannot lock it; before that, closes the database and releases the lock
 */
export async function openEmbeddedDatabase(
  { dataFolder, seed }: { readonly dataFolder: string; readonly seed: Seed },
  progress: ReportProgress,
): Promise<OpenDatabase> {
  const lock = await lockFolder(dataFolder);
  try {
    const folder = join(dataFolder, 'database');
    const client = await openClient(folder, progress);
    const db = await prepare(client, folder, seed, progress);
    return {
      db,
      place: dataFolder,
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openClient(folder: string, progress: ReportProgress): Promise<PGlite> {
  if (!existsSync(folder)) progress(`Creating the database in ${folder} (first start only) ...`);
  try {
    return await PGlite.create(folder, { extensions: postgresExtensions });
  } catch (error) {
    throw new StartupError(
      `The database in ${folder} cannot be opened. Restore the folder from a copy, or move it away to start afresh.`,
      { cause: error },
    );
  }
}

/** Maximum of kept results, and the milliseconds for which each is kept, since sessions end without a write. */
const kept = { max: 500, ttl: 1_000, ttlAutopurge: true };

/**
 * Makes Drizzle use the client. Keeps the results of each `select` outside transactions until anything is written: PGlite
 * runs on the thread that answers requests, and the folder's lock makes this process the only writer. Callers share `jsonb`
 * values and the rows of `execute`, so they must not change them; such a `select` must have no effect.
 */
export function databaseOf(client: PGlite): PgliteDatabase {
  const results = new LRUCache<string, Promise<Results<never>>>(kept);
  const forget = () => {
    results.clear();
  };
  const query: PGlite['query'] = async (text, values, options) => {
    const execute = () => client.query<never>(text, values, options);
    if (!/^[\s(]*select\b/i.test(text)) return execute().finally(forget);
    const key = JSON.stringify([text, values, options?.rowMode]);
    const known = results.get(key);
    if (known) return known;
    const result = execute();
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
  const transaction: PGlite['transaction'] = (work) => client.transaction(work).finally(forget);
  return drizzle({ client: { query, transaction } as PGlite });
}

/** Migrates and seeds the database; closes the client on failure, before the caller releases the lock. */
async function prepare(
  client: PGlite,
  folder: string,
  seed: Seed,
  progress: ReportProgress,
): Promise<Database> {
  const db = databaseOf(client);
  try {
    await runMigrations(db, () => migrate(db, { migrationsFolder }));
    await seed(db, progress);
    // PGlite has no autovacuum: without statistics the planner takes every table for small, and uses no index.
    await db.execute(sql`analyze`);
    return db;
  } catch (error) {
    // Reports the first failure, even if closing fails as well.
    await client.close().catch(() => undefined);
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database in ${folder} cannot be brought up to date (${rootCauseMessage(error)}). Restore the folder from a copy, or move it away to start afresh.`,
      { cause: error },
    );
  }
}
