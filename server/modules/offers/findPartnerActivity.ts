import { and, eq } from 'drizzle-orm';
import { marketplaceToday } from '#domain/days.ts';
import type { PartnerDealings } from '#graphql/resolvers.ts';
import type { Database } from '#server/platform/db/database.ts';
import { drawBarcode } from '#server/platform/markup/barcode.ts';
import { isCouponLeft } from './issueCoupon.ts';
import { callRequests, coupons, offerWaits, partnerAccounts } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

/** Finds the coupon, account, call request, and waits that a person and their company have with a partner. */
export async function findPartnerActivity(
  db: Database,
  { userId, customerId, partnerId }: OfferUser,
): Promise<PartnerDealings> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.partnerId, partnerId), eq(coupons.userId, userId)));
  const { code, email, connectedAt } = partnerAccounts;
  const [account = null] = await db
    .select({ code, email, connectedOn: connectedAt })
    .from(partnerAccounts)
    .where(and(eq(partnerAccounts.partnerId, partnerId), eq(partnerAccounts.customerId, customerId)));
  const { phone, bestTime, note, requestedAt } = callRequests;
  const [callRequest = null] = await db
    .select({ phone, bestTime, note, requestedOn: requestedAt })
    .from(callRequests)
    .where(and(eq(callRequests.partnerId, partnerId), eq(callRequests.userId, userId)));
  const waits = await db
    .select()
    .from(offerWaits)
    .where(and(eq(offerWaits.partnerId, partnerId), eq(offerWaits.userId, userId)));
  return {
    id: partnerId,
    coupon: coupon
      ? {
          code: coupon.code,
          issuedOn: coupon.issuedAt ?? new Date(),
          goodUntil: coupon.goodUntil,
          isOver: coupon.goodUntil !== null && coupon.goodUntil < marketplaceToday(),
          barcode: drawBarcode(coupon.code),
        }
      : null,
    hasCoupons: await isCouponLeft(db, partnerId),
    account,
    callRequest,
    awaited: waits.map(({ awaits }) => awaits),
  };
}
