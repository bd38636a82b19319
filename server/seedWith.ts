import { claimForBrand } from '#server/platform/db/claimForBrand.ts';
import type { Seed } from '#server/platform/db/database.ts';
import { hideSample } from '#server/platform/db/hidden.ts';
import { installation } from '#server/platform/db/schema.ts';
import type { Part } from '#server/platform/part.ts';
import { addSamplePeople } from '#server/platform/sample/addSamplePeople.ts';
import { hasSamplePeople } from '#server/platform/sample/hasSamplePeople.ts';
import { parts } from './parts.ts';

/**
 * Fills a new database: what the parts seed always, sample data where it is asked for. Later starts add only
 * partners that the content files have gained; what administrators edited stays as it is.
 * @throws {StartupError} where the data are another brand's, or a content file is not in order
 */
export const seedWith =
  (sampleData: boolean): Seed =>
  async (db, progress) => {
    const all: readonly Part[] = parts;
    await db.transaction(async (transaction) => {
      await claimForBrand(transaction);
      for (const { seed } of all) await seed?.(transaction);
      await hideSample(transaction, !sampleData);
      if (!sampleData && (await hasSamplePeople(transaction))) {
        for (const { removeSample } of all) await removeSample?.(transaction);
      }
      const first = await transaction
        .insert(installation)
        .values({ key: 'seededAt', value: new Date().toISOString() })
        .onConflictDoNothing()
        .returning();
      if (first.length === 0 || !sampleData) return;
      progress('Adding sample customers and people ...');
      const sample = await addSamplePeople(transaction);
      for (const { addSample } of all) await addSample?.(transaction, sample);
    });
  };
