import { and, eq, inArray } from 'drizzle-orm';
import { entitlements, offers } from '#server/modules/partners/partnerTables.ts';
import { customerIdOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { enqueueOfferNews } from './enqueueOfferNews.ts';
import { offerWaits } from './offerTables.ts';
import { requireOffer, type OfferUser } from './requireOffer.ts';

/** Event that a person waits for: an ended offer that runs again (`offer`), or new coupons (`coupon`). */
type Awaited = (typeof offerWaits.$inferSelect)['awaits'];

/**
 * Records that a person wants to be notified when an offer runs again, or when there are coupons again.
 * @throws {Problem} FORBIDDEN if their company does not have the partner; VALIDATION_FAILED if `awaits` is `offer` and
 *   the offer runs
 */
export async function awaitOffer(
  db: Database,
  person: Person,
  partnerId: number,
  awaits: Awaited,
): Promise<OfferUser> {
  return db.transaction(async (transaction) => {
    // Waits for a concurrent publication of the offer, which would not notify a person whose wait it does not see.
    await transaction
      .select({ id: offers.id })
      .from(offers)
      .where(eq(offers.partnerId, partnerId))
      .for('share');
    const state = awaits === 'offer' ? 'ended' : undefined;
    const user = await requireOffer(transaction, person, partnerId, state);
    await transaction
      .insert(offerWaits)
      .values({ userId: user.userId, partnerId, awaits })
      .onConflictDoNothing();
    return user;
  });
}

/** Finds the ids of active people who wait for a partner's offer or coupons, and who may use them. */
export async function findWaitlist(
  db: Database,
  partnerId: number,
  awaits: Awaited,
): Promise<readonly number[]> {
  const found = await db
    .select({ user: { id: users.id, roleId: users.roleId, customerId: users.customerId } })
    .from(offerWaits)
    .innerJoin(users, and(eq(users.id, offerWaits.userId), eq(users.status, 'active')))
    .innerJoin(
      entitlements,
      and(eq(entitlements.customerId, users.customerId), eq(entitlements.partnerId, partnerId)),
    )
    .where(and(eq(offerWaits.partnerId, partnerId), eq(offerWaits.awaits, awaits)));
  return found.filter((person) => customerIdOf(person) !== null).map(({ user }) => user.id);
}

/** Queues the news for everybody whom `findWaitlist` finds, and ends their waits; they may wait again. */
export async function notifyWaitlist(db: Database, partnerId: number, awaits: Awaited): Promise<void> {
  const userIds = await findWaitlist(db, partnerId, awaits);
  await db
    .delete(offerWaits)
    .where(
      and(
        eq(offerWaits.partnerId, partnerId),
        eq(offerWaits.awaits, awaits),
        inArray(offerWaits.userId, [...userIds]),
      ),
    );
  await enqueueOfferNews(db, userIds, { partnerId, about: awaits === 'offer' ? 'returned' : 'coupons' });
}
