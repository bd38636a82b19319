import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  categories,
  entitlements,
  offers,
  offerStates,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import { keepForCompany } from '#server/platform/auth/keepForCompany.ts';
import type { Database } from '#server/platform/db/database.ts';
import { prepareOnce } from '#server/platform/db/prepareOnce.ts';
import { users } from '#server/platform/db/schema.ts';

export type OfferOfCustomer = Awaited<ReturnType<typeof listCustomerOffers>>[number];

/** Lists the offers of the partners that a customer has, sorted by partner id. */
export async function listCustomerOffers(db: Database, customerId: number) {
  return selectOffers(db, { customerId });
}

/** Lists the offers of a person's company as `listCustomerOffers` does, and keeps them. */
export const listOffersOfPerson = keepForCompany(listCustomerOffers);

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
