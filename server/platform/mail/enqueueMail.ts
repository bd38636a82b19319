import type { Database } from '#server/platform/db/database.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { MailTask } from './mailJob.ts';

/** Has a mail sent after the answer. In the transaction of what causes it, so that both are kept or neither. */
export function enqueueMail(db: Database, task: MailTask): Promise<void> {
  return enqueue(db, task);
}
