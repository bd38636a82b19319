import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The type of a database, whether embedded or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with a current schema. */
export interface OpenDatabase {
  readonly db: Database;
  /** Place of the data for people to read, without a password. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

/** Reports a step of a slow start. */
export type Progress = (line: string) => void;

/** Fills an open, migrated database. */
export type Seed = (db: Database, progress: Progress) => Promise<void>;
