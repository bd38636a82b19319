import { and, asc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { partners as registry } from '#domain/partner.ts';
import type { SearchedPartner } from '#domain/partnerSearch.ts';
import type { Database } from '#server/platform/db/database.ts';
import { categories, entitlements, customerPartnerCondition, offers, partners } from './partnerTables.ts';

/** Ids of the partners of the landing page, which everybody can see. */
const shownToAll = registry.map(({ id }) => id);

/** Lists the partners that a customer's people can find, or everybody if `customerId` is null; sorted by id. */
export async function listSearchedPartners(
  db: Database,
  customerId: number | null,
): Promise<readonly SearchedPartner[]> {
  const isKnownToAll = inArray(partners.id, shownToAll);
  const isFindable =
    customerId === null
      ? isKnownToAll
      : or(
          eq(partners.isKeptOut, false),
          // A partner that is kept out of "More partners" can still be requested on its page.
          and(isKnownToAll, sql`cardinality(${partners.pages}) > 0`),
          exists(
            db
              .select({ partnerId: entitlements.partnerId })
              .from(entitlements)
              .where(customerPartnerCondition(entitlements, customerId)),
          ),
        );
  return readSearched(db, isFindable);
}

/** Lists every partner, even those that only people of companies that have them can find. */
export function listAllSearchedPartners(db: Database): Promise<readonly SearchedPartner[]> {
  return readSearched(db, undefined);
}

async function readSearched(db: Database, which: SQL | undefined): Promise<readonly SearchedPartner[]> {
  const rows = await db
    .select({
      id: partners.id,
      title: partners.title,
      words: partners.words,
      category: categories.name,
      benefit: offers.benefit,
      value: offers.value,
    })
    .from(partners)
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .where(which)
    .orderBy(asc(partners.id));
  return rows.map(({ words, ...partner }) => Object.assign(partner, { words: words ?? [] }));
}
