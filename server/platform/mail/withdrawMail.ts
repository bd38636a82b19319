import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import type { MailKey } from './mailJob.ts';
import { mails } from './mailTables.ts';

/**
 * Takes every job that comes to this mail out of the queue, and with them the memory that it was sent a moment ago:
 * what is asked for next is sent. One that is under way may still go out.
 */
export async function withdrawMail(db: Database, mail: MailKey): Promise<void> {
  const withdrawn = await db.delete(jobs).where(comesTo(mail)).returning({ id: jobs.id });
  await replace(
    db,
    withdrawn.map(({ id }) => id),
  );
}

/** Has a mail that waits for its next try sent now; false where none waits. */
export async function hastenMail(db: Database, mail: MailKey): Promise<boolean> {
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

function comesTo(mail: MailKey): SQL {
  return sql`${jobs.job} @> ${JSON.stringify(mail)}::jsonb`;
}
