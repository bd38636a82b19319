import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { secondsUntilOver, tooManyAttempts } from './attemptLimits.ts';
import { networkCounts } from './attemptTables.ts';

/** Seconds over which the calls of a network are counted (contract, "Limits"). */
const window = 900;

const { calls, network, count, since } = networkCounts;

interface CountedCall extends Pick<typeof networkCounts.$inferInsert, 'calls' | 'network' | 'count'> {
  /** Maximum of the sum of counts in a window; a network that reaches it is refused until the window ends. */
  readonly most: number;
}

/** Adds `count` to the calls of a network. @throws {Problem} TOO_MANY_ATTEMPTS if the window's sum reached `most` */
export async function enforceNetworkLimit(db: Database, call: CountedCall): Promise<void> {
  await refuseAtLimit(db, call);
  const isOver = lte(since, fromNow(-window));
  const counted = await db
    .insert(networkCounts)
    .values({ calls: call.calls, network: call.network, count: call.count })
    .onConflictDoUpdate({
      target: [calls, network],
      set: {
        count: sql`case when ${isOver} then 0 else ${count} end + excluded.count`,
        since: sql`case when ${isOver} then now() else ${since} end`,
      },
      setWhere: sql`${isOver} or ${count} < ${call.most}`,
    })
    .returning({ count });
  // Concurrent calls reached the limit first.
  if (counted.length === 0) await refuseAtLimit(db, call);
}

async function refuseAtLimit(db: Database, call: CountedCall): Promise<void> {
  const [spent] = await db
    .select({ wait: secondsUntilOver(since, window) })
    .from(networkCounts)
    .where(
      and(
        eq(calls, call.calls),
        eq(network, call.network),
        gte(count, call.most),
        gt(since, fromNow(-window)),
      ),
    );
  if (spent) throw tooManyAttempts('Too many requests from your network', Math.max(1, spent.wait ?? 0));
}

/** Deletes the counts whose window is over. */
export async function deleteExpiredCounts(db: Database): Promise<void> {
  await db.delete(networkCounts).where(lt(since, fromNow(-window)));
}
