import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';
import { isOutage } from '#server/platform/db/databaseErrors.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { sharePostgres } from './support/databases.ts';
import { endConnections, hasPostgres, query } from './support/postgresCluster.ts';

/** The connections of a pool. */
const connections = 10;

/** The errors of the promises that are rejected. */
async function failuresOf(work: readonly Promise<unknown>[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(work);
  return ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
}

/** Ends all connections from another process while this one is blocked, so that its pool does not notice. */
function endConnectionsUnnoticed(url: string): void {
  const script = `
    import { Client } from 'pg';
    const client = new Client(process.argv[1]);
    await client.connect();
    await client.query(process.argv[2]);
    await client.end();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script, url, endConnections], {
    cwd: projectRoot,
  });
}

describe.skipIf(!hasPostgres)('a connection that PostgreSQL ends', () => {
  let shared: Awaited<ReturnType<typeof sharePostgres>>;
  let database: OpenDatabase;
  let db: Database;

  beforeEach(async () => {
    shared = await sharePostgres();
    database = await shared.open();
    ({ db } = database);
  });
  afterEach(async () => {
    await database.close();
    await shared.remove();
  });

  it('fails only the transaction that holds it, between two of its queries', async () => {
    const held = db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await query(shared.url, endConnections);
      await delay(100);
      await transaction.execute(sql`select 1`);
    });
    expect((await failuresOf([held])).map(isOutage)).toEqual([true]);
    await db.execute(sql`select 1`);
  });

  it('is replaced in the pool, even if it ended before its transaction began', async () => {
    await Promise.all(Array.from({ length: connections }, () => db.execute(sql`select pg_sleep(0.05)`)));
    endConnectionsUnnoticed(shared.url);
    const begun = Array.from({ length: connections }, () => db.transaction(() => Promise.resolve()));
    expect((await failuresOf(begun)).map(isOutage)).toEqual(Array(connections).fill(true));
    await db.transaction(async (transaction) => transaction.execute(sql`select 1`));
  });
});
