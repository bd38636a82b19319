import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import type { MailKey } from './mailJob.ts';
import { mails } from './mailTables.ts';

/**
 * Deletes every job of this kind of mail to a person, even one that suppresses repetitions, so that the next request is
 * sent. Marks failed mails in the log as replaced. A mail whose delivery has begun may still be sent.
 */
export async function withdrawMail(db: Database, mail: MailKey): Promise<void> {
  const withdrawn = await db.delete(jobs).where(isJobOf(mail)).returning({ id: jobs.id });
  const jobIds = withdrawn.map(({ id }) => id);
  await db
    .update(mails)
    .set({ state: 'replaced' })
    .where(and(inArray(mails.jobId, jobIds), inArray(mails.state, ['failing', 'givenUp'])));
}

/** Makes a queued mail due now, such as one that waits for its next attempt; false if none is queued. */
export async function expediteMail(db: Database, mail: MailKey): Promise<boolean> {
  const expedited = await db
    .update(jobs)
    .set({ dueAt: sql`now()` })
    .where(and(isJobOf(mail), isNull(jobs.abandonedAt), sql`${jobs.job} ->> 'stage' is distinct from 'sent'`))
    .returning({ id: jobs.id });
  return expedited.length > 0;
}

function isJobOf(mail: MailKey): SQL {
  return sql`${jobs.job} @> ${JSON.stringify(mail)}::jsonb`;
}
