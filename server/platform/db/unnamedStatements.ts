import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/** The function `query` of `pg` as Drizzle calls it. */
type Query = (statement: string | object, values?: unknown[]) => Promise<unknown>;

/** Process of PostgreSQL that serves a connection, as its greeting says; the types of `pg` lack it. */
interface Greeted {
  readonly processID: number | null;
}

/**
 * Whether a pooler is between: its greeting names another process than the one that serves. In transaction mode each
 * transaction gets another connection, on which a named statement is unknown, or known already.
 */
export async function hasPooler(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const find = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const { rows } = await drizzle({ client }).execute<{ pid: number }>(find);
    return rows[0]?.pid !== (client as PoolClient & Greeted).processID;
  } finally {
    client.release();
  }
}

/** Returns a client or pool that sends statements without their names, so that nothing stays on a connection. */
export function withoutNames<Client extends Pool | PoolClient>(client: Client): Client {
  const query: Query = (statement, values) =>
    (client.query as Query)(typeof statement === 'string' ? statement : { ...statement, name: '' }, values);
  return Object.create(client, { query: { value: query } }) as Client;
}
