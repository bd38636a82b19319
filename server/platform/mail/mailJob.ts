import type { Job } from '#server/platform/jobs/job.ts';
import type { MailKind } from './mailNames.ts';

/** Facts of each kind of mail beside its person, as its job holds them. A capability adds its kinds by `declare module`. */
export interface MailFacts {
  // Kinds without further facts are not here.
}

/** A mail about a person; sending it looks up the person and makes new links. */
export type MailJob<Kind extends MailKind = MailKind> = {
  [Each in Kind]: Job & {
    readonly kind: Each;
    readonly userId: number;
    /**
     * Set by the worker: of jobs for the same mail, `chosen` is the one that is sent; `sent` stays in the queue while the
     * same mail must not be repeated.
     */
    readonly stage?: 'chosen' | 'sent';
  } & (Each extends keyof MailFacts ? MailFacts[Each] : unknown);
}[Kind];

/** Kinds of mails without further facts. */
export type PlainMailKind = Exclude<MailKind, keyof MailFacts>;

/** Identifies the mails of one kind to one person. */
export type MailKey = Pick<MailJob, 'kind' | 'userId'>;

/** A visitor's request by email; the job looks up the account, so that the answer takes equally long for every address. */
export interface StrangerTask extends Job {
  readonly kind: 'verificationRequest' | 'passwordResetRequest';
  readonly email: string;
}

/** A job that leads to a mail. */
export type MailTask = MailJob | StrangerTask;

export function isStrangerTask(task: MailTask): task is StrangerTask {
  return task.kind === 'verificationRequest' || task.kind === 'passwordResetRequest';
}
