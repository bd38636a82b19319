import { and, eq, inArray } from 'drizzle-orm';
import { formatOfferLastDay } from '#domain/lastDay.ts';
import { entitlements, offers, partners } from '#server/modules/partners/partnerTables.ts';
import { customerIdOf } from '#server/platform/auth/authorize.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import { isCouponLeft } from './issueCoupon.ts';
import type { OfferMessageFacts, OfferMailJob } from './offerMessage.ts';
import { hasEnded } from './requireOffer.ts';
import { createUnsubscribePath } from './unsubscribe.ts';

/**
 * Finds the news that is still true when the mail is sent: the company has the partner, the offer runs, and, for news
 * of coupons, a coupon is left. Returns null if no news is true.
 */
export async function findOfferMessageFacts(
  db: Database,
  { news }: OfferMailJob,
  reader: typeof users.$inferSelect,
): Promise<OfferMessageFacts | null> {
  const customerId = customerIdOf({ user: reader });
  if (customerId === null) return null;
  const ids = news.map(({ partnerId }) => partnerId);
  const rows = await db
    .select({ partner: partners, offer: offers })
    .from(entitlements)
    .innerJoin(partners, eq(partners.id, entitlements.partnerId))
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .where(and(eq(entitlements.customerId, customerId), inArray(entitlements.partnerId, ids)));
  const usable = new Map(rows.filter(({ offer }) => !hasEnded(offer)).map((row) => [row.partner.id, row]));
  const mailed: OfferMessageFacts['news'][number][] = [];
  for (const { partnerId, about } of news) {
    const found = usable.get(partnerId);
    if (!found || (about === 'coupons' && !(await isCouponLeft(db, partnerId)))) continue;
    const { partner, offer } = found;
    mailed.push({
      about,
      partnerTitle: oneLine(partner.title),
      benefit: oneLine(offer.benefit),
      lastDay: offer.endsOn && formatOfferLastDay(offer.endsOn.toISOString()),
      path: partner.pages[0] ?? null,
    });
  }
  if (mailed.length === 0) return null;
  return { news: mailed, unsubscribePath: await createUnsubscribePath(db, reader.id) };
}
