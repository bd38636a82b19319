import { TransactionRollbackError } from 'drizzle-orm';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';

/** A database whose changes can be rolled back, whoever makes them. */
export interface RollbackDatabase extends OpenDatabase {
  /** Runs the work in a transaction that is rolled back; its own transactions become savepoints. */
  readonly rolledBack: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function withRollback(database: OpenDatabase): RollbackDatabase {
  let current: Database = database.db;

  async function rolledBack<Result>(work: () => Promise<Result>): Promise<Result> {
    const results: Result[] = [];
    try {
      await database.db.transaction(async (transaction) => {
        current = transaction;
        results.push(await work());
        transaction.rollback();
      });
    } catch (error) {
      if (!(error instanceof TransactionRollbackError)) throw error;
    } finally {
      current = database.db;
    }
    return results[0] as Result;
  }

  const db = new Proxy(database.db, { get: (_target, key): unknown => Reflect.get(current, key) });
  return { ...database, db, rolledBack };
}
