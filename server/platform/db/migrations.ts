import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { errorCode, rootCause, rootCauseMessage } from '#server/platform/settings/startupError.ts';
import type { Database } from './database.ts';

/** Folder of `drizzle-kit generate`; every migration runs on the embedded database and on PostgreSQL 15. */
export const migrationsFolder = join(projectRoot, 'server/platform/db/migrations');

/** File with a line for each migration, by which a test finds a committed migration that was changed. */
export const hashesFile = join(migrationsFolder, 'hashes.txt');

export interface Migration {
  readonly tag: string;
  /** Creation time in milliseconds since 1970, by which migrations are ordered; the database stores it as well. */
  readonly when: number;
  /** SHA-256 of `text`; the database stores it as well. */
  readonly hash: string;
  readonly text: string;
}

/** Reads all migrations, oldest first. */
export function readMigrations(): Migration[] {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: Pick<Migration, 'tag' | 'when'>[] };
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');
    return { tag, when, hash: createHash('sha256').update(text).digest('hex'), text };
  });
}

/** Returns the line of a migration in `hashesFile`. */
export function toHashLine({ tag, when, hash }: Migration): string {
  return `${tag} ${when} ${hash}`;
}

/** PostgreSQL's codes for a table or schema that does not exist. */
const undefinedObjects = new Set(['42P01', '3F000']);

let newestHash: string | undefined;

/** Whether the database has every migration of this version; it may have those of later versions as well. */
export async function isMigrated(db: Database): Promise<boolean> {
  newestHash ??= readMigrations().at(-1)?.hash;
  const find = sql`select from drizzle.__drizzle_migrations where hash = ${newestHash}`;
  try {
    const { rows } = (await db.execute(find)) as { rows: readonly unknown[] };
    return rows.length > 0;
  } catch (error) {
    if (undefinedObjects.has(errorCode(rootCause(error)) ?? '')) return false;
    throw error;
  }
}

/** Thrown if the database refuses a migration; the message says which, why, and at which version the database stays. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
  /** PostgreSQL's code of the failure. */
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** Runs `migrateAll`. @throws {MigrationRefused} if the database refuses a migration; rethrows any other error */
export async function runMigrations(db: Database, migrateAll: () => Promise<void>): Promise<void> {
  try {
    await migrateAll();
  } catch (error) {
    throw (await refusalOf(db, error).catch(() => null)) ?? error;
  }
}

/** Finds the migration that failed; null if none did, such as for a role that may not create Drizzle's table. */
async function refusalOf(db: Database, error: unknown): Promise<MigrationRefused | null> {
  if (!(error instanceof DrizzleQueryError)) return null;
  const newest = sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  const { rows } = (await db.execute(newest)) as { rows: readonly KeptMigration[] };
  const [kept] = rows;
  const migrations = readMigrations();
  const had = migrations.filter(({ when }) => kept && when <= Number(kept.created_at));
  const refused = migrations.slice(had.length).find(({ text }) => text.includes(error.query));
  if (!refused) return null;
  return new MigrationRefused(
    `it is at ${versionOf(kept, had)}, and ${refused.tag}.sql failed: ${rootCauseMessage(error)}`,
    errorCode(rootCause(error)),
  );
}

/** A row of Drizzle's table of migrations that ran. */
interface KeptMigration {
  readonly hash: string;
  readonly created_at: string;
}

function versionOf(kept: KeptMigration | undefined, had: readonly Migration[]): string {
  const last = had.at(-1);
  if (!kept || !last) return 'no version yet';
  return kept.hash === last.hash ? last.tag : `a version that these files do not have, after ${last.tag}`;
}
