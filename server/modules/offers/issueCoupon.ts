import { and, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import { marketplaceToday } from '#domain/days.ts';
import type { Database } from '#server/platform/db/database.ts';
import { coupons, type offerWaits } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

/**
 * Gives the person a coupon of this partner: the next that nobody has, where there is one and they have none.
 * Asked for many times at once, a person still gets one.
 */
export async function issueCoupon(db: Database, { userId, partnerId }: OfferUser): Promise<void> {
  await db.transaction(async (transaction) => {
    // Two requests of one person one after the other; those of others go on beside them.
    await transaction.execute(sql`select pg_advisory_xact_lock(${partnerId}, ${userId})`);
    const [own] = await transaction
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.partnerId, partnerId), eq(coupons.userId, userId)));
    if (own) return;
    const next = transaction
      .select({ id: coupons.id })
      .from(coupons)
      .where(isLeft(partnerId))
      // Those that end first go first.
      .orderBy(coupons.goodUntil, coupons.id)
      .limit(1)
      .for('update', { skipLocked: true });
    await transaction
      .update(coupons)
      .set({ userId, issuedAt: sql`now()` })
      .where(eq(coupons.id, next));
  });
}

/** Whether somebody may still take one. */
export async function isCouponLeft(db: Database, partnerId: number): Promise<boolean> {
  const left = await db.select({ id: coupons.id }).from(coupons).where(isLeft(partnerId)).limit(1);
  return left.length > 0;
}

/** For a query of coupons: those of this partner that nobody has and that are good today. */
export function isLeft(partnerId: number | typeof offerWaits.partnerId): SQL | undefined {
  return and(
    eq(coupons.partnerId, partnerId),
    isNull(coupons.userId),
    or(isNull(coupons.goodUntil), gte(coupons.goodUntil, marketplaceToday())),
  );
}
