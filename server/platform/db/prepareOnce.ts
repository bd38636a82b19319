import type { Database } from './database.ts';

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
  // By `_`, which each pool or transaction has of its own, while a proxy in front of them stays the same.
  const statements = new WeakMap<Database['_'], Statement<Rows>>();
  return (db, values) => {
    let statement = statements.get(db._);
    if (!statement) statements.set(db._, (statement = build(db).prepare(name)));
    return statement.execute(values);
  };
}
