import { and, eq } from 'drizzle-orm';
import { formatLastDay } from '#domain/lastDay.ts';
import { customerOf } from '#server/auth/authorize.ts';
import { hasEnded } from '#server/auth/requireOffer.ts';
import type { Database } from '#server/db/database.ts';
import { entitlements, offers, partners } from '#server/db/partnerTables.ts';
import type { users } from '#server/db/schema.ts';
import type { ReturnedOffer } from '#server/mail/offerLetter.ts';
import { oneLine } from '#server/mail/oneLine.ts';
import type { MailedOffer } from './job.ts';

/** What the mail about an offer tells who waited for it; null where it has ended again, or is not theirs any more. */
export async function findReturnedOffer(
  db: Database,
  { partnerId }: MailedOffer,
  reader: typeof users.$inferSelect,
): Promise<ReturnedOffer | null> {
  const customerId = customerOf({ user: reader });
  if (customerId === null) return null;
  const [found] = await db
    .select({ partner: partners, offer: offers })
    .from(entitlements)
    .innerJoin(partners, eq(partners.id, entitlements.partnerId))
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .where(and(eq(entitlements.customerId, customerId), eq(entitlements.partnerId, partnerId)));
  if (!found || hasEnded(found.offer)) return null;
  const { partner, offer } = found;
  return {
    partnerTitle: oneLine(partner.title),
    benefit: oneLine(offer.benefit),
    lastDay: offer.endsOn && formatLastDay(offer.endsOn.toISOString()),
    path: partner.pages[0] ?? null,
  };
}
