import type { OfferUser } from '#server/auth/requireOffer.ts';
import type { Database } from '#server/db/database.ts';
import { offerWaits } from '#server/db/schema.ts';

export type Awaited = (typeof offerWaits.$inferSelect)['awaits'];

/** Keeps that the person wants to hear of an offer, or of coupons, once there is something to be had again. */
export async function awaitOffer(
  db: Database,
  { userId, partnerId }: OfferUser,
  awaits: Awaited,
): Promise<void> {
  await db.insert(offerWaits).values({ userId, partnerId, awaits }).onConflictDoNothing();
}
