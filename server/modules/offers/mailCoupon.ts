import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { coupons } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

/** Has the person's coupon mailed to them. @throws {Problem} FORBIDDEN where they have taken none */
export async function mailCoupon(db: Database, { userId, partnerId }: OfferUser): Promise<void> {
  const [coupon] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.partnerId, partnerId)));
  if (!coupon) throw new Problem('FORBIDDEN', 'Get your coupon first, then we can mail it');
  await enqueueMail(db, { kind: 'couponMail', userId, partnerId });
}
