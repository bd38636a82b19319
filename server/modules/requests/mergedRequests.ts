import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

/** Condition for the requests that were merged into the request `id`, directly or through others. */
export function mergedRequestCondition(id: number): SQL {
  return sql`${productRequests.id} in (
    with recursive merged (id) as (
      select id from product_requests where merged_into_id = ${id}
      union
      select further.id from product_requests further join merged on further.merged_into_id = merged.id
    )
    select id from merged
  )`;
}

/** Maps the ids of the merged requests among `ids` to the requests into which they were finally merged. */
export async function findMergeTargets(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, typeof productRequests.$inferSelect>();
  const isStart = and(eq(productRequests.state, 'merged'), inArray(productRequests.id, [...ids]));
  const merges = sql`(
    with recursive step (start, request_id) as (
      select ${productRequests.id}, ${productRequests.mergedIntoId} from ${productRequests} where ${isStart}
      union
      select step.start, ${productRequests.mergedIntoId} from step
      join ${productRequests} on ${productRequests.id} = step.request_id
    )
    select start, request_id from step
  )`;
  const rows = await db
    .select({ start: sql<number>`merges.start`, request: productRequests })
    .from(productRequests)
    .innerJoin(sql`${merges} merges`, sql`merges.request_id = ${productRequests.id}`)
    .where(ne(productRequests.state, 'merged'));
  return new Map(rows.map(({ start, request }) => [start, request]));
}

/** Finds the ids of the people who voted for a request, and whose own request was merged into it. */
export async function findMergedAskers(db: Database, id: number): Promise<readonly number[]> {
  const voters = db
    .select({ userId: productRequestVotes.userId })
    .from(productRequestVotes)
    .where(eq(productRequestVotes.requestId, id));
  const askers = await db
    .selectDistinct({ userId: productRequests.userId })
    .from(productRequests)
    .where(and(mergedRequestCondition(id), inArray(productRequests.userId, voters)));
  return askers.map(({ userId }) => userId);
}
