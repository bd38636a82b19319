import type { Job } from '#server/platform/jobs/job.ts';
import type { MailKind } from './mailNames.ts';

/** Facts in the job of a mail besides the person, by kind of mail. A capability adds its kinds by `declare module`. */
export interface MailFacts {
  // Kinds without further facts are absent.
}

/** The job of a mail about a person. Sending it looks up the person and makes new links. */
export type MailJob<Kind extends MailKind = MailKind> = {
  [Each in Kind]: Job & {
    readonly kind: Each;
    readonly userId: number;
    /** Set by the worker: `chosen` if the mail is being sent; `sent` while the job suppresses repetitions. */
    readonly stage?: 'chosen' | 'sent';
  } & (Each extends keyof MailFacts ? MailFacts[Each] : unknown);
}[Kind];

/** Kinds of mails without facts besides the person. */
export type PlainMailKind = Exclude<MailKind, keyof MailFacts>;

/** Identifies all mails of a kind to a person. */
export type MailKey = Pick<MailJob, 'kind' | 'userId'>;

/** The job of a visitor's request for mail. It looks up the account, so that no response time reveals one. */
export interface VisitorMailTask extends Job {
  readonly kind: 'verificationRequest' | 'passwordResetRequest';
  readonly email: string;
}

/** A job that leads to a mail. */
export type MailTask = MailJob | VisitorMailTask;

export function isVisitorMailTask(task: MailTask): task is VisitorMailTask {
  return task.kind === 'verificationRequest' || task.kind === 'passwordResetRequest';
}
