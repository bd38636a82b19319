import type { Database } from './database.ts';

/**
 * Creates a function that creates a value once for each pool or transaction. Its key is `_`, of which each has its own:
 * `db` itself can be a proxy that all of them share.
 */
export function perDatabase<Value extends object>(create: (db: Database) => Value): (db: Database) => Value {
  const values = new WeakMap<Database['_'], Value>();
  return (db) => {
    let value = values.get(db._);
    if (!value) values.set(db._, (value = create(db)));
    return value;
  };
}
