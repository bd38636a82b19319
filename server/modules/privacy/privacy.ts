import { count, desc, eq } from 'drizzle-orm';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { stopOfferMails } from '#server/modules/offers/enqueueOfferNews.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

/** Recorded events that a page shows. */
const newest = 50;

export type RecordedEvent = typeof analyticsEvents.$inferSelect;

export interface Privacy {
  readonly offerNews: boolean;
  /** The newest first. */
  readonly recorded: readonly RecordedEvent[];
  readonly recordedTotal: number;
}

/** What this person decided about what is kept of them, and what was recorded. */
export async function findPrivacy(
  db: Database,
  { id, offerNews }: Pick<Person['user'], 'id' | 'offerNews'>,
): Promise<Privacy> {
  const own = eq(analyticsEvents.userId, id);
  const recorded = await db
    .select()
    .from(analyticsEvents)
    .where(own)
    .orderBy(desc(analyticsEvents.occurredAt), desc(analyticsEvents.id))
    .limit(newest);
  const [counted] = await db.select({ total: count() }).from(analyticsEvents).where(own);
  return { offerNews, recorded, recordedTotal: counted?.total ?? 0 };
}

/** Keeps whether this person wants news of offers; whoever does not waits for none either. */
export async function chooseOfferNews(
  db: Database,
  { user: { id } }: Person,
  offerNews: boolean,
): Promise<Privacy> {
  if (offerNews) await db.update(users).set({ offerNews }).where(eq(users.id, id));
  else await stopOfferMails(db, id);
  return findPrivacy(db, { id, offerNews });
}
