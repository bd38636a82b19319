import { and, eq, isNull } from 'drizzle-orm';
import { categories as categoryContent } from '#domain/category.ts';
import { partners as registry, type Partner } from '#domain/partner.ts';
import type { Database } from '#server/platform/db/database.ts';
import { categories, offers, partnerPages, partners } from './partnerTables.ts';
import { readPartnerContent } from './readPartnerContent.ts';

const day = 86_400_000;

const categoryIds = new Map<string, number>(categoryContent.map(({ id, name }) => [name, id]));

function categoryIdOf(name: string): number {
  const id = categoryIds.get(name);
  if (id === undefined) throw new Error(`No category is called ${name}`);
  return id;
}

/** Adds the categories and partners that the database does not have yet. */
export async function addCatalog(db: Database): Promise<void> {
  await db
    .insert(categories)
    .values(categoryContent.map(({ id, name }) => ({ id, name, position: id })))
    .onConflictDoNothing();
  for (const partner of registry) await addPartner(db, partner);
}

/** Adds a partner with its offer and pages; an existing partner keeps the values that administrators gave it. */
async function addPartner(db: Database, partner: Partner): Promise<void> {
  const { id, name, title, category, pages, benefit, value } = partner;
  const content = readPartnerContent(partner);
  const { externalUrl, checkedOn, endsAfterDays, words } = content;
  const added = await db
    .insert(partners)
    .values({ id, name, title, categoryId: categoryIdOf(category), pages: [...pages], externalUrl, words })
    .onConflictDoNothing()
    .returning({ id: partners.id });
  if (added.length > 0) {
    await db.insert(offers).values({
      partnerId: id,
      benefit,
      value,
      // Noon in UTC, which is the same day in almost every time zone.
      checkedOn: new Date(`${checkedOn}T12:00:00Z`),
      endsOn: endsAfterDays === undefined ? null : new Date(Date.now() + endsAfterDays * day),
    });
  }
  // Fills in the search words in databases that are older than the column.
  await db
    .update(partners)
    .set({ words })
    .where(and(eq(partners.id, id), isNull(partners.words)));
  if (pages.length === 0 || (await db.$count(partnerPages, eq(partnerPages.partnerId, id))) > 0) return;
  await db
    .insert(partnerPages)
    .values(content.pages.map((page, index) => ({ path: pages[index] ?? '', partnerId: id, content: page })));
}
