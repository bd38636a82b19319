import { setTimeout as delay } from 'node:timers/promises';
import { inArray, lt, sql } from 'drizzle-orm';
import { marketplaceTimeZone } from '#domain/days.ts';
import type { Database } from '#server/platform/db/database.ts';
import { analyticsEvents } from './eventTables.ts';
import { keptSince, rollUpRuns } from './rollUpRuns.ts';
import { analyticsEventSums } from './sumTables.ts';

/** Milliseconds of a round: less than a server that shuts down waits for its worker. */
const roundTime = 2_000;

/** Milliseconds between two batches: the embedded database works in this thread, and serves others meanwhile. */
const pause = 20;

/** Events of one transaction. */
const batch = 2_000;

/**
 * Adds up the rows that are older than `keptDays` days and deletes them. Returns false if some are left, because the
 * time is up or the server shuts down. A row is deleted in the transaction that adds it: it counts once, wherever the
 * server is killed. Runs and events take turns, so that neither waits forever while the other is many or fails.
 */
export async function rollUp(db: Database, keptDays: number, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + roundTime;
  const failures: unknown[] = [];
  const unfinished = new Set([rollUpRuns, rollUpEvents]);
  while (unfinished.size > 0 && performance.now() < end && !signal.aborted) {
    for (const rollUpBatch of unfinished) {
      try {
        const isLeft = await db.transaction((transaction) => rollUpBatch(transaction, keptDays));
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

/** Replaces old events by counts for each day and name; returns false if none are left. */
async function rollUpEvents(db: Database, keptDays: number): Promise<boolean> {
  const { id, name, receivedAt } = analyticsEvents;
  const old = await db
    .select({ id })
    .from(analyticsEvents)
    .where(lt(receivedAt, keptSince(keptDays)))
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
