import { and, asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import { mergedRequestCondition } from './mergedRequests.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

type Request = typeof productRequests.$inferSelect;

/**
 * Finds the request under which a reader knows `request`: their own, or else one of their company. It is `request`
 * itself, or one that was merged into it (directly or through others) and for which the reader voted. Returns null if
 * there is none, since nobody can read another company's requests.
 */
export async function findRequestKnownToReader(
  db: Database,
  request: Request,
  { id: userId, customerId }: typeof users.$inferSelect,
): Promise<Request | null> {
  if (request.userId === userId) return request;
  const isOwn = eq(productRequests.userId, userId);
  const isKnown = customerId === null ? isOwn : or(isOwn, eq(productRequests.customerId, customerId));
  const merged = await db
    .select(getTableColumns(productRequests))
    .from(productRequests)
    .innerJoin(
      productRequestVotes,
      and(eq(productRequestVotes.requestId, productRequests.id), eq(productRequestVotes.userId, userId)),
    )
    .where(and(mergedRequestCondition(request.id), isKnown))
    .orderBy(asc(productRequests.id));
  const own = merged.find((each) => each.userId === userId);
  return own ?? (request.customerId === customerId ? request : (merged[0] ?? null));
}
