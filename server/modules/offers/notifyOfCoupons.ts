import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { freeCouponCondition } from './issueCoupon.ts';
import { coupons, offerWaits } from './offerTables.ts';
import { notifyWaitlist } from './offerWaits.ts';

/** Notifies the people who wait for coupons of partners that have free coupons again. */
export async function notifyOfCoupons(db: Database): Promise<void> {
  const left = db
    .select({ left: sql`1` })
    .from(coupons)
    .where(freeCouponCondition(offerWaits.partnerId));
  const refilled = await db
    .selectDistinct({ partnerId: offerWaits.partnerId })
    .from(offerWaits)
    .where(and(eq(offerWaits.awaits, 'coupon'), exists(left)));
  for (const { partnerId } of refilled) {
    await db.transaction((transaction) => notifyWaitlist(transaction, partnerId, 'coupon'));
  }
}
