import type { Settings } from '#server/platform/settings/settings.ts';
import type { OpenDatabase, Progress, Seed } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the settings name: migrated, and seeded on the first start. */
export function openDatabase(
  { databaseUrl, dataFolder }: Settings,
  seed: Seed,
  progress: Progress,
): Promise<OpenDatabase> {
  return databaseUrl === null
    ? openEmbedded({ dataFolder, seed }, progress)
    : openPostgres({ databaseUrl, seed }, progress);
}
