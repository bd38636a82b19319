import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';
import { sessions } from '#server/platform/db/schema.ts';
import { openSeeded } from './embedded.ts';
import { openPostgresDatabase } from './migrated.ts';
import { hasPostgres, query } from './postgresCluster.ts';
import { seededName } from './globalSetup.ts';

interface DatabaseKind {
  readonly name: string;
  /** A database as the first start leaves it: migrated, with sample data. Closing it removes it. */
  readonly open: () => Promise<OpenDatabase>;
}

/** A PostgreSQL database of a suite, for any number of instances. */
export interface SharedDatabase {
  /** Connection string for separate processes. */
  readonly url: string;
  /** Opens one more instance on it. */
  readonly open: () => Promise<OpenDatabase>;
  /** Removes it, once every instance is closed. */
  readonly remove: () => Promise<void>;
}

/** Copies the seeded database on the PostgreSQL of the whole run. */
export async function sharePostgres(): Promise<SharedDatabase> {
  const url = inject('postgresUrl') ?? '';
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(url);
  own.pathname = name;
  await query(url, `create database ${name} template ${seededName}`);
  return {
    url: own.href,
    open: () => openPostgresDatabase(own.href),
    remove: () => query(url, `drop database ${name}`),
  };
}

async function openOnPostgres(): Promise<OpenDatabase> {
  const shared = await sharePostgres();
  const database = await shared.open();
  return {
    ...database,
    close: async () => {
      await database.close();
      await shared.remove();
    },
  };
}

const embedded: DatabaseKind = { name: 'the embedded database', open: openSeeded };

/** Every kind of database that this machine can run: for suites about concurrency. */
export const everyDatabaseKind: readonly DatabaseKind[] = [
  embedded,
  ...(hasPostgres ? [{ name: 'PostgreSQL', open: openOnPostgres }] : []),
];

/**
 * Databases of a suite about rules: PostgreSQL, which is copied quickly, or else the embedded one. The long run has
 * both.
 */
export const databaseKinds = process.env['FULL'] === '1' ? everyDatabaseKind : everyDatabaseKind.slice(-1);

/** Deletes nothing, which makes the embedded database forget its kept results: they would answer a measured read. */
export async function forgetKeptResults(db: Database): Promise<void> {
  await db.delete(sessions).where(sql`false`);
}

/** Opens the database that is copied quickest, for suites for which any database will do. */
export const openDatabase = hasPostgres ? openOnPostgres : openSeeded;
