import { LRUCache } from 'lru-cache';
import type { Database } from '#server/platform/db/database.ts';
import { perDatabase } from '#server/platform/db/perDatabase.ts';
import { customerIdOf } from './authorize.ts';
import type { Person } from './person.ts';

/** Maximum of rows that a list keeps for all companies together, about 1 kB each. */
const mostRows = 50_000;
/** Milliseconds for which rows are kept at most: after a failover that lost writes, a version can come a second time. */
const longest = 60_000;

/**
 * Creates a function that lists rows of a person's company, none if the person may not use offers, and keeps them by the
 * version that came with the person. The rows are read after the version, so they are never older than it.
 * Callers share the rows, so they must not change them.
 */
export function keepForCompany<Row extends object>(
  list: (db: Database, customerId: number) => Promise<readonly Row[]>,
): (db: Database, person: Person) => Promise<readonly Row[]> {
  const keptOf = perDatabase(
    (db) =>
      new LRUCache<string, readonly Row[], number>({
        maxSize: mostRows,
        ttl: longest,
        // A request that waits for rows gets them, even if other rows have taken their place.
        ignoreFetchAbort: true,
        sizeCalculation: (rows) => rows.length + 1,
        fetchMethod: (_key, _stale, { context: customerId }) => list(db, customerId),
      }),
  );
  return async (db, person) => {
    const customerId = customerIdOf(person);
    if (customerId === null) return [];
    return keptOf(db).forceFetch(`${customerId} ${person.offersVersion}`, { context: customerId });
  };
}
