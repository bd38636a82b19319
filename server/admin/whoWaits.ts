import { and, eq } from 'drizzle-orm';
import { customerOf } from '#server/auth/authorize.ts';
import type { Database } from '#server/db/database.ts';
import { offerWaits } from '#server/db/offerTables.ts';
import { entitlements } from '#server/db/partnerTables.ts';
import { users } from '#server/db/schema.ts';

/** Ids of who waits for the offer of a partner, and may use it. */
export async function findWhoWaits(db: Database, partnerId: number): Promise<readonly number[]> {
  const found = await db
    .select({ user: { id: users.id, roleId: users.roleId, customerId: users.customerId } })
    .from(offerWaits)
    .innerJoin(users, and(eq(users.id, offerWaits.userId), eq(users.status, 'active')))
    .innerJoin(
      entitlements,
      and(eq(entitlements.customerId, users.customerId), eq(entitlements.partnerId, partnerId)),
    )
    .where(and(eq(offerWaits.partnerId, partnerId), eq(offerWaits.awaits, 'offer')));
  return found.filter((person) => customerOf(person) !== null).map(({ user }) => user.id);
}
