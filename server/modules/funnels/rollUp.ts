import { setTimeout as delay } from 'node:timers/promises';
import { inArray, lt, sql, type SQL } from 'drizzle-orm';
import { marketplaceTimeZone } from '#domain/days.ts';
import type { Database } from '#server/platform/db/database.ts';
import { analyticsEvents } from './eventTables.ts';
import { rollUpRuns } from './rollUpRuns.ts';
import { analyticsEventSums } from './sumTables.ts';

/** Milliseconds after which a round ends with its current batches; a server that shuts down waits longer for it. */
const roundTime = 2_000;

/** Milliseconds between batches, in which the embedded database, which runs in this thread, serves other queries. */
const pause = 20;

/** Maximum number of events in one transaction. */
const batch = 2_000;

/**
 * Replaces old runs, and tracked events that are older than `keptDays` days, by sums. Returns false if some are left,
 * because the time is up or the server shuts down. Each row is summed and deleted in one transaction, so it counts once
 * even if the server is killed. Alternates between runs and events, so that neither waits for all of the other. If one of
 * them fails, goes on with the other, then throws the first error.
 */
export async function rollUp(db: Database, keptDays: number, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + roundTime;
  const failures: unknown[] = [];
  const unfinished = new Set([rollUpRuns, (transaction: Database) => rollUpEvents(transaction, keptDays)]);
  while (unfinished.size > 0 && performance.now() < end && !signal.aborted) {
    for (const rollUpBatch of unfinished) {
      try {
        const isLeft = await db.transaction((transaction) => rollUpBatch(transaction));
        if (!isLeft) unfinished.delete(rollUpBatch);
      } catch (error) {
        failures.push(error);
        unfinished.delete(rollUpBatch);
      }
      await delay(pause);
    }
  }
  if (failures.length > 0) throw failures[0];
  return unfinished.size === 0;
}

/** Returns the start of the day `days` days ago, in the marketplace's time zone; rows from before become sums. */
function retentionStart(days: number): SQL {
  const zone = sql`${marketplaceTimeZone}::text`;
  return sql`((date_trunc('day', now() at time zone ${zone}) - make_interval(days => ${days}::int)) at time zone ${zone})`;
}

/** Replaces a batch of old events by counts for each day and event name; returns false if there are none. */
async function rollUpEvents(db: Database, keptDays: number): Promise<boolean> {
  const { id, name, receivedAt } = analyticsEvents;
  const old = await db
    .select({ id })
    .from(analyticsEvents)
    .where(lt(receivedAt, retentionStart(keptDays)))
    .orderBy(receivedAt)
    .limit(batch)
    .for('update', { skipLocked: true });
  if (old.length === 0) return false;
  const chosen = inArray(
    id,
    old.map((event) => event.id),
  );
  await db
    .insert(analyticsEventSums)
    .select(
      db
        .select({
          day: sql<string>`(${receivedAt} at time zone ${sql.raw(`'${marketplaceTimeZone}'`)})::date`.as(
            'day',
          ),
          name,
          events: sql<number>`count(*)::int`.as('events'),
        })
        .from(analyticsEvents)
        .where(chosen)
        .groupBy(sql`1`, name)
        .orderBy(sql`1`, name),
    )
    .onConflictDoUpdate({
      target: [analyticsEventSums.day, analyticsEventSums.name],
      set: { events: sql`${analyticsEventSums.events} + excluded.events` },
    });
  await db.delete(analyticsEvents).where(chosen);
  return true;
}
