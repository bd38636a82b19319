import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import type { MailKey } from '#server/platform/mail/mailJob.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { withdrawMail } from '#server/platform/mail/withdrawMail.ts';
import type { OfferMailJob, OfferNews } from './offerMessage.ts';
import { offerWaits } from './offerTables.ts';

/** Minimum number of seconds between two mails about offers to one person. */
const day = 86_400;

/**
 * Queues news of an offer for people, in the caller's transaction. A person gets at most one mail a day: the news is
 * added to a mail that is queued already, or a new mail is sent a day after the person's previous one at the earliest.
 */
export async function enqueueOfferNews(
  db: Database,
  userIds: readonly number[],
  news: OfferNews,
): Promise<void> {
  // Locks in the order of the ids, so that concurrent transactions do not deadlock.
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('no key update');
  for (const { id } of people) await enqueueFor(db, id, news);
}

async function enqueueFor(db: Database, userId: number, news: OfferNews): Promise<void> {
  const queued = await db
    .select({
      id: jobs.id,
      job: jobs.job,
      isFree: sql<boolean>`coalesce(${jobs.claimedUntil} <= now(), true)`,
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.job} @> ${JSON.stringify({ kind: 'offerMail', userId } satisfies MailKey)}::jsonb`,
        isNull(jobs.abandonedAt),
      ),
    )
    .orderBy(jobs.id)
    .for('update');
  const waiting = queued.find(({ isFree }) => isFree);
  if (!waiting) {
    const job: OfferMailJob = { kind: 'offerMail', userId, news: [news] };
    // Counts from now if a mail is being sent at this moment, since that one is not in `mails` yet.
    const dueAt = queued.length > 0 ? fromNow(day) : dayAfterLast(userId);
    await db.insert(jobs).values({ job, dueAt });
    return;
  }
  const job = waiting.job as unknown as OfferMailJob;
  const others = job.news.filter(
    ({ partnerId, about }) => partnerId !== news.partnerId || about !== news.about,
  );
  await db
    .update(jobs)
    .set({ job: { ...job, news: [...others, news] } })
    .where(eq(jobs.id, waiting.id));
}

/** Returns the time a day after the last mail about offers that was sent to a person, or now if that is later. */
function dayAfterLast(userId: number) {
  return sql`greatest(now(), (
    select max(${mails.at}) + make_interval(secs => ${day}::int) from ${mails}
    where ${mails.userId} = ${userId} and ${mails.kind} = 'offerMail' and ${mails.state} = 'sent'
  ))`;
}

/** Ends mails about offers to a person: saves the choice, and deletes the person's queued mails and waits. */
export async function stopOfferMails(db: Database, userId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.update(users).set({ offerNews: false }).where(eq(users.id, userId));
    await transaction.delete(offerWaits).where(eq(offerWaits.userId, userId));
    await withdrawMail(transaction, { kind: 'offerMail', userId });
  });
}
