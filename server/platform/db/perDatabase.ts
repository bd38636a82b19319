import type { Database } from './database.ts';

/**
 * Creates a function that creates a value once for each database. It tells pools and transactions apart by `_`, which each
 * has of its own, while a proxy in front of them stays the same.
 */
export function perDatabase<Value extends object>(create: (db: Database) => Value): (db: Database) => Value {
  const values = new WeakMap<Database['_'], Value>();
  return (db) => {
    let value = values.get(db._);
    if (!value) values.set(db._, (value = create(db)));
    return value;
  };
}
