import { eq, sql } from 'drizzle-orm';
import type { CallRequest } from '#domain/callRequest.ts';
import type { PartnerCallToAction } from '#domain/partnerPage.ts';
import { partnerPages } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { callRequests } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

const isCall = (action?: PartnerCallToAction) => action?.kind === 'form' && action.form === 'callBack';

/**
 * Records that a person wants a call by the partner, in place of their earlier request for one.
 * @throws {Problem} VALIDATION_FAILED if no page of the partner offers calls
 */
export async function requestCall(
  db: Database,
  { userId, partnerId }: OfferUser,
  request: CallRequest,
): Promise<void> {
  const pages = await db
    .select({ content: partnerPages.content })
    .from(partnerPages)
    .where(eq(partnerPages.partnerId, partnerId));
  const offersCalls = pages.some(
    ({ content }) => isCall(content.callToAction) || content.steps.some(({ action }) => isCall(action)),
  );
  if (!offersCalls) {
    throw new Problem('VALIDATION_FAILED', "This partner doesn't offer calls");
  }
  await db
    .insert(callRequests)
    .values({ userId, partnerId, ...request })
    .onConflictDoUpdate({
      target: [callRequests.userId, callRequests.partnerId],
      set: { ...request, requestedAt: sql`now()` },
    });
}
