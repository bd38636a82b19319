import { houseAffiliate } from '#domain/affiliate.ts';
import { brand } from '#domain/brand.ts';
import { categories as categoryContent } from '#domain/category.ts';
import { partners as partnerContent } from '#domain/partner.ts';
import type { Database } from './database.ts';
import { affiliates, categories, offers, partners } from './schema.ts';

const categoryIds = new Map<string, number>(categoryContent.map(({ id, name }) => [name, id]));

function categoryIdOf(name: string): number {
  const id = categoryIds.get(name);
  if (id === undefined) throw new Error(`No category is called ${name}`);
  return id;
}

/** Adds the house as an affiliate, and those of the categories, partners and offers of the content files, that the database does not hold yet. */
export async function addCatalogue(db: Database): Promise<void> {
  await db
    .insert(affiliates)
    .values({ id: houseAffiliate, companyName: brand.name, state: 'approved' })
    .onConflictDoNothing();
  await db
    .insert(categories)
    .values([...categoryContent])
    .onConflictDoNothing();
  const added = await db
    .insert(partners)
    .values(
      partnerContent.map(({ id, name, title, category, pages, externalUrl }) => ({
        id,
        name,
        title,
        categoryId: categoryIdOf(category),
        pages: [...pages],
        externalUrl,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: partners.id });
  if (added.length === 0) return;
  const addedIds = new Set(added.map(({ id }) => id));
  await db.insert(offers).values(
    partnerContent
      .filter(({ id }) => addedIds.has(id))
      .map(({ id, benefit, value, endsOn }) => ({
        partnerId: id,
        benefit,
        value,
        endsOn: endsOn === undefined ? null : new Date(endsOn),
      })),
  );
}
