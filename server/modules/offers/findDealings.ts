import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { isCouponLeft } from './issueCoupon.ts';
import { callRequests, coupons, offerWaits, partnerAccounts } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

/** What a person and their company have with a partner. */
export interface Dealings {
  readonly partnerId: number;
  readonly coupon: typeof coupons.$inferSelect | null;
  readonly hasCoupons: boolean;
  readonly account: typeof partnerAccounts.$inferSelect | null;
  readonly callRequest: typeof callRequests.$inferSelect | null;
  readonly awaited: readonly (typeof offerWaits.$inferSelect)['awaits'][];
}

export async function findDealings(
  db: Database,
  { userId, customerId, partnerId }: OfferUser,
): Promise<Dealings> {
  const [coupon = null] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.partnerId, partnerId), eq(coupons.userId, userId)));
  const [account = null] = await db
    .select()
    .from(partnerAccounts)
    .where(and(eq(partnerAccounts.partnerId, partnerId), eq(partnerAccounts.customerId, customerId)));
  const [callRequest = null] = await db
    .select()
    .from(callRequests)
    .where(and(eq(callRequests.partnerId, partnerId), eq(callRequests.userId, userId)));
  const waits = await db
    .select()
    .from(offerWaits)
    .where(and(eq(offerWaits.partnerId, partnerId), eq(offerWaits.userId, userId)));
  return {
    partnerId,
    coupon,
    hasCoupons: await isCouponLeft(db, partnerId),
    account,
    callRequest,
    awaited: waits.map(({ awaits }) => awaits),
  };
}
