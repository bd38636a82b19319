import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { webinarRegistrations } from './helpTables.ts';
import { listUpcomingWebinarDates, webinarDateId, type WebinarDate } from './listUpcomingWebinarDates.ts';

/**
 * Registers a person for a date of a webinar (`WebinarDate.id`), and returns the date. Only the person's first
 * registration for it is confirmed by mail.
 * @throws {Problem} VALIDATION_FAILED if the date is over or unknown
 */
export async function registerForWebinar(db: Database, userId: number, id: string): Promise<WebinarDate> {
  const date = requireUpcoming(id);
  const { webinar, startsAt } = date;
  await db.transaction(async (transaction) => {
    const added = await transaction
      .insert(webinarRegistrations)
      .values({ userId, webinarId: webinar.id, startsAt })
      .onConflictDoNothing()
      .returning({ userId: webinarRegistrations.userId });
    if (added.length > 0) {
      const { title, minutes, repeats } = webinar;
      const mailed = { title, startsAt: startsAt.toISOString(), minutes, timeZone: repeats.timeZone };
      await enqueueMail(transaction, { kind: 'webinarRegisteredMail', userId, webinar: mailed });
    } else {
      await setCancelled(transaction, userId, date, null);
    }
  });
  return date;
}

/** @throws {Problem} VALIDATION_FAILED if the date is over or unknown */
export async function unregisterFromWebinar(db: Database, userId: number, id: string): Promise<WebinarDate> {
  const date = requireUpcoming(id);
  await setCancelled(db, userId, date, new Date());
  return date;
}

/** Reads the dates for which the person is registered, as `WebinarDate.id`. */
export async function findRegisteredDateIds(db: Database, userId: number): Promise<ReadonlySet<string>> {
  const registrations = await db
    .select()
    .from(webinarRegistrations)
    .where(and(eq(webinarRegistrations.userId, userId), isNull(webinarRegistrations.cancelledAt)));
  return new Set(registrations.map(({ webinarId, startsAt }) => webinarDateId(webinarId, startsAt)));
}

function requireUpcoming(id: string): WebinarDate {
  const date = listUpcomingWebinarDates(new Date()).find((upcoming) => upcoming.id === id);
  if (date) return date;
  throw validationFailed([
    { message: 'This webinar is over. Reload the page for the next date.', members: ['id'] },
  ]);
}

async function setCancelled(
  db: Database,
  userId: number,
  { webinar, startsAt }: WebinarDate,
  cancelledAt: Date | null,
): Promise<void> {
  await db
    .update(webinarRegistrations)
    .set({ cancelledAt })
    .where(
      and(
        eq(webinarRegistrations.userId, userId),
        eq(webinarRegistrations.webinarId, webinar.id),
        eq(webinarRegistrations.startsAt, startsAt),
      ),
    );
}
