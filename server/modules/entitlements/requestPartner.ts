import { sql } from 'drizzle-orm';
import { missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { lockCompany } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { partnerRequests } from './partnerRequestTables.ts';
import { findEntitlementStatus, requireCompany, type EntitlementStatus } from './entitlementStatus.ts';

/**
 * Asks for a partner in the name of the person's company, also for one that it was denied, and answers how it stands
 * then. Of two who ask at once one is taken.
 * @throws {Problem} FORBIDDEN where the person belongs to no company; NOT_FOUND; ACTION_REFUSED where they have the
 *   partner, or somebody of the company asks for it
 */
export async function requestPartner(
  db: Database,
  person: Person,
  partnerId: number,
  reason: string,
): Promise<EntitlementStatus> {
  const customerId = requireCompany(person);
  return db.transaction(async (transaction) => {
    await lockCompany(transaction, customerId);
    await requireMissing(transaction, customerId, partnerId);
    const asked = { state: 'requested' as const, reason, byId: person.user.id, at: sql`now()` };
    await transaction
      .insert(missingEntitlements)
      .values({ customerId, partnerId, ...asked })
      .onConflictDoUpdate({
        target: [missingEntitlements.customerId, missingEntitlements.partnerId],
        set: asked,
      });
    await transaction
      .insert(partnerRequests)
      .values({ customerId, partnerId, reason, userId: person.user.id });
    return findEntitlementStatus(transaction, customerId, partnerId);
  });
}

async function requireMissing(db: Database, customerId: number, partnerId: number): Promise<void> {
  const { title, state } = await findEntitlementStatus(db, customerId, partnerId);
  if (state === 'granted') throw new Problem('ACTION_REFUSED', `Your company has ${title} already`);
  if (state === 'requested') {
    throw new Problem('ACTION_REFUSED', `Your company has asked for ${title} already`);
  }
}
