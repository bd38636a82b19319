import { eq, sql } from 'drizzle-orm';
import type { CallRequest } from '#domain/callRequest.ts';
import type { PartnerCallToAction } from '#domain/partnerPage.ts';
import { partnerPages } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { callRequests } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

/**
 * Asks the partner for a call; what the person asked before is replaced.
 * @throws {Problem} VALIDATION_FAILED where no page of the partner offers one
 */
export async function requestCall(
  db: Database,
  { userId, partnerId }: OfferUser,
  request: CallRequest,
): Promise<void> {
  if (!(await offersCalls(db, partnerId))) {
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

async function offersCalls(db: Database, partnerId: number): Promise<boolean> {
  const pages = await db
    .select({ content: partnerPages.content })
    .from(partnerPages)
    .where(eq(partnerPages.partnerId, partnerId));
  return pages.some(
    ({ content }) => isCall(content.callToAction) || content.steps.some(({ action }) => isCall(action)),
  );
}

function isCall(action?: PartnerCallToAction): boolean {
  return action?.kind === 'form' && action.form === 'callBack';
}
