import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/** Milliseconds for which a result is kept at most, since time alone can change it: sessions expire. */
const longest = 1_000;
/** Maximum of kept results, a few kB each. */
const mostKept = 1_000;

/** Results of statements by key, kept until anything is written. */
export interface KeptResults {
  /** Returns the kept result, or the one of `execute`. Callers share it, so they must not change it. */
  readonly read: <Result extends object>(key: string, execute: () => Promise<Result>) => Promise<Result>;
  /** Forgets all results. Call it after each write, before the writer goes on. */
  readonly forget: () => void;
}

export function createKeptResults(): KeptResults {
  const results = new LRUCache<string, Promise<object>>({ max: mostKept, ttl: longest });
  return {
    read: <Result extends object>(key: string, execute: () => Promise<Result>) => {
      const kept = results.get(key) as Promise<Result> | undefined;
      if (kept) return kept;
      const result = execute();
      results.set(key, result);
      result.catch(() => results.delete(key));
      return result;
    },
    forget: () => results.clear(),
  };
}

// By `_`, which each database or transaction has of its own.
const keptBy = new WeakMap<Database['_'], KeptResults>();

/** Makes statements of `prepareRead` on a database keep their results. Only this process may write to it. */
export function keepResults(db: Database, kept: KeptResults): void {
  keptBy.set(db._, kept);
}

/** Returns the results that are kept for a database; undefined for PostgreSQL, and within a transaction. */
export function findKeptResults(db: Database): KeptResults | undefined {
  return keptBy.get(db._);
}
