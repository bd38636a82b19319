import { eq } from 'drizzle-orm';
import { findPartnerStanding } from '#server/commands/partnerStanding.ts';
import type { Database } from '#server/db/database.ts';
import { partners } from '#server/db/partnerTables.ts';
import type { users } from '#server/db/schema.ts';
import type { DecidedPartner } from '#server/mail/entitlementLetter.ts';
import { oneLine } from '#server/mail/oneLine.ts';
import type { MailedEntitlement } from './job.ts';

/** What the mail about a partner tells who asked for it; null where it is not so (any more). */
export async function findEntitlement(
  db: Database,
  { customerId, partnerId, isDenied }: MailedEntitlement,
  reader: typeof users.$inferSelect,
): Promise<DecidedPartner | null> {
  if (reader.customerId !== customerId) return null;
  const { title, state, reason } = await findPartnerStanding(db, customerId, partnerId);
  if (state !== (isDenied ? 'denied' : 'granted')) return null;
  const [partner] = await db
    .select({ pages: partners.pages })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return {
    partnerTitle: oneLine(title),
    path: partner?.pages[0] ?? null,
    refusal: reason === null ? null : oneLine(reason),
  };
}
