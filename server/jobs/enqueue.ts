import type { Database } from '#server/db/database.ts';
import { jobs } from '#server/db/schema.ts';
import type { Job } from './job.ts';

/** Has something done after the answer. In the transaction of what causes it, so that both are kept or neither. */
export async function enqueue(db: Database, job: Job): Promise<void> {
  await db.insert(jobs).values({ job });
}
