import { and, eq, inArray } from 'drizzle-orm';
import { entitlements } from '#server/modules/partners/partnerTables.ts';
import { customerOf } from '#server/platform/auth/authorize.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { offerWaits } from './offerTables.ts';

/** What of a partner people wait for: an offer that ended, or coupons. */
export type Awaited = (typeof offerWaits.$inferSelect)['awaits'];

/** Ids of who waits for this of a partner, and may use it. */
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
  return found.filter((person) => customerOf(person) !== null).map(({ user }) => user.id);
}

/** Ends the waiting of these people for this of a partner. */
export async function stopWaiting(
  db: Database,
  userIds: readonly number[],
  partnerId: number,
  awaits: Awaited,
): Promise<void> {
  await db
    .delete(offerWaits)
    .where(
      and(
        eq(offerWaits.partnerId, partnerId),
        eq(offerWaits.awaits, awaits),
        inArray(offerWaits.userId, [...userIds]),
      ),
    );
}
