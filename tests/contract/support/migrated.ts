import type { OpenDatabase } from '#server/platform/db/database.ts';
import { migratePostgres, openPostgres } from '#server/platform/db/postgres.ts';
import { createSeed } from '#server/createSeed.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

/** Migrates and seeds a PostgreSQL database, and opens it with the default settings; `warn` gets warnings of the pool. */
export async function openMigrated(
  databaseUrl: string,
  sampleData = true,
  warn: (line: string) => void = () => undefined,
): Promise<OpenDatabase> {
  await migratePostgres({ databaseUrl, seed: createSeed(sampleData) }, () => undefined);
  return openPostgres({ databaseUrl, ...readSettings({}).pool }, { warn });
}
