import type { Database } from './database.ts';
import { perDatabase } from './perDatabase.ts';

interface Statement<Rows> {
  readonly execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/**
 * Creates a function that runs a statement on a database, with values in place of its `sql.placeholder`s. The statement
 * is built once per database instead of once per call, and PostgreSQL parses and plans it once per connection, by its
 * name.
 */
export function prepareOnce<Rows>(
  name: string,
  build: (db: Database) => { readonly prepare: (name: string) => Statement<Rows> },
): (db: Database, values: Record<string, unknown>) => Promise<Rows> {
  const statementOf = perDatabase((db) => build(db).prepare(name));
  return (db, values) => statementOf(db).execute(values);
}
