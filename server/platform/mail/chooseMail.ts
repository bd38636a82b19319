import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { users } from '#server/platform/db/schema.ts';
import { updateJob, type Claim } from '#server/platform/jobs/claim.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import type { MailKind } from './mailNames.ts';
import { isVisitorMailTask, type MailTask, type MailJob } from './mailJob.ts';
import type { MailTemplates } from './mailTemplate.ts';

type User = typeof users.$inferSelect;

/** A mail that is to be sent, and the person whom it is about. */
export interface ChosenMail {
  readonly mail: MailJob;
  readonly user: User;
}

/**
 * Chooses the mail of a job by the person's current state, and locks the person's row, so it needs a transaction.
 * Returns null if there is no mail to send, or if the same mail is on its way or was just sent, so that concurrent
 * requests lead to one mail.
 * @throws {LeaseLost}
 */
export async function chooseMail(
  db: Database,
  claim: Claim<MailTask>,
  templates: MailTemplates,
): Promise<ChosenMail | null> {
  const chosen = await findChosenMail(db, claim.job, templates);
  if (!chosen) return null;
  const { mail } = chosen;
  if (!templates[mail.kind].isNotice && (await isSentByAnother(db, claim, mail))) return null;
  await updateJob(db, claim, { ...mail, stage: 'chosen' });
  return chosen;
}

/** Finds the mail of a job and its person, and locks the person's row; null if there is no mail to send. */
export async function findChosenMail(
  db: Database,
  job: MailTask,
  templates: MailTemplates,
): Promise<ChosenMail | null> {
  const isPerson = isVisitorMailTask(job) ? eq(users.email, emailKey(job.email)) : eq(users.id, job.userId);
  const [user] = await db.select().from(users).where(and(isPerson, shownUserCondition)).for('no key update');
  const kind = user && kindFor(job, user, templates);
  return kind ? { mail: toMail(job, kind, user.id), user } : null;
}

/** Returns the mail of a job without its stage; for a visitor's request, which has no facts, only kind and person. */
function toMail(job: MailTask, kind: MailKind, userId: number): MailJob {
  if (isVisitorMailTask(job)) return { kind, userId } as MailJob;
  const { stage: _stage, ...mail } = job;
  return { ...mail, kind } as MailJob;
}

function kindFor({ kind }: MailTask, user: User, templates: MailTemplates): MailKind | null {
  if (kind === 'verificationRequest' || kind === 'accountExistsMail')
    return kindToEnter(user) ?? 'accountExistsMail';
  if (kind === 'passwordResetRequest' || kind === 'passwordResetMail') return kindToReset(user);
  if (kind === 'invitationRequestMail') return user.status === 'invited' ? kind : null;
  if (kind === 'verificationMail' || kind === 'invitationMail' || kind === 'accountDeactivatedMail') {
    return kindToEnter(user) === kind ? kind : null;
  }
  return templates[kind].goesTo === 'members' && kindToEnter(user) !== null ? null : kind;
}

/** Returns the kind of mail about what prevents a person from logging in; null if nothing does. */
function kindToEnter({ status, emailVerified }: User): MailKind | null {
  if (status === 'deactivated') return 'accountDeactivatedMail';
  if (status === 'invited') return 'invitationMail';
  return emailVerified ? null : 'verificationMail';
}

/** Returns the kind of mail for a password reset, which also confirms the address of an unconfirmed person. */
function kindToReset(user: User): MailKind {
  const kind = kindToEnter(user);
  return kind === null || kind === 'verificationMail' ? 'passwordResetMail' : kind;
}

async function isSentByAnother(db: Database, claim: Claim, mail: MailJob): Promise<boolean> {
  const is = (stage: string) => sql`${jobs.job} @> ${JSON.stringify({ ...mail, stage })}::jsonb`;
  const others = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        ne(jobs.id, claim.id),
        isNull(jobs.abandonedAt),
        or(is('chosen'), and(is('sent'), gt(jobs.dueAt, sql`now()`))),
      ),
    )
    .limit(1);
  return others.length > 0;
}
