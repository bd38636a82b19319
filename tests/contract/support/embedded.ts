import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { databaseOf, postgresExtensions } from '#server/platform/db/embedded.ts';
import { migrationsFolder } from '#server/platform/db/migrations.ts';
import { createSeed } from '#server/createSeed.ts';
import { quickenPasswords } from './person.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

/** Sources of a fresh database; a change in them invalidates the cached dump. */
const sources = ['server', 'content', 'brands', 'domain', 'machines', 'tools/funnels', 'tools/charts'];

const cache = join(projectRoot, '.cache');
const dumpName = 'contract-database-';

function textOf(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('');
}

function dumpPath(): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(textOf(join(projectRoot, source)));
  hash.update(readFileSync(join(import.meta.dirname, 'person.ts')));
  return join(cache, `${dumpName}${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeDump(path: string): Promise<Blob> {
  const client = await PGlite.create({ extensions: postgresExtensions });
  const db = databaseOf(client);
  await migrate(db, { migrationsFolder });
  await createSeed(true)(db, () => undefined);
  await quickenPasswords(db);
  await db.execute(sql`analyze`);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    if (name.startsWith(dumpName) && name.endsWith('.tar')) await rm(join(cache, name), { force: true });
  }
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return dump;
}

async function readDump(): Promise<Blob> {
  const path = dumpPath();
  const kept = await readFile(path).catch(() => null);
  return kept ? new Blob([new Uint8Array(kept)]) : makeDump(path);
}

let dump: Promise<Blob> | undefined;

/** Opens an embedded database in memory as the first start leaves it, from a cached dump. */
export async function openSeeded(): Promise<OpenDatabase> {
  const loadDataDir = await (dump ??= readDump());
  const client = await PGlite.create({ loadDataDir, extensions: postgresExtensions });
  return { db: databaseOf(client), place: 'memory', close: () => client.close() };
}
