import type { TestProject } from 'vitest/node';
import { openMigrated } from './migrated.ts';
import { quickenPasswords } from './person.ts';
import { hasPostgres, query, startPostgres } from './postgresCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the PostgreSQL for all suites; null if this machine has none. */
    readonly postgresUrl: string | null;
  }
}

/** Name of the database that suites copy: migrated, with sample data. */
export const seededName = 'seeded';

/** Starts one PostgreSQL for the whole run, before its first suite; returns the function that removes it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!hasPostgres) {
    provide('postgresUrl', null);
    return () => Promise.resolve();
  }
  const cluster = await startPostgres();
  const seeded = new URL(cluster.url);
  seeded.pathname = seededName;
  await query(cluster.url, `create database ${seededName}`);
  const { db, close } = await openMigrated(seeded.href);
  await quickenPasswords(db);
  await close();
  provide('postgresUrl', cluster.url);
  return cluster.remove;
}
