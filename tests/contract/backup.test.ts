import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { createSeed } from '#server/createSeed.ts';
import { createTestFolder } from '#tests/support/testFolder.ts';
import { openMigrated } from './support/migrated.ts';
import { hasPostgres, startPostgres } from './support/postgresCluster.ts';

const guide = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');

let folder: string;

beforeEach(() => {
  folder = createTestFolder('backup');
  symlinkSync(join(projectRoot, 'deploy'), join(folder, 'deploy'));
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
    stdio: 'ignore',
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

/** Creates owner, database, and role of the instances on a server; returns the owner's URL. */
function createDatabase(serverUrl: string): string {
  const { port, hostname } = new URL(serverUrl);
  const server = { PGHOST: hostname, PGPORT: port, PGUSER: 'postgres' };
  const passwords = { OWNER_PASSWORD: 'secret', INSTANCE_PASSWORD: 'secret' };
  runCommand('create-database', { ...server, ...passwords });
  return `postgres://market_owner:secret@${hostname}:${port}/marketplace`;
}

it.skipIf(!hasPostgres)(
  'a backup of PostgreSQL is the same when it is restored on another server',
  async () => {
    const servers = await Promise.all([startPostgres(), startPostgres()]);
    onTestFinished(async () => {
      await Promise.all(servers.map(({ remove }) => remove()));
    });
    const [owner = '', restored = ''] = servers.map(({ url }) => createDatabase(url));
    const original = await openMigrated(owner);
    const before = await hashTables(original);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    runCommand('backup-postgres', { OWNER_URL: owner });
    await original.close();

    runCommand('restore-postgres', { RESTORED_URL: restored });
    const databaseUrl = restored.replace('market_owner', 'marketplace');
    const copy = await openPostgres({ databaseUrl, ...readSettings({}).pool }, { warn: () => undefined });
    expect(await hashTables(copy)).toEqual(before);
    await copy.close();
  },
);

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
