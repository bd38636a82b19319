import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { Job } from './job.ts';
import { jobs } from './jobTables.ts';

/** Queues a job. Call it in the transaction of the job's cause, so that both are kept or neither. */
export async function enqueueJob(db: Database, job: Job): Promise<void> {
  await db.insert(jobs).values({ job });
}

/** Queues a recurring job, unless it is in the queue already. */
export async function enqueueRound(db: Database, kind: string, dueAt: SQL = sql`now()`): Promise<void> {
  await db.insert(jobs).values({ job: { kind }, dueAt }).onConflictDoNothing();
}
