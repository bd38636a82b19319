import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { createSeed } from '#server/createSeed.ts';
import { sharePostgres } from './support/databases.ts';
import { openMigrated } from './support/migrated.ts';
import { hasPostgres, query } from './support/postgresCluster.ts';

const guide = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-backup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function open(dataFolder: string): Promise<OpenDatabase> {
  return openEmbeddedDatabase({ dataFolder, seed: createSeed(true) }, () => undefined);
}

/** Runs a command of the guide, by the name of its block. */
function runCommand(name: string, environment: NodeJS.ProcessEnv): void {
  const block = new RegExp(`\`\`\`sh ${name}\n([^]*?)\`\`\``).exec(guide);
  execFileSync('sh', ['-euc', block?.[1] ?? 'false'], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
}

/** Returns a hash of the rows of each table. */
async function hashTables({ db }: OpenDatabase): Promise<Record<string, string>> {
  const { rows } = (await db.execute(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by 1`,
  )) as { rows: { name: string }[] };
  const hashes = new Map<string, string>();
  for (const { name } of rows) {
    const hashed = (await db.execute(
      sql`select md5(coalesce(string_agg(row::text, ' ' order by row::text), '')) as hash from ${sql.raw(name)} as row`,
    )) as { rows: [{ hash: string }] };
    hashes.set(name, hashed.rows[0].hash);
  }
  return Object.fromEntries(hashes);
}

it.skipIf(!hasPostgres)('a backup of PostgreSQL is the same when it is restored elsewhere', async () => {
  const shared = await sharePostgres();
  const original = await shared.open();
  const before = await hashTables(original);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  runCommand('backup-postgres', { DATABASE_URL: shared.url });
  await original.db.execute(sql`delete from entitlements`);
  await original.close();

  const restored = new URL(shared.url);
  restored.pathname = `restored_${randomUUID().replaceAll('-', '')}`;
  const name = restored.pathname.slice(1);
  await query(inject('postgresUrl') ?? '', `create database ${name}`);
  runCommand('restore-postgres', { RESTORED_URL: restored.href });
  const copy = await openMigrated(restored.href);
  expect(await hashTables(copy)).toEqual(before);
  await copy.close();
  await query(inject('postgresUrl') ?? '', `drop database ${name}`);
  await shared.remove();
});

it.runIf(process.env['FULL'] === '1')(
  'a backup of the embedded database is the same when it is restored elsewhere',
  async () => {
    const [original, restored] = [join(folder, 'original'), join(folder, 'restored')];
    const first = await open(original);
    const before = await hashTables(first);
    await first.close();
    runCommand('backup-embedded', { DATA_DIR: original });
    mkdirSync(restored);
    runCommand('restore-embedded', { RESTORED_DIR: restored });
    const copy = await open(restored);
    expect(await hashTables(copy)).toEqual(before);
    await copy.close();
  },
);
