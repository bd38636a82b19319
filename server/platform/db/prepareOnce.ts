import type { Database } from './database.ts';

interface Statement<Rows> {
  readonly execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/**
 * Creates a function that runs a statement on a database. The statement is built once per database instead of once per
 * call, and PostgreSQL parses and plans it once per connection, by its name. Values take the place of `sql.placeholder`.
 */
export function prepareOnce<Rows>(
  name: string,
  build: (db: Database) => { readonly prepare: (name: string) => Statement<Rows> },
): (db: Database, values: Record<string, unknown>) => Promise<Rows> {
  // By `_`, which is the connection's own, since a database can stand for another one.
  const statements = new WeakMap<Database['_'], Statement<Rows>>();
  return (db, values) => {
    const statement = statements.get(db._) ?? build(db).prepare(name);
    statements.set(db._, statement);
    return statement.execute(values);
  };
}
