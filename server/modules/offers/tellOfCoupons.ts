import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { isLeft } from './issueCoupon.ts';
import { coupons, offerWaits } from './offerTables.ts';
import { findWaitlist, stopWaiting } from './offerWaits.ts';
import { tellOfferNews } from './tellOfferNews.ts';

/** Tells everybody who waits for coupons of a partner that has some again. They wait no longer, and may ask again. */
export async function tellOfCoupons(db: Database): Promise<void> {
  const refilled = await db
    .selectDistinct({ partnerId: offerWaits.partnerId })
    .from(offerWaits)
    .where(
      and(
        eq(offerWaits.awaits, 'coupon'),
        exists(
          db
            .select({ left: sql`1` })
            .from(coupons)
            .where(isLeft(offerWaits.partnerId)),
        ),
      ),
    );
  for (const { partnerId } of refilled) {
    await db.transaction(async (transaction) => {
      const userIds = await findWaitlist(transaction, partnerId, 'coupon');
      await stopWaiting(transaction, userIds, partnerId, 'coupon');
      await tellOfferNews(transaction, userIds, { partnerId, about: 'coupons' });
    });
  }
}
