import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartupError } from '#server/startupError.ts';
import type { OpenDatabase, Progress } from './database.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations.ts';
import { seed } from './seed.ts';

interface EmbeddedOptions {
  readonly dataFolder: string;
  readonly sampleData: boolean;
}

/**
 * Opens the embedded database in the data folder, creating it on the first start.
 * @throws {StartupError} where the folder is in use, cannot be written, or holds no usable database
 */
export async function openEmbedded(options: EmbeddedOptions, progress: Progress): Promise<OpenDatabase> {
  const { dataFolder, sampleData } = options;
  const lock = lockFolder(dataFolder);
  try {
    const client = await openClient(join(dataFolder, 'database'), progress);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
    await seed(db, sampleData, progress);
    return {
      db,
      place: dataFolder,
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openClient(folder: string, progress: Progress): Promise<PGlite> {
  if (!existsSync(folder)) progress(`Creating the database in ${folder} (first start only) ...`);
  try {
    return await PGlite.create(folder);
  } catch (error) {
    throw new StartupError(
      `The database in ${folder} cannot be opened. Restore the folder from a copy, or move it away to start afresh.`,
      { cause: error },
    );
  }
}
