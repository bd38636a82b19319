import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { entitlements, partners } from '#server/db/partnerTables.ts';
import type { users } from '#server/db/schema.ts';
import type { GrantedPartner } from '#server/mail/entitlementLetter.ts';
import { oneLine } from '#server/mail/oneLine.ts';
import type { MailedEntitlement } from './job.ts';

/** What the mail about a partner tells who asked for it; null where they do not have it (any more). */
export async function findEntitlement(
  db: Database,
  { customerId, partnerId }: MailedEntitlement,
  reader: typeof users.$inferSelect,
): Promise<GrantedPartner | null> {
  if (reader.customerId !== customerId) return null;
  const [partner] = await db
    .select({ title: partners.title, pages: partners.pages })
    .from(entitlements)
    .innerJoin(partners, eq(partners.id, entitlements.partnerId))
    .where(and(eq(entitlements.customerId, customerId), eq(entitlements.partnerId, partnerId)));
  return partner ? { partnerTitle: oneLine(partner.title), path: partner.pages[0] ?? null } : null;
}
