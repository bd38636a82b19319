import { eq } from 'drizzle-orm';
import { brand } from '#domain/brand.ts';
import type { Database, Seed } from '#server/platform/db/database.ts';
import { setSampleHidden } from '#server/platform/db/hidden.ts';
import { installation } from '#server/platform/db/schema.ts';
import type { Part } from '#server/platform/part.ts';
import { addSamplePeople, hasSamplePeople } from '#server/platform/sample/addSamplePeople.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { parts } from './parts.ts';

/**
 * Fills a new database with the seeds of the parts, and with sample data if `sampleData` is true. Later starts add only
 * missing categories and partners, and do not change what administrators edited.
 * @throws {StartupError} if the data belong to another brand, or a content file is invalid
 */
export const createSeed =
  (sampleData: boolean): Seed =>
  async (db, progress) => {
    const all: readonly Part[] = parts;
    await db.transaction(async (transaction) => {
      await claimForBrand(transaction);
      for (const { seed } of all) await seed?.(transaction);
      await setSampleHidden(transaction, !sampleData);
      if (!sampleData && (await hasSamplePeople(transaction))) {
        for (const { removeSample } of all) await removeSample?.(transaction);
      }
      const claimed = await transaction
        .insert(installation)
        .values({ key: 'seededAt', value: new Date().toISOString() })
        .onConflictDoNothing()
        .returning();
      if (claimed.length === 0 || !sampleData) return;
      progress('Adding sample customers and people ...');
      const sample = await addSamplePeople(transaction);
      for (const { addSample } of all) await addSample?.(transaction, sample);
    });
  };

/** Records the brand to which the texts in the database belong. @throws {StartupError} if it is another brand */
async function claimForBrand(db: Database): Promise<void> {
  await db.insert(installation).values({ key: 'brand', value: brand.slug }).onConflictDoNothing();
  await requireBrand(db);
}

/** @throws {StartupError} if the texts in the database belong to another brand */
export async function requireBrand(db: Database): Promise<void> {
  const [row] = await db.select().from(installation).where(eq(installation.key, 'brand'));
  if (row?.value === brand.slug) return;
  throw new StartupError(
    `This data belongs to the brand ${row?.value}, but ${brand.slug} is starting. Set DATA_DIR or DATABASE_URL to other data, or BRAND to ${row?.value}.`,
  );
}
