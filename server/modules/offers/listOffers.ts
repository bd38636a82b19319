import { and, asc, eq } from 'drizzle-orm';
import {
  categories,
  entitlements,
  offers,
  offerStates,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

export interface OfferOfCustomer {
  readonly offer: typeof offers.$inferSelect;
  readonly category: typeof categories.$inferSelect;
  /** Null while the customer has not started with it. */
  readonly progress: typeof offerStates.$inferSelect | null;
  /** Who of the customer brought it there; null where nobody is known. */
  readonly changedBy: Pick<typeof users.$inferSelect, 'firstName' | 'lastName'> | null;
}

/** The offers of the partners that a customer has, by partner id; none for nobody's customer. */
export async function listOffers(
  db: Database,
  customerId: number | null,
): Promise<readonly OfferOfCustomer[]> {
  if (customerId === null) return [];
  return db
    .select({
      offer: offers,
      category: categories,
      progress: offerStates,
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
    .where(eq(entitlements.customerId, customerId))
    .orderBy(asc(partners.id));
}
