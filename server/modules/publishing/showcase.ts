import { eq, inArray } from 'drizzle-orm';
import { categories as registryCategories } from '#domain/category.ts';
import { partners as registry } from '#domain/partner.ts';
import { unchangedShowcase, type Showcase } from '#domain/showcase.ts';
import { categories, offers, partners } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { withFallback } from '#server/platform/frontend/withFallback.ts';
import { listCategories } from './categories.ts';

/** Milliseconds for which a result is cached, since every page reads it, and administrators publish rarely. */
const keptFor = 2_000;

/** Creates a reader of the published changes to the registry's catalog; on a failure or delay it returns old ones. */
export function createShowcase(db: Database): () => Promise<Showcase> {
  let last = unchangedShowcase;
  let reading: Promise<Showcase> | null = null;
  let readAt = -Infinity;

  async function read(): Promise<Showcase> {
    readAt = Date.now();
    try {
      last = await readShowcase(db);
      return last;
    } finally {
      reading = null;
    }
  }

  return async () => {
    if (Date.now() - readAt >= keptFor) reading ??= read();
    return reading ? withFallback(reading, last) : last;
  };
}

async function readShowcase(db: Database): Promise<Showcase> {
  const published = await listCategories(db);
  const isListChanged =
    published.length !== registryCategories.length ||
    published.some(
      ({ id, name }, at) => registryCategories[at]?.id !== id || registryCategories[at].name !== name,
    );
  const { benefit, value } = offers;
  const offered = await db
    .select({ partnerId: partners.id, category: categories.name, benefit, value })
    .from(partners)
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .where(
      inArray(
        partners.id,
        registry.map(({ id }) => id),
      ),
    );
  return {
    categories: isListChanged ? published.map(({ id, name }) => ({ id, name })) : null,
    offers: offered.filter(({ partnerId, category, benefit, value }) => {
      const known = registry.find(({ id }) => id === partnerId);
      return known?.category !== category || known.benefit !== benefit || known.value !== value;
    }),
  };
}
