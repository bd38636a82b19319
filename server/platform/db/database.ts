import type { Pool } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or a transaction, whether embedded or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with a current schema. */
export interface OpenDatabase {
  readonly db: Database;
  /** Location of the data to show to people: a folder, or host and database name without a password. */
  readonly place: string;
  /** Connections of this instance to PostgreSQL; absent for the embedded database. */
  readonly pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly close: () => Promise<void>;
}

/** Reports a step of a slow start. */
export type ReportProgress = (line: string) => void;

/** Adds rows to an open, migrated database at each start. */
export type Seed = (db: Database, progress: ReportProgress) => Promise<void>;
