import type { Database } from './database.ts';
import { findKeptResults } from './keptResults.ts';

interface Statement<Rows> {
  readonly execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/**
 * Creates a function that runs a statement on a database. The statement is built once per database instead of once per
 * call, and PostgreSQL parses and plans it once per connection, by its name. Values take the place of `sql.placeholder`. On
 * the embedded database the rows are kept until something is written, and are shared: do not change them.
 */
export function prepareOnce<Rows extends object>(
  name: string,
  build: (db: Database) => { readonly prepare: (name: string) => Statement<Rows> },
): (db: Database, values: Record<string, unknown>) => Promise<Rows> {
  // By `_`, which each pool or transaction has of its own, while a proxy in front of them stays the same.
  const statements = new WeakMap<Database['_'], Statement<Rows>>();
  return (db, values) => {
    let statement = statements.get(db._);
    if (!statement) statements.set(db._, (statement = build(db).prepare(name)));
    const current = statement;
    const kept = findKeptResults(db);
    return kept
      ? kept.read(`${name} ${JSON.stringify(values)}`, () => current.execute(values))
      : current.execute(values);
  };
}
