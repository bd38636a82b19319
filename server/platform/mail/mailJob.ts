import type { Job } from '#server/platform/jobs/job.ts';
import type { MailKind } from './mailNames.ts';

/**
 * What the templates of each kind tell beside whom they are about, as the job in the queue holds it. A capability adds its
 * kinds by `declare module`.
 */
export interface MailFacts {
  // The kinds that tell of nothing else are not here.
}

/** A mail about a person, who is looked up, with new links, when it is sent. */
export type MailJob<Kind extends MailKind = MailKind> = {
  [Each in Kind]: Job & {
    readonly kind: Each;
    readonly userId: number;
    /**
     * Set by the worker: `chosen` is the one to be sent of all that ask for the same mail; `sent` stays in the
     * queue as long as the same mail is not to be sent again.
     */
    readonly stage?: 'chosen' | 'sent';
  } & (Each extends keyof MailFacts ? MailFacts[Each] : unknown);
}[Kind];

/** Kinds of mails whose jobs hold nothing but whom they are about. */
export type PlainMailKind = Exclude<MailKind, keyof MailFacts>;

/** What tells the mails of one kind to one person from all others. */
export type MailKey = Pick<MailJob, 'kind' | 'userId'>;

/**
 * A stranger's request by e-mail address: whether there is an account for it is found out when the job is done,
 * so that the answer takes as long for every address.
 */
export interface StrangerTask extends Job {
  readonly kind: 'verificationRequest' | 'passwordResetRequest';
  readonly email: string;
}

/** A job that leads to a mail. */
export type MailTask = MailJob | StrangerTask;

export function isStrangerTask(task: MailTask): task is StrangerTask {
  return task.kind === 'verificationRequest' || task.kind === 'passwordResetRequest';
}
