import { and, eq } from 'drizzle-orm';
import type { OfferUser } from '#server/auth/requireOffer.ts';
import type { Database } from '#server/db/database.ts';
import { coupons } from '#server/db/schema.ts';
import { Problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/enqueue.ts';

/** Has the person's coupon mailed to them. @throws {Problem} FORBIDDEN where they have taken none */
export async function mailCoupon(db: Database, { userId, partnerId }: OfferUser): Promise<void> {
  const [coupon] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.partnerId, partnerId)));
  if (!coupon) throw new Problem('FORBIDDEN', 'Get your coupon first, then we can mail it');
  await enqueue(db, { kind: 'couponMail', userId, partnerId });
}
