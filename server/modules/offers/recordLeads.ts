import type { Lead } from '#domain/lead.ts';
import { offerStates } from '#server/modules/partners/partnerTables.ts';
import { customerIdOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listCustomerOffers, type OfferOfCustomer } from './listCustomerOffers.ts';
import { leads } from './offerTables.ts';

/** Maximum age of a lead (ms); an older one is recorded with this age, so that old reports do not change. */
const oldest = 30 * 86_400_000;

/**
 * Records the person's leads, each once a day, and returns the offers that they started: the call-to-action on a
 * partner's page starts the offer for the company. Drops leads about partners that the company does not have.
 */
export async function recordLeads(
  db: Database,
  { user }: Person,
  made: readonly Lead[],
): Promise<readonly OfferOfCustomer[]> {
  const customerId = customerIdOf({ user });
  if (customerId === null) return [];
  return db.transaction(async (transaction) => {
    const before = await listCustomerOffers(transaction, customerId);
    const mine = new Set(before.map(({ partnerId }) => partnerId));
    const now = Date.now();
    const rows = made
      .filter(({ partnerId }) => mine.has(partnerId))
      .map(({ partnerId, kind, place, madeAt: claimed }) => {
        const madeAt = new Date(Math.min(now, Math.max(claimed, now - oldest)));
        const madeOn = madeAt.toISOString().slice(0, 10);
        return { userId: user.id, customerId, partnerId, kind, place, madeAt, madeOn };
      });
    if (rows.length === 0) return [];
    await transaction.insert(leads).values(rows).onConflictDoNothing();
    const begun = rows.filter(({ kind, place }) => kind === 'callToAction' && place === 'partnerPage');
    if (begun.length === 0) return [];
    const started = await transaction
      .insert(offerStates)
      .values(
        begun.map(({ partnerId, userId, madeAt }) => ({
          customerId,
          partnerId,
          state: 'STARTED' as const,
          changedOn: madeAt,
          changedById: userId,
        })),
      )
      .onConflictDoNothing()
      .returning({ partnerId: offerStates.partnerId });
    const startedIds = new Set(started.map(({ partnerId }) => partnerId));
    const after = await listCustomerOffers(transaction, customerId);
    return after.filter(({ partnerId }) => startedIds.has(partnerId));
  });
}
