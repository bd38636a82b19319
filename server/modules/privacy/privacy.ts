import { desc, eq } from 'drizzle-orm';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { stopOfferMails } from '#server/modules/offers/enqueueOfferNews.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

/** Maximum number of recorded events that the privacy page shows. */
const eventLimit = 50;

/** Finds a person's choice about offer news, the newest events recorded about them, and the number of all events. */
export async function findPrivacy(db: Database, { id, offerNews }: Pick<Person['user'], 'id' | 'offerNews'>) {
  const isOwn = eq(analyticsEvents.userId, id);
  const recorded = await db
    .select()
    .from(analyticsEvents)
    .where(isOwn)
    .orderBy(desc(analyticsEvents.occurredAt), desc(analyticsEvents.id))
    .limit(eventLimit);
  return { offerNews, recorded, recordedTotal: await db.$count(analyticsEvents, isOwn) };
}

/** Saves whether a person wants offer news. If not, deletes their queued mails about offers, and their offer waits. */
export async function chooseOfferNews(db: Database, { user: { id } }: Person, offerNews: boolean) {
  if (offerNews) await db.update(users).set({ offerNews }).where(eq(users.id, id));
  else await stopOfferMails(db, id);
  return findPrivacy(db, { id, offerNews });
}
