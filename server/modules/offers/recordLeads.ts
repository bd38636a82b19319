import type { Lead } from '#domain/lead.ts';
import { offerStates } from '#server/modules/partners/partnerTables.ts';
import { customerOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listOffers, type OfferOfCustomer } from './listOffers.ts';
import { leads } from './offerTables.ts';

const day = 86_400_000;

/** A browser whose clock is ahead, or that kept a lead for ages, does not move the days of our reports. */
const oldest = 30 * day;

/**
 * Records what the person pressed, each once a day, whatever was sent twice. The call-to-action of a partner's
 * page starts the offer for their company. What does not concern an offer that the company has is dropped.
 * Answers the offers that it started.
 */
export async function recordLeads(
  db: Database,
  person: Person,
  made: readonly Lead[],
): Promise<readonly OfferOfCustomer[]> {
  const customerId = customerOf(person);
  if (customerId === null) return [];
  return db.transaction(async (transaction) => {
    const before = await listOffers(transaction, customerId);
    const mine = new Set(before.map(({ offer }) => offer.partnerId));
    const rows = made
      .filter(({ partnerId }) => mine.has(partnerId))
      .map((lead) => toRow(lead, person.user.id, customerId));
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
    const after = await listOffers(transaction, customerId);
    return after.filter(({ offer }) => startedIds.has(offer.partnerId));
  });
}

function toRow({ partnerId, kind, place, madeAt }: Lead, userId: number, customerId: number) {
  const now = Date.now();
  const at = new Date(Math.min(now, Math.max(madeAt, now - oldest)));
  return {
    userId,
    customerId,
    partnerId,
    kind,
    place,
    madeAt: at,
    madeOn: at.toISOString().slice(0, 10),
  } satisfies typeof leads.$inferInsert;
}
