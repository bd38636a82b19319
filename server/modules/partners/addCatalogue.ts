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

/** Adds what the database does not hold yet of the categories and partners. */
export async function addCatalogue(db: Database): Promise<void> {
  await db
    .insert(categories)
    .values(categoryContent.map(({ id, name }) => ({ id, name, position: id })))
    .onConflictDoNothing();
  for (const partner of registry) await addPartner(db, partner);
}

/** A partner with its offer and pages; one that is there already stays as administrators left it. */
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
      // Noon, so that it is the same day wherever it is read.
      checkedOn: new Date(`${checkedOn}T12:00:00Z`),
      endsOn: endsAfterDays === undefined ? null : new Date(Date.now() + endsAfterDays * day),
    });
  }
  // Databases from before partners had words.
  await db
    .update(partners)
    .set({ words })
    .where(and(eq(partners.id, id), isNull(partners.words)));
  if (pages.length === 0 || (await hasPages(db, id))) return;
  await db
    .insert(partnerPages)
    .values(content.pages.map((page, index) => ({ path: pages[index] ?? '', partnerId: id, content: page })));
}

async function hasPages(db: Database, partnerId: number): Promise<boolean> {
  const found = await db
    .select({ path: partnerPages.path })
    .from(partnerPages)
    .where(eq(partnerPages.partnerId, partnerId))
    .limit(1);
  return found.length > 0;
}
