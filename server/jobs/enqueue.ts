import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { jobs } from '#server/db/schema.ts';
import type { Job, MailJob, RecurringJob } from './job.ts';

/** Has something done after the answer. In the transaction of what causes it, so that both are kept or neither. */
export async function enqueue(db: Database, job: Job): Promise<void> {
  await db.insert(jobs).values({ job });
}

/**
 * Takes every job that comes to this mail out of the queue, and with them the memory that it was sent a moment ago:
 * what is asked for next is sent. One that is under way may still go out.
 */
export async function withdraw(db: Database, mail: Pick<MailJob, 'kind' | 'userId'>): Promise<void> {
  await db.delete(jobs).where(sql`${jobs.job} @> ${JSON.stringify(mail)}::jsonb`);
}

/** Has something done again and again, from now or from an instant on; nothing happens where it is under way. */
export async function schedule(db: Database, job: RecurringJob, dueAt: SQL = sql`now()`): Promise<void> {
  await db.insert(jobs).values({ job, dueAt }).onConflictDoNothing();
}
