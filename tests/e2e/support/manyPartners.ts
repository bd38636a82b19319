import { openEmbedded } from '#server/platform/db/embedded.ts';
import { seedWith } from '#server/seedWith.ts';
import { addManyPartners } from '#tests/support/manyPartners.ts';
import { serveProduct } from './servers.ts';

/** Starts a product in which Acme Builders has 1,000 partners, and Birch Plumbing the usual twelve. */
export function serveProductWithManyPartners() {
  return serveProduct({}, async (dataFolder) => {
    const { db, close } = await openEmbedded({ dataFolder, seed: seedWith(true) }, () => undefined);
    await addManyPartners(db);
    await close();
  });
}
