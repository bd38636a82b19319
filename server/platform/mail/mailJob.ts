import type { Job } from '#server/platform/jobs/job.ts';
import type { MailKind } from './mailNames.ts';

/** Facts of a mail in its job, beside the person, by kind of mail. A capability adds its kinds by `declare module`. */
export interface MailFacts {
  // Kinds without further facts are absent.
}

/** A mail about a person; sending it looks up the person and makes new links. */
export type MailJob<Kind extends MailKind = MailKind> = {
  [Each in Kind]: Job & {
    readonly kind: Each;
    readonly userId: number;
    /** Set by the worker: the `chosen` job of a mail is sent, and a `sent` one suppresses repetitions for a while. */
    readonly stage?: 'chosen' | 'sent';
  } & (Each extends keyof MailFacts ? MailFacts[Each] : unknown);
}[Kind];

/** Kinds of mails without further facts. */
export type PlainMailKind = Exclude<MailKind, keyof MailFacts>;

/** Identifies all mails of a kind to a person. */
export type MailKey = Pick<MailJob, 'kind' | 'userId'>;

/** A visitor's request for mail. The job looks up the account, so that all addresses get responses equally fast. */
export interface StrangerTask extends Job {
  readonly kind: 'verificationRequest' | 'passwordResetRequest';
  readonly email: string;
}

/** A job that leads to a mail. */
export type MailTask = MailJob | StrangerTask;

export function isStrangerTask(task: MailTask): task is StrangerTask {
  return task.kind === 'verificationRequest' || task.kind === 'passwordResetRequest';
}
