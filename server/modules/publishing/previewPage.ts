import { TransactionRollbackError } from 'drizzle-orm';
import type { Listing } from '#domain/listing.ts';
import { findPublishedPage, type FoundPartnerPage } from '#server/modules/offers/findPartnerPage.ts';
import { isCouponLeft } from '#server/modules/offers/issueCoupon.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listingOf } from './listing.ts';

/**
 * A partner's page as people of a company see it once this listing is published: it is published, read as they read
 * it, and taken back.
 * @throws {Problem} NOT_FOUND; VALIDATION_FAILED where the listing is not fit to be published
 */
export async function previewPage(db: Database, path: string, content: Listing): Promise<FoundPartnerPage> {
  const published = await findPublishedPage(db, path);
  if (!published) throw unknownPartner();
  const { partner } = published;
  const listing = await listingOf(db, partner);
  const found = await readAndTakeBack(db, async (transaction) => {
    await listing.write(transaction, content);
    return findPublishedPage(transaction, path);
  });
  if (!found) throw unknownPartner();
  return {
    ...found,
    offer: { ...found, progress: null, changedBy: null },
    related: [],
    dealings: {
      id: partner.id,
      coupon: null,
      hasCoupons: await isCouponLeft(db, partner.id),
      account: null,
      callRequest: null,
      awaited: [],
    },
  };
}

/** What is read within a transaction of which nothing stays. */
async function readAndTakeBack<Result>(
  db: Database,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result | undefined> {
  let result: Result | undefined;
  try {
    await db.transaction(async (transaction) => {
      result = await read(transaction);
      transaction.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return result;
}
