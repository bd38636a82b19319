import { eq } from 'drizzle-orm';
import { paths } from '#domain/paths.ts';
import type { Database } from '#server/platform/db/database.ts';
import { entitlements, offers, partners } from '#server/modules/partners/partnerTables.ts';
import { customers } from '#server/platform/db/schema.ts';

/** Number of partners that Acme Builders then has. */
export const manyPartners = 1_000;

/**
 * Ids of the partner whose offer has ended, and of the one with an accent in its title. One offer in seven takes a
 * line more than usual.
 */
export const endedPartner = 14;
export const accentedPartner = 900;

const pages = [paths.lendFlow, paths.insureOn, paths.qxo, paths.ppg];

/** Gives Acme Builders 1,000 partners, and Birch Plumbing the usual twelve. */
export async function addManyPartners(db: Database): Promise<void> {
  const usual = (await db.select().from(partners)).map(({ id }) => id);
  const added = Array.from({ length: manyPartners - usual.length }, (_, index) => usual.length + 1 + index);
  await db.insert(partners).values(added.map(toPartner));
  await db.insert(offers).values(added.map(toOffer));
  await entitle(db, 'Acme Builders', added);
  await entitle(db, 'Birch Plumbing', usual);
}

function toPartner(id: number): typeof partners.$inferInsert {
  const title = `${id === accentedPartner ? 'Pártner' : 'Partner'} ${id}`;
  return {
    id,
    name: title,
    title,
    categoryId: 1 + (id % 6),
    pages: [pages[id % pages.length] ?? paths.qxo],
    externalUrl: `https://partner${id}.example/offers`,
  };
}

function toOffer(id: number): typeof offers.$inferInsert {
  const more = id % 7 === 0 ? ' Every site, every crew and every season, wherever you build.' : '';
  return {
    partnerId: id,
    benefit: `Sample offer for crews that build number ${id}.${more}`,
    value: `${1 + (id % 40)}% off`,
    endsOn: id === endedPartner ? new Date('2026-01-31T18:00:00Z') : null,
  };
}

async function entitle(db: Database, name: string, partnerIds: readonly number[]): Promise<void> {
  const [customer] = await db.select().from(customers).where(eq(customers.name, name));
  if (!customer) throw new Error(`The sample has no ${name}.`);
  await db
    .insert(entitlements)
    .values(partnerIds.map((partnerId) => ({ customerId: customer.id, partnerId })))
    .onConflictDoNothing();
}
