import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { postgresExtensions, openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { migrationsFolder } from '#server/platform/db/migrations.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { createSeed } from '#server/createSeed.ts';
import { createTestFolder } from '#tests/support/testFolder.ts';
import { openMigrated } from './support/migrated.ts';
import { hasPostgres, query } from './support/postgresCluster.ts';

const failing = '0024_versions_of_acts';
const currentVersion = 'it is at 0023_sections_of_logs';
const refusal = `${currentVersion}, and ${failing}.sql failed: column "version" of relation "audit_entries" already exists`;
const addConflict = 'alter table audit_entries add column version integer';
const removeConflict = 'alter table audit_entries drop column version';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

describe('a failed migration', () => {
  let folder: string;
  /** Folder of the migrations before the failing one. */
  let before: string;

  beforeEach(() => {
    folder = createTestFolder('refused');
    before = join(folder, 'migrations');
    cpSync(migrationsFolder, before, { recursive: true });
    const path = join(before, 'meta/_journal.json');
    const { entries, ...journal } = JSON.parse(readFileSync(path, 'utf8')) as Journal;
    const end = entries.findIndex(({ tag }) => tag === failing);
    writeFileSync(path, JSON.stringify({ ...journal, entries: entries.slice(0, end) }));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is reported with its name, the reason, and the current version on the embedded database', async () => {
    const data = join(folder, 'database');
    const client = await PGlite.create(data, { extensions: postgresExtensions });
    await migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder: before });
    await client.exec(addConflict);
    await client.close();
    const failed = openEmbeddedDatabase({ dataFolder: folder, seed: createSeed(false) }, () => undefined);
    await expect(failed).rejects.toThrow(StartupError);
    await expect(failed).rejects.toThrow(
      `The database in ${data} cannot be brought up to date (${refusal}). ` +
        'Restore the folder from a copy, or move it away to start afresh.',
    );
  }, 120_000);

  it.skipIf(!hasPostgres)('is reported in the same way on PostgreSQL', async () => {
    const url = new URL(inject('postgresUrl') ?? '');
    const name = `refused_${randomUUID().replaceAll('-', '')}`;
    await query(url.href, `create database ${name}`);
    url.pathname = name;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    const db = drizzlePostgres({ client });
    await migratePostgres(db, { migrationsFolder: before });
    await client.query(addConflict);
    const open = () => openMigrated(url.href, false);
    const messageFor = (reason: string) =>
      `The database at ${url.host}/${name} cannot be brought up to date (${reason}). It is as it was before. ` +
      'Correct what stands in the way, restore it from a copy, or set DATABASE_URL to an empty one.';
    const failed = open();
    await expect(failed).rejects.toThrow(StartupError);
    await expect(failed).rejects.toThrow(messageFor(refusal));

    // Like a database that was migrated by files which were edited later.
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'other', max(created_at) + 1 from drizzle.__drizzle_migrations`);
    const unknown = 'it is at a version that these files do not have, after 0023_sections_of_logs';
    await expect(open()).rejects.toThrow(messageFor(refusal.replace(currentVersion, unknown)));

    await client.query(removeConflict);
    // A role that owns nothing lacks another right than that to create tables.
    await client.query(`create role ${name} login; grant create on database ${name} to ${name};
      grant all on schema drizzle, public to ${name}; grant all on all tables in schema drizzle to ${name}`);
    const owned = url.href;
    url.username = name;
    const permissionDenied = 'permission denied for table product_requests';
    await expect(openMigrated(url.href, false)).rejects.toThrow(
      messageFor(`${unknown}, and ${failing}.sql failed: ${permissionDenied}`),
    );
    url.href = owned;
    await client.query(`drop owned by ${name}; drop role ${name}`);

    await client.end();
    await (await open()).close();
    url.pathname = 'postgres';
    await query(url.href, `drop database ${name}`);
  });
});
