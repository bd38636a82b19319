import { TransactionRollbackError } from 'drizzle-orm';
import type { Listing } from '#domain/listing.ts';
import { findPublishedPage, type FoundPartnerPage } from '#server/modules/offers/findPartnerPage.ts';
import { isCouponLeft } from '#server/modules/offers/issueCoupon.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createListing } from './listing.ts';

/**
 * Reads a partner's page as people of a company will see it once this listing is published: writes the listing, reads
 * the page, and rolls back.
 * @throws {Problem} NOT_FOUND; VALIDATION_FAILED if the listing cannot be published
 */
export async function previewPartnerPage(
  db: Database,
  path: string,
  content: Listing,
): Promise<FoundPartnerPage> {
  const published = await findPublishedPage(db, path);
  if (!published) throw unknownPartner();
  const { partner } = published;
  const listing = await createListing(db, partner);
  const found = await readAndRollBack(db, async (transaction) => {
    await listing.write(transaction, content);
    return findPublishedPage(transaction, path);
  });
  if (!found) throw unknownPartner();
  return {
    ...found,
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

/** Calls `read` in a transaction, rolls the transaction back, and returns the result. */
async function readAndRollBack<Result>(
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
