import { installation } from './schema.ts';
import { addCatalogue } from '#server/modules/partners/catalogue.ts';
import { claimForBrand } from './claimForBrand.ts';
import type { Database, Progress } from './database.ts';
import { addSample } from '#server/platform/sample/addSample.ts';
import { removeFunnelRuns } from '#server/modules/funnels/sampleFunnelRuns.ts';
import { hasSamplePeople } from '#server/platform/sample/hasSamplePeople.ts';

/**
 * Fills a new database: the catalogue always, sample data where it is asked for. Later starts add only
 * partners that the content files have gained; what administrators edited stays as it is.
 * @throws {StartupError} where the data are another brand's, or a content file is not in order
 */
export async function seed(db: Database, sampleData: boolean, progress: Progress): Promise<void> {
  await db.transaction(async (transaction) => {
    await claimForBrand(transaction);
    await addCatalogue(transaction);
    if (!sampleData && (await hasSamplePeople(transaction))) await removeFunnelRuns(transaction);
    const first = await transaction
      .insert(installation)
      .values({ key: 'seededAt', value: new Date().toISOString() })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0 || !sampleData) return;
    progress('Adding sample customers and people ...');
    await addSample(transaction);
  });
}
