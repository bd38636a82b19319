import { lockCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { partnerRequests } from './partnerRequestTables.ts';
import { recordMissingPartner } from './entitlements.ts';
import { findEntitlementStatus, requireCompany, type EntitlementStatus } from './entitlementStatus.ts';

/**
 * Requests a partner for the person's company, even after a denial, and returns the partner's new status. Of concurrent
 * requests, one succeeds.
 * @throws {Problem} FORBIDDEN if the person belongs to no company; NOT_FOUND; ACTION_REFUSED if the company has the
 *   partner, or has requested it already
 */
export async function requestPartner(
  db: Database,
  person: Person,
  partnerId: number,
  reason: string,
): Promise<EntitlementStatus> {
  const customerId = requireCompany(person);
  const userId = person.user.id;
  return db.transaction(async (transaction) => {
    await lockCompanyRow(transaction, customerId);
    const { title, state } = await findEntitlementStatus(transaction, customerId, partnerId);
    if (state === 'granted') throw new Problem('ACTION_REFUSED', `Your company has ${title} already`);
    if (state === 'requested') {
      throw new Problem('ACTION_REFUSED', `Your company has asked for ${title} already`);
    }
    await recordMissingPartner(transaction, { customerId, partnerId, byId: userId }, 'requested', reason);
    await transaction.insert(partnerRequests).values({ customerId, partnerId, reason, userId });
    return findEntitlementStatus(transaction, customerId, partnerId);
  });
}
