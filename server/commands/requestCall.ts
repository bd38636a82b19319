import { sql } from 'drizzle-orm';
import type { CallRequest } from '#domain/callRequest.ts';
import type { Database } from '#server/db/database.ts';
import { callRequests } from '#server/db/schema.ts';

/** Asks the partner for a call; what the person asked before is replaced. */
export async function requestCall(
  db: Database,
  userId: number,
  partnerId: number,
  request: CallRequest,
): Promise<typeof callRequests.$inferSelect> {
  const [kept] = await db
    .insert(callRequests)
    .values({ userId, partnerId, ...request })
    .onConflictDoUpdate({
      target: [callRequests.userId, callRequests.partnerId],
      set: { ...request, requestedAt: sql`now()` },
    })
    .returning();
  if (!kept) throw new Error('The call was not asked for');
  return kept;
}
