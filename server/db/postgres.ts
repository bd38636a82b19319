import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { reasonOf, StartupError } from '#server/startupError.ts';
import type { OpenDatabase, Progress } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { seed } from './seed.ts';

/** Any number, as long as every instance on the database uses the same one. */
const startLock = 5_417_093;

interface PostgresOptions {
  readonly databaseUrl: string;
  readonly sampleData: boolean;
}

/**
 * Connects to PostgreSQL and brings its schema up to date.
 * @throws {StartupError} where the database cannot be reached, or refuses a step
 */
export async function openPostgres(options: PostgresOptions, progress: Progress): Promise<OpenDatabase> {
  const { databaseUrl, sampleData } = options;
  const place = placeOf(databaseUrl);
  await prepare(databaseUrl, place, sampleData, progress);
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    keepAlive: true,
  });
  pool.on('error', (error) => {
    // An idle connection broke. The next query opens another; unheard, this event would end the process.
    console.error(`The database connection was lost: ${error.message}`);
  });
  return { db: drizzle({ client: pool }), place, close: () => pool.end() };
}

/** Instances that start at the same time take turns, so that each step happens once. */
async function prepare(databaseUrl: string, place: string, sampleData: boolean, progress: Progress) {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {
    // The query under way fails with the same error.
  });
  await client.connect().catch((error: unknown) => {
    throw new StartupError(
      `The database at ${place} cannot be reached (${reasonOf(error)}). Start PostgreSQL, or correct DATABASE_URL.`,
      { cause: error },
    );
  });
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${startLock})`);
    await migrate(db, { migrationsFolder });
    await seed(db, sampleData, progress);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database at ${place} cannot be brought up to date (${reasonOf(error)}). Let the role of DATABASE_URL create schemas and tables there, or set DATABASE_URL to a database of its own.`,
      { cause: error },
    );
  } finally {
    // Ending the connection lets go of the lock.
    await client.end();
  }
}

function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
