import { eq } from 'drizzle-orm';
import { notifyWaitlist } from '#server/modules/offers/offerWaits.ts';
import { hasEnded } from '#server/modules/offers/requireOffer.ts';
import { offers, type partners } from '#server/modules/partners/partnerTables.ts';
import type { Administrator } from '#server/platform/audit/audit.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listingOf } from './listing.ts';
import { publishDraft } from './publishing.ts';

/**
 * Publishes the draft of a partner. If the offer had ended and runs again by that, everybody who waits for it and may
 * use it is notified.
 * @throws {Problem} as `publishDraft`
 */
export async function publishListing(
  db: Database,
  administrator: Administrator,
  partner: typeof partners.$inferSelect,
  publishing: Parameters<typeof publishDraft>[3],
): Promise<void> {
  await db.transaction(async (transaction) => {
    const isRunning = await runs(transaction, partner.id);
    await publishDraft(transaction, administrator, await listingOf(transaction, partner), publishing);
    if (!isRunning && (await runs(transaction, partner.id))) {
      await notifyWaitlist(transaction, partner.id, 'offer');
    }
  });
}

async function runs(db: Database, partnerId: number): Promise<boolean> {
  const [offer] = await db.select().from(offers).where(eq(offers.partnerId, partnerId));
  return offer !== undefined && !hasEnded(offer);
}
