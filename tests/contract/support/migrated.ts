import type { OpenDatabase } from '#server/platform/db/database.ts';
import { migratePostgres, openPostgres } from '#server/platform/db/postgres.ts';
import { createSeed } from '#server/createSeed.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

type Warn = (line: string) => void;

/** Opens a migrated PostgreSQL database with the default settings; `warn` gets warnings of the pool. */
export function openPostgresDatabase(
  databaseUrl: string,
  warn: Warn = () => undefined,
): Promise<OpenDatabase> {
  return openPostgres({ databaseUrl, ...readSettings({}).pool }, { warn });
}

/** Migrates and seeds a PostgreSQL database, and opens it as `openPostgresDatabase` does. */
export async function openMigrated(
  databaseUrl: string,
  sampleData = true,
  warn?: Warn,
): Promise<OpenDatabase> {
  await migratePostgres({ databaseUrl, seed: createSeed(sampleData) }, () => undefined);
  return openPostgresDatabase(databaseUrl, warn);
}
