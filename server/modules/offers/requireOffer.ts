import { and, eq } from 'drizzle-orm';
import { entitlements, offers } from '#server/modules/partners/partnerTables.ts';
import { customerIdOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** A person who may use a partner's offer, and their customer. */
export interface OfferUser {
  readonly userId: number;
  readonly customerId: number;
  readonly partnerId: number;
}

/**
 * Requires that the person may use the partner's offer and, if `state` is given, that the offer is in that state.
 * @throws {Problem} FORBIDDEN if the person's company does not have the partner; OFFER_ENDED if `state` is `running`
 *   and the offer has ended; VALIDATION_FAILED if `state` is `ended` and the offer runs
 */
export async function requireOffer(
  db: Database,
  { user }: Person,
  partnerId: number,
  state?: 'running' | 'ended',
): Promise<OfferUser> {
  const customerId = customerIdOf({ user });
  const [offer] = await db
    .select({ endsOn: offers.endsOn })
    .from(entitlements)
    .innerJoin(offers, eq(offers.partnerId, entitlements.partnerId))
    .where(and(eq(entitlements.customerId, customerId ?? 0), eq(entitlements.partnerId, partnerId)));
  if (customerId === null || !offer) {
    throw new Problem('FORBIDDEN', "This partner isn't available to your company");
  }
  if (state === 'running' && hasEnded(offer)) throw new Problem('OFFER_ENDED', 'This offer has ended');
  if (state === 'ended' && !hasEnded(offer)) {
    throw new Problem('VALIDATION_FAILED', "This offer hasn't ended");
  }
  return { userId: user.id, customerId, partnerId };
}

export function hasEnded({ endsOn }: Pick<typeof offers.$inferSelect, 'endsOn'>): boolean {
  return endsOn !== null && endsOn.getTime() <= Date.now();
}
