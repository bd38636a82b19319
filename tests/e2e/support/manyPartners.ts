import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { createSeed } from '#server/createSeed.ts';
import { addManyPartners } from '#tests/support/manyPartners.ts';
import { serveProduct } from './servers.ts';

/** Starts a product in which Acme Builders has 1,000 partners, and Birch Plumbing the usual twelve. */
export function serveProductWithManyPartners() {
  return serveProduct({}, async (dataFolder) => {
    const { db, close } = await openEmbeddedDatabase({ dataFolder, seed: createSeed(true) }, () => undefined);
    await addManyPartners(db);
    await close();
  });
}
