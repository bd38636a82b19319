import type { Database } from './database.ts';
import { findKeptResults } from './keptResults.ts';

interface Statement<Rows> {
  readonly execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/** Builds a statement whose values are `sql.placeholder`s. */
type Build<Rows> = (db: Database) => { readonly prepare: (name: string) => Statement<Rows> };
/** Runs a statement with values in place of its placeholders. */
type Run<Rows> = (db: Database, values: Record<string, unknown>) => Promise<Rows>;

/**
 * Creates a function that runs a statement on a database. The statement is built once per database instead of once per
 * call, and PostgreSQL parses and plans it once per connection, by its name.
 */
export function prepareOnce<Rows extends object>(name: string, build: Build<Rows>): Run<Rows> {
  // By `_`, which each pool or transaction has of its own, while a proxy in front of them stays the same.
  const statements = new WeakMap<Database['_'], Statement<Rows>>();
  return (db, values) => {
    let statement = statements.get(db._);
    if (!statement) statements.set(db._, (statement = build(db).prepare(name)));
    return statement.execute(values);
  };
}

/**
 * Creates a function that reads rows as `prepareOnce` does. On the embedded database the rows are kept until something
 * is written, and are shared: do not change them.
 */
export function prepareRead<Rows extends object>(name: string, build: Build<Rows>): Run<Rows> {
  const read = prepareOnce(name, build);
  return (db, values) => {
    const kept = findKeptResults(db);
    return kept ? kept.read(`${name} ${JSON.stringify(values)}`, () => read(db, values)) : read(db, values);
  };
}
