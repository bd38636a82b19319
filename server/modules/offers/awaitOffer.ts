import { eq } from 'drizzle-orm';
import { offers } from '#server/modules/partners/partnerTables.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { offerWaits } from './offerTables.ts';
import type { Awaited } from './offerWaits.ts';
import { requireEndedOffer, requireOffer, type OfferUser } from './requireOffer.ts';

/**
 * Keeps that the person wants to hear of an offer, or of coupons, once there is something to be had again.
 * @throws {Problem} FORBIDDEN where it is none of their company; VALIDATION_FAILED for an offer that runs
 */
export async function awaitOffer(
  db: Database,
  person: Person,
  partnerId: number,
  awaits: Awaited,
): Promise<OfferUser> {
  return db.transaction(async (transaction) => {
    await keepFromPublishing(transaction, partnerId);
    const requireAwaited = awaits === 'offer' ? requireEndedOffer : requireOffer;
    const user = await requireAwaited(transaction, person, partnerId);
    await transaction
      .insert(offerWaits)
      .values({ userId: user.userId, partnerId, awaits })
      .onConflictDoNothing();
    return user;
  });
}

/** Whoever waits is told when it is published, so nobody begins to wait meanwhile: they would never be told. */
async function keepFromPublishing(db: Database, partnerId: number): Promise<void> {
  await db.select({ id: offers.id }).from(offers).where(eq(offers.partnerId, partnerId)).for('share');
}
