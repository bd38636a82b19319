import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { jobs } from '#server/platform/db/schema.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import type { Job, MailJob, RecurringJob } from './job.ts';

/** Has something done after the answer. In the transaction of what causes it, so that both are kept or neither. */
export async function enqueue(db: Database, job: Job): Promise<void> {
  await db.insert(jobs).values({ job });
}

/**
 * Takes every job that comes to this mail out of the queue, and with them the memory that it was sent a moment ago:
 * what is asked for next is sent. One that is under way may still go out.
 */
export async function withdraw(db: Database, mail: MailJob): Promise<void> {
  const withdrawn = await db.delete(jobs).where(comesTo(mail)).returning({ id: jobs.id });
  await replace(
    db,
    withdrawn.map(({ id }) => id),
  );
}

/** Has a mail that waits for its next try sent now; false where none waits. */
export async function hasten(db: Database, mail: MailJob): Promise<boolean> {
  const hastened = await db
    .update(jobs)
    .set({ dueAt: sql`now()` })
    .where(and(comesTo(mail), isNull(jobs.abandonedAt), sql`${jobs.job} ->> 'stage' is distinct from 'sent'`))
    .returning({ id: jobs.id });
  return hastened.length > 0;
}

/** Writes down of the mails of these jobs that newer ones are sent in their place. */
async function replace(db: Database, jobIds: readonly number[]): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'replaced' })
    .where(and(inArray(mails.jobId, [...jobIds]), inArray(mails.state, ['failing', 'givenUp'])));
}

function comesTo(mail: MailJob): SQL {
  return sql`${jobs.job} @> ${JSON.stringify(mail)}::jsonb`;
}

/** Has something done again and again, from now or from an instant on; nothing happens where it is under way. */
export async function schedule(db: Database, job: RecurringJob, dueAt: SQL = sql`now()`): Promise<void> {
  await db.insert(jobs).values({ job, dueAt }).onConflictDoNothing();
}
