import type { MailKind } from './letterNames.ts';
import type { Job } from '#server/platform/jobs/job.ts';

/**
 * A mail about a person: who they are is looked up when it is sent, and links are made then. Beside these it holds what
 * the capability whose letter it is tells in it.
 */
export interface MailJob extends Job {
  readonly kind: MailKind;
  readonly userId: number;
  /**
   * Set by the worker: `chosen` is the one to be sent of all that ask for the same mail; `sent` stays in the
   * queue as long as the same mail is not to be sent again.
   */
  readonly stage?: 'chosen' | 'sent';
}

/**
 * Requests of strangers by e-mail address: whether there is an account for it is found out when the job is done,
 * so that the answer takes as long for every address.
 */
export interface StrangerTask extends Job {
  readonly kind: 'verificationRequest' | 'passwordResetRequest';
  readonly email: string;
}

/** What comes to a mail. */
export type MailTask = MailJob | StrangerTask;

export function isStrangerTask(task: MailTask): task is StrangerTask {
  return task.kind === 'verificationRequest' || task.kind === 'passwordResetRequest';
}
