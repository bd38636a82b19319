import { eq, inArray } from 'drizzle-orm';
import { categories as registryCategories } from '#domain/category.ts';
import { partners as registry } from '#domain/partner.ts';
import { unchangedShowcase, type Showcase } from '#domain/showcase.ts';
import { listCategories } from '#server/admin/categories.ts';
import type { Database } from '#server/db/database.ts';
import { categories, offers, partners } from '#server/db/partnerTables.ts';

/** Milliseconds for which what was read is told: every page asks, and administrators publish now and then. */
const keptFor = 2_000;

/** Tells what visitors see of the catalogue; while the database is away, what they saw last. */
export function createShowcase(db: Database): () => Promise<Showcase> {
  let told = Promise.resolve(unchangedShowcase);
  let readAt = -Infinity;
  return () => {
    if (Date.now() - readAt >= keptFor) {
      readAt = Date.now();
      const before = told;
      told = readShowcase(db).catch(() => before);
    }
    return told;
  };
}

async function readShowcase(db: Database): Promise<Showcase> {
  const published = await listCategories(db);
  const isListChanged =
    published.length !== registryCategories.length ||
    published.some(
      ({ id, name }, at) => registryCategories[at]?.id !== id || registryCategories[at].name !== name,
    );
  const offered = await db
    .select({
      partnerId: partners.id,
      category: categories.name,
      benefit: offers.benefit,
      value: offers.value,
    })
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
