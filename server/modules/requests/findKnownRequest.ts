import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import { isMergedInto } from './mergedRequests.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

type Request = typeof productRequests.$inferSelect;

/**
 * Finds the request by which a reader knows of this one: itself, or one that was merged into it, directly or through
 * others; their own comes before their company's. Null where they know of none: the words of another company are not
 * theirs to read.
 */
export async function findKnownRequest(
  db: Database,
  request: Request,
  { id: userId, customerId }: typeof users.$inferSelect,
): Promise<Request | null> {
  if (request.userId === userId) return request;
  const asked = eq(productRequests.userId, userId);
  const theirs = customerId === null ? asked : or(asked, eq(productRequests.customerId, customerId));
  const merged = await findMerged(db, request, userId, theirs);
  const own = merged.find((each) => each.userId === userId);
  return own ?? (request.customerId === customerId ? request : (merged[0] ?? null));
}

/** Finds the requests among these that the person voted for and that were merged into another one. */
async function findMerged(
  db: Database,
  { id }: Request,
  voterId: number,
  which: SQL | undefined,
): Promise<readonly Request[]> {
  const rows = await db
    .select({ request: productRequests })
    .from(productRequests)
    .innerJoin(
      productRequestVotes,
      and(eq(productRequestVotes.requestId, productRequests.id), eq(productRequestVotes.userId, voterId)),
    )
    .where(and(isMergedInto(id), which))
    .orderBy(asc(productRequests.id));
  return rows.map(({ request }) => request);
}
