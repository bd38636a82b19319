import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { errorCode, reasonOf, rootCause } from '#server/platform/settings/startupError.ts';
import type { Database } from './database.ts';

/** Where `drizzle-kit generate` writes; every entry runs on the embedded database and on PostgreSQL 15. */
export const migrationsFolder = join(projectRoot, 'server/platform/db/migrations');

/** The list that holds each migration to what it was when it was committed. */
export const hashesFile = join(migrationsFolder, 'hashes.txt');

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** A migration as the files have it. */
export interface Migration {
  readonly tag: string;
  /** Orders the migrations; the database keeps that of each one it has had. */
  readonly when: number;
  /** SHA-256 of its text, which the database keeps as well. */
  readonly hash: string;
  readonly text: string;
}

/** All migrations, oldest first. */
export function readMigrations(): Migration[] {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as Journal).entries.map(({ tag, when }) => {
    const text = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');
    return { tag, when, hash: createHash('sha256').update(text).digest('hex'), text };
  });
}

/** A migration as the list has it. */
export function lineOf({ tag, when, hash }: Migration): string {
  return `${tag} ${when} ${hash}`;
}

/** A migration that the database refused: the message says which, why, and at which version the database stays. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
  /** The database's own code. */
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** Runs what migrates the database, and explains where one of the migrations is refused. @throws {MigrationRefused} */
export async function explainRefusal(db: Database, migrateAll: () => Promise<void>): Promise<void> {
  try {
    await migrateAll();
  } catch (error) {
    throw (await refusalOf(db, error).catch(() => null)) ?? error;
  }
}

/** Null where it failed before the first migration, as for want of the right to create tables. */
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
    `it is at ${versionOf(kept, had)}, and ${refused.tag}.sql failed: ${reasonOf(error)}`,
    errorCode(rootCause(error)),
  );
}

/** A migration as the database keeps it. */
interface KeptMigration {
  readonly hash: string;
  readonly created_at: string;
}

function versionOf(kept: KeptMigration | undefined, had: readonly Migration[]): string {
  const last = had.at(-1);
  if (!kept || !last) return 'no version yet';
  return kept.hash === last.hash ? last.tag : `a version that these files do not have, after ${last.tag}`;
}
