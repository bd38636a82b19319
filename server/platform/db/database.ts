import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as commands see it: the same type over the embedded database and over PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with its schema up to date. */
export interface OpenDatabase {
  readonly db: Database;
  /** Where the data is, fit to be shown: no password in it. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

/** Says what a slow start is busy with. */
export type Progress = (line: string) => void;

/** Fills an open, migrated database with what it starts with. */
export type Seed = (db: Database, progress: Progress) => Promise<void>;
