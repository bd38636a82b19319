import { asc } from 'drizzle-orm';
import type { Listing } from '#domain/listing.ts';
import { findWaitlist } from '#server/modules/offers/offerWaits.ts';
import { hasEnded } from '#server/modules/offers/requireOffer.ts';
import { categories } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listingOf } from './listing.ts';
import { findListedPartner, type ListedPartner } from './partners.ts';
import { findDraft, listEditions, type Draft, type Edition } from './publishing.ts';

/** A partner with all that administrators edit of it. */
export interface PartnerDetail {
  readonly listed: ListedPartner;
  /** How many people are mailed once its offer, which has ended, runs again. */
  readonly waiting: number;
  /** What people see now. */
  readonly published: Listing;
  /** Null where there never was one. */
  readonly draft: Draft<Listing> | null;
  readonly editions: readonly Edition<Listing>[];
  /** All that it could be filed under. */
  readonly categories: readonly (typeof categories.$inferSelect)[];
}

/** @throws {Problem} NOT_FOUND */
export async function findPartnerDetail(db: Database, id: number): Promise<PartnerDetail> {
  const listed = await findListedPartner(db, id);
  const listing = await listingOf(db, listed.partner);
  return {
    listed,
    waiting: hasEnded(listed.offer) ? (await findWaitlist(db, id, 'offer')).length : 0,
    published: await listing.read(db),
    draft: await findDraft(db, listing),
    editions: await listEditions(db, listing),
    categories: await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
  };
}
