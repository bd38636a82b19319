import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coupons } from '#server/db/schema.ts';

export type Coupon = typeof coupons.$inferSelect;

/**
 * The person's coupon of this partner: the one that they have, else the next that nobody has; null where all are
 * taken. Asked for many times at once, a person still gets one.
 */
export async function issueCoupon(db: Database, userId: number, partnerId: number): Promise<Coupon | null> {
  return db.transaction(async (transaction) => {
    // Two requests of one person one after the other; those of others go on beside them.
    await transaction.execute(sql`select pg_advisory_xact_lock(${partnerId}, ${userId})`);
    const [own] = await transaction
      .select()
      .from(coupons)
      .where(and(eq(coupons.partnerId, partnerId), eq(coupons.userId, userId)));
    if (own) return own;
    const next = transaction
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.partnerId, partnerId), isNull(coupons.userId)))
      .orderBy(coupons.id)
      .limit(1)
      .for('update', { skipLocked: true });
    const [issued = null] = await transaction
      .update(coupons)
      .set({ userId, issuedAt: sql`now()` })
      .where(eq(coupons.id, next))
      .returning();
    return issued;
  });
}

/** Whether somebody may still take one. */
export async function isCouponLeft(db: Database, partnerId: number): Promise<boolean> {
  const left = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.partnerId, partnerId), isNull(coupons.userId)))
    .limit(1);
  return left.length > 0;
}
