import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAuthSecrets } from '#server/platform/auth/secret.ts';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';
import { isOutage } from '#server/platform/db/databaseErrors.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { offers, partnerPages, partners } from '#server/modules/partners/partnerTables.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { bearer, openApi } from './support/api.ts';
import { openMigrated } from './support/migrated.ts';
import { hasPostgres, startPostgres, type PostgresCluster } from './support/postgresCluster.ts';

/** Numbers of customers, users, partners, and offers. */
async function countRows({ db }: OpenDatabase): Promise<number[]> {
  const tables = [customers, users, partners, offers];
  const rows = await Promise.all(tables.map((table) => db.select({ rows: count() }).from(table)));
  return rows.map(([row]) => row?.rows ?? -1);
}

function sleep(db: Database) {
  return db.execute(sql`select pg_sleep(2)`);
}

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.remove());
  beforeEach(async () => {
    const database = await open(false);
    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`drop schema drizzle cascade`);
    await database.db.execute(sql`create schema public`);
    await database.close();
  });

  function open(sampleData = true, warn?: (line: string) => void): Promise<OpenDatabase> {
    return openMigrated(cluster.url, sampleData, warn);
  }

  it('is migrated and seeded once by instances that start together', async () => {
    const instances = await Promise.all([open(), open(), open(), open()]);
    const [first] = instances;
    expect(first && (await countRows(first))).toEqual([3, 13, 12, 12]);
    const settings = readSettings({ DATABASE_URL: cluster.url });
    const secrets = await Promise.all(instances.map(({ db }) => loadAuthSecrets(settings, db)));
    expect(new Set(secrets.flat()).size).toBe(1);
    expect(secrets[0]?.[0].length).toBeGreaterThanOrEqual(32);
    await Promise.all(instances.map((instance) => instance.close()));
  });

  it('contains only the partners without sample data, even when a later start wants sample data', async () => {
    const without = await open(false);
    expect(await countRows(without)).toEqual([0, 0, 12, 12]);
    await without.close();
    const later = await open(true);
    expect(await countRows(later)).toEqual([0, 0, 12, 12]);
    await later.close();
  });

  it('keeps the changes of people across starts, and adds new partners only', async () => {
    const first = await open();
    await first.db.execute(sql`update partners set title = 'Renamed' where id = 1`);
    await first.db.execute(sql`delete from users where email = 'user@newroof.test'`);
    await first.db.execute(sql`delete from entitlements where partner_id = 12`);
    await first.db.execute(sql`delete from offers where partner_id = 12`);
    await first.db.execute(sql`delete from partner_pages where partner_id = 12`);
    await first.db.execute(sql`delete from partner_pages where path = '/lintel-advantage'`);
    await first.db.execute(sql`delete from partners where id = 12`);
    await first.close();
    const second = await open();
    expect(await countRows(second)).toEqual([3, 12, 12, 12]);
    const titles = await second.db.select({ title: partners.title }).from(partners).orderBy(partners.id);
    expect(titles[0]?.title).toBe('Renamed');
    // A new partner gets its page; a page that an administrator deleted stays deleted.
    const pages = await second.db.select({ path: partnerPages.path }).from(partnerPages);
    const paths = pages.map(({ path }) => path);
    expect(paths).toContain('/partner/qxo');
    expect(paths).not.toContain('/lintel-advantage');
    await second.close();
  });

  it('reports why its tables cannot be created, in one line without the query', async () => {
    const owner = await open(false);
    await owner.db.execute(sql`create role reader login`);
    await owner.close();
    const url = new URL(cluster.url);
    url.username = 'reader';
    const failed = openMigrated(url.href, false);
    await expect(failed).rejects.toThrow(StartupError);
    await expect(failed).rejects.toThrow(
      `The database at ${url.host}/postgres cannot be brought up to date ` +
        '(permission denied for database postgres). Let the role of DATABASE_URL create schemas and tables ' +
        'there, or set DATABASE_URL to a database of its own.',
    );
  });

  it('reports a role without rights, and one that does not exist, and what to do', async () => {
    await (await open(false)).close();
    const place = `${new URL(cluster.url).host}/postgres`;
    const openAs = (role: string) =>
      openPostgres(
        { databaseUrl: cluster.url.replace('postgres@', `${role}@`), ...readSettings({}).pool },
        { warn: () => undefined },
      );
    await expect(openAs('reader')).rejects.toThrow(
      `The database at ${place} refuses the role of DATABASE_URL (permission denied for schema drizzle). ` +
        'Give it the rights of deploy/roles.sql.',
    );
    await expect(openAs('nobody')).rejects.toThrow(
      `The database at ${place} refuses the log-in (role "nobody" does not exist). Correct DATABASE_URL.`,
    );
  });

  it('refuses a statement that takes too long as an outage, and serves the next one', async () => {
    await (await open(false)).close();
    const pool = { ...readSettings({}).pool, connections: 1, statementTimeout: 200 };
    const { db, close } = await openPostgres(
      { databaseUrl: cluster.url, ...pool },
      { warn: () => undefined },
    );
    for (const begin of [() => sleep(db), () => db.transaction(sleep)]) {
      expect(isOutage(await begin().catch((error: unknown) => error))).toBe(true);
      expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
    }
    await close();
  });

  it('may stop and start again, with 503 in between and no session lost', async () => {
    const lines: string[] = [];
    const api = await openApi(await open(true, (line) => lines.push(line)));
    const headers = bearer(await api.tokenOf('owner@lintel.test'));
    const url = '/api/app/service-provider-query/customer-service-providers';
    const status = async () => (await api.call({ url, headers })).statusCode;
    const probe = async (path: string) => (await api.call({ url: path })).statusCode;

    expect(await Promise.all(Array.from({ length: 8 }, status))).toEqual(Array(8).fill(200));
    await cluster.stop();
    // A call that takes a connection before the pool has seen it break gets the error in the pool's place.
    await vi.waitFor(() => expect(lines[0]).toMatch(/^The database connection was lost: /));
    expect(await Promise.all(Array.from({ length: 8 }, status))).toEqual(Array(8).fill(503));
    expect((await api.graphql('{ offers { id } }', headers['authorization']?.slice(7))).statusCode).toBe(503);
    expect(await Promise.all(['/livez', '/readyz'].map(probe))).toEqual([200, 503]);
    await cluster.start();
    expect(await status()).toBe(200);
    expect(await probe('/readyz')).toBe(200);
    await api.close();
  });
});
