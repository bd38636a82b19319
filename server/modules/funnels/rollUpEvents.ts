import { inArray, lt, sql } from 'drizzle-orm';
import { marketplaceTimeZone } from '#domain/days.ts';
import type { Database } from '#server/platform/db/database.ts';
import { analyticsEvents } from './eventTables.ts';
import { keptSince } from './keptSince.ts';
import { analyticsEventSums } from './sumTables.ts';

/** Events of one transaction. */
const batch = 2_000;

/** Replaces old events by how often each came on which day; false if none are left. */
export async function rollUpEvents(db: Database, keptDays: number): Promise<boolean> {
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
