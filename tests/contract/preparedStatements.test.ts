import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { bearer, openApi } from './support/api.ts';
import { sharePostgres } from './support/databases.ts';
import { openMigrated } from './support/migrated.ts';
import { hasPooler, startPooler } from './support/pooler.ts';
import { hasPostgres } from './support/postgresCluster.ts';

const url = '/api/app/service-provider-query/customer-service-providers';

/** Calls the product by twelve callers at once, and returns the names of statements that stay on a connection. */
async function namesAfterCalls(database: OpenDatabase): Promise<string[]> {
  const api = await openApi(database);
  const headers = bearer(await api.tokenOf('owner@lintel.test'));
  const calls = Array.from({ length: 12 }, () => api.call({ url, headers }));
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200);
  const { rows } = (await api.db.execute(sql`select name from pg_prepared_statements order by 1`)) as {
    rows: { name: string }[];
  };
  await api.close();
  return rows.map(({ name }) => name);
}

describe.skipIf(!hasPostgres)('statements that every request sends', () => {
  let shared: Awaited<ReturnType<typeof sharePostgres>>;

  beforeEach(async () => {
    shared = await sharePostgres();
  });
  afterEach(() => shared.remove());

  it('are prepared by name on a connection to PostgreSQL', async () => {
    const pool = { ...readSettings({}).pool, connections: 1 };
    const database = await openPostgres({ databaseUrl: shared.url, ...pool }, { warn: () => undefined });
    expect(await namesAfterCalls(database)).toEqual([
      'log_in',
      'partners_of_customer',
      'person_in_session',
      'start_session',
    ]);
  });

  it.skipIf(!hasPooler)('leave no name on the connections of a pooler', async () => {
    const pooler = await startPooler(shared.url, ['postgres']);
    expect(await namesAfterCalls(await openMigrated(pooler.url))).toEqual([]);
    await pooler.stop();
  });
});
