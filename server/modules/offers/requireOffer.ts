import { and, eq } from 'drizzle-orm';
import { entitlements, offers } from '#server/modules/partners/partnerTables.ts';
import { customerOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** A person who may use a partner's offer, and the customer for which they do. */
export interface OfferUser {
  readonly userId: number;
  readonly customerId: number;
  readonly partnerId: number;
}

async function findOffer(db: Database, person: Person, partnerId: number) {
  const customerId = customerOf(person);
  if (customerId === null) return undefined;
  const [offer] = await db
    .select({ endsOn: offers.endsOn })
    .from(entitlements)
    .innerJoin(offers, eq(offers.partnerId, entitlements.partnerId))
    .where(and(eq(entitlements.customerId, customerId), eq(entitlements.partnerId, partnerId)));
  return offer && { ...offer, user: { userId: person.user.id, customerId, partnerId } };
}

async function requireFound(db: Database, person: Person, partnerId: number) {
  const found = await findOffer(db, person, partnerId);
  if (!found) throw new Problem('FORBIDDEN', "This partner isn't available to your company");
  return found;
}

/** @throws {Problem} FORBIDDEN where the person's company does not have this partner */
export async function requireOffer(db: Database, person: Person, partnerId: number): Promise<OfferUser> {
  const { user } = await requireFound(db, person, partnerId);
  return user;
}

/** @throws {Problem} FORBIDDEN as above; OFFER_ENDED where there is nothing to be had any more */
export async function requireRunningOffer(
  db: Database,
  person: Person,
  partnerId: number,
): Promise<OfferUser> {
  const { user, ...offer } = await requireFound(db, person, partnerId);
  if (hasEnded(offer)) throw new Problem('OFFER_ENDED', 'This offer has ended');
  return user;
}

/** @throws {Problem} FORBIDDEN as above; VALIDATION_FAILED while the offer runs */
export async function requireEndedOffer(db: Database, person: Person, partnerId: number): Promise<OfferUser> {
  const { user, ...offer } = await requireFound(db, person, partnerId);
  if (!hasEnded(offer)) throw new Problem('VALIDATION_FAILED', "This offer hasn't ended");
  return user;
}

export function hasEnded({ endsOn }: Pick<typeof offers.$inferSelect, 'endsOn'>): boolean {
  return endsOn !== null && endsOn.getTime() <= Date.now();
}
