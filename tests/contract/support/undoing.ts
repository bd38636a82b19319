import { TransactionRollbackError } from 'drizzle-orm';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';

/** A database of which what is done can be undone, whoever does it. */
export interface UndoingDatabase extends OpenDatabase {
  /** Does something, and leaves the database as it was; its own transactions are parts of one that is undone. */
  readonly undone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function undoing(database: OpenDatabase): UndoingDatabase {
  let current: Database = database.db;

  async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
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
  return { ...database, db, undone };
}
