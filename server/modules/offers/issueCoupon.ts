import { and, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import { marketplaceToday } from '#domain/days.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { coupons, type offerWaits } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

/** Gives a person the partner's next free coupon, if there is one and they have none. Safe for concurrent requests. */
export async function issueCoupon(db: Database, { userId, partnerId }: OfferUser): Promise<void> {
  await db.transaction(async (transaction) => {
    // Serializes the requests of one person for this partner; those of other people run concurrently.
    await transaction.execute(sql`select pg_advisory_xact_lock(${partnerId}, ${userId})`);
    const [own] = await transaction
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.partnerId, partnerId), eq(coupons.userId, userId)));
    if (own) return;
    const next = transaction
      .select({ id: coupons.id })
      .from(coupons)
      .where(freeCouponCondition(partnerId))
      // Issues the coupon that ends first, so that few expire unused.
      .orderBy(coupons.goodUntil, coupons.id)
      .limit(1)
      .for('update', { skipLocked: true });
    await transaction
      .update(coupons)
      .set({ userId, issuedAt: sql`now()` })
      .where(eq(coupons.id, next));
  });
}

/** Queues a mail with the person's coupon of a partner. @throws {Problem} FORBIDDEN if they have none */
export async function mailCoupon(db: Database, { userId, partnerId }: OfferUser): Promise<void> {
  const [coupon] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.partnerId, partnerId)));
  if (!coupon) throw new Problem('FORBIDDEN', 'Get your coupon first, then we can mail it');
  await enqueueMail(db, { kind: 'couponMail', userId, partnerId });
}

export async function isCouponLeft(db: Database, partnerId: number): Promise<boolean> {
  const left = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(freeCouponCondition(partnerId))
    .limit(1);
  return left.length > 0;
}

/** Condition for coupons of a partner that nobody has and that are valid today. */
export function freeCouponCondition(partnerId: number | typeof offerWaits.partnerId): SQL | undefined {
  return and(
    eq(coupons.partnerId, partnerId),
    isNull(coupons.userId),
    or(isNull(coupons.goodUntil), gte(coupons.goodUntil, marketplaceToday())),
  );
}
