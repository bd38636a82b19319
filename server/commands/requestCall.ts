import { sql } from 'drizzle-orm';
import type { CallRequest } from '#domain/callRequest.ts';
import type { OfferUser } from '#server/auth/requireOffer.ts';
import type { Database } from '#server/db/database.ts';
import { callRequests } from '#server/db/schema.ts';

/** Asks the partner for a call; what the person asked before is replaced. */
export async function requestCall(
  db: Database,
  { userId, partnerId }: OfferUser,
  request: CallRequest,
): Promise<void> {
  await db
    .insert(callRequests)
    .values({ userId, partnerId, ...request })
    .onConflictDoUpdate({
      target: [callRequests.userId, callRequests.partnerId],
      set: { ...request, requestedAt: sql`now()` },
    });
}
