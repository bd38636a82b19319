import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  categories,
  entitlements,
  offers,
  offerStates,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { prepareOnce } from '#server/platform/db/prepareOnce.ts';
import { users } from '#server/platform/db/schema.ts';

export type OfferOfCustomer = Awaited<ReturnType<typeof listCustomerOffers>>[number];

/** Lists the offers of the partners that a customer has, sorted by partner id; empty if `customerId` is null. */
export async function listCustomerOffers(db: Database, customerId: number | null) {
  return customerId === null ? [] : selectOffers(db, { customerId });
}

const selectOffers = prepareOnce('offers_of_customer', (db) =>
  db
    .select({
      ...getTableColumns(offers),
      category: categories,
      /** The customer's progress with the offer; null if nobody has started it. */
      progress: offerStates,
      /** The person of the customer who last changed the progress; null if unknown. */
      changedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(entitlements)
    .innerJoin(partners, eq(partners.id, entitlements.partnerId))
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .leftJoin(
      offerStates,
      and(
        eq(offerStates.customerId, entitlements.customerId),
        eq(offerStates.partnerId, entitlements.partnerId),
      ),
    )
    .leftJoin(users, eq(users.id, offerStates.changedById))
    .where(eq(entitlements.customerId, sql.placeholder('customerId')))
    .orderBy(asc(partners.id)),
);
