import type { Database } from '#server/platform/db/database.ts';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import type { MailTask } from './mailJob.ts';

/** Queues a mail, to be sent after the response. Call it in the transaction of its cause, to keep both or neither. */
export function enqueueMail(db: Database, task: MailTask): Promise<void> {
  return enqueueJob(db, task);
}
