import type { Settings } from '#server/platform/settings.ts';
import type { OpenDatabase, Progress } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the settings name: migrated, and seeded on the first start. */
export function openDatabase(settings: Settings, progress: Progress): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, sampleData } = settings;
  return databaseUrl === null
    ? openEmbedded({ dataFolder, sampleData }, progress)
    : openPostgres({ databaseUrl, sampleData }, progress);
}
