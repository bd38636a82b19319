import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

type Request = typeof productRequests.$inferSelect;

/** Each of these requests that was merged (`start`) with each that it leads to (`request_id`), at once or by way of others. */
function waysFrom(which: SQL): SQL {
  return sql`(
    with recursive way (start, request_id) as (
      select ${productRequests.id}, ${productRequests.mergedIntoId} from ${productRequests}
      where ${and(eq(productRequests.state, 'merged'), which)}
      union
      select way.start, ${productRequests.mergedIntoId} from way
      join ${productRequests} on ${productRequests.id} = way.request_id
    )
    select start, request_id from way
  )`;
}

/** Whether a request was merged into that one, at once or by way of others. */
export function isMergedInto(id: number): SQL {
  return sql`${productRequests.id} in (
    with recursive merged (id) as (
      select id from product_requests where merged_into_id = ${id}
      union
      select further.id from product_requests further join merged on further.merged_into_id = merged.id
    )
    select id from merged
  )`;
}

/** What each of these requests came to where it was merged, by its id. */
export async function findMergedInto(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Request>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ start: sql<number>`way.start`, request: productRequests })
    .from(productRequests)
    .innerJoin(
      sql`${waysFrom(inArray(productRequests.id, [...ids]))} way`,
      sql`way.request_id = ${productRequests.id}`,
    )
    .where(ne(productRequests.state, 'merged'));
  return new Map(rows.map(({ start, request }) => [start, request]));
}

/** Who asked for something that was merged into this request: their votes count there. */
export async function findMergedAskers(db: Database, id: number): Promise<readonly number[]> {
  const voters = db
    .select({ userId: productRequestVotes.userId })
    .from(productRequestVotes)
    .where(eq(productRequestVotes.requestId, id));
  const askers = await db
    .selectDistinct({ userId: productRequests.userId })
    .from(productRequests)
    .where(and(isMergedInto(id), inArray(productRequests.userId, voters)));
  return askers.map(({ userId }) => userId);
}
