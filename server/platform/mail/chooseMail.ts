import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser } from '#server/platform/db/hidden.ts';
import { users } from '#server/platform/db/schema.ts';
import { noteJob, type Claim } from '#server/platform/jobs/claim.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import type { MailKind } from './mailNames.ts';
import { isStrangerTask, type MailTask, type MailJob } from './mailJob.ts';
import type { MailTemplates } from './mailTemplate.ts';

type User = typeof users.$inferSelect;

/** A mail that is to be sent, and whom and what it is about. */
export interface ChosenMail {
  readonly mail: MailJob;
  readonly user: User;
}

/**
 * Which mail a job comes to, as the database is now; null for none. That includes that the same one is on its
 * way or was sent a moment ago, so that any number of requests at once come to one mail. In a transaction,
 * which locks the person's row meanwhile.
 * @throws {LeaseLost}
 */
export async function chooseMail(
  db: Database,
  claim: Claim<MailTask>,
  templates: MailTemplates,
): Promise<ChosenMail | null> {
  const chosen = await findAddressee(db, claim.job, templates);
  if (!chosen) return null;
  const { mail } = chosen;
  if (!templates[mail.kind].isNotice && (await isSentByAnother(db, claim, mail))) return null;
  await noteJob(db, claim, { ...mail, stage: 'chosen' });
  return chosen;
}

/** Which mail a job comes to, as the database is now, and whom it is about, whose row is locked; null for none. */
export async function findAddressee(
  db: Database,
  job: MailTask,
  templates: MailTemplates,
): Promise<ChosenMail | null> {
  const user = await lockUser(db, job);
  const kind = user && kindFor(job, user, templates);
  return kind ? { mail: toMail(job, kind, user.id), user } : null;
}

async function lockUser(db: Database, job: MailTask): Promise<User | null> {
  const whose = isStrangerTask(job) ? eq(users.email, emailKey(job.email)) : eq(users.id, job.userId);
  const [user] = await db.select().from(users).where(and(whose, isShownUser)).for('no key update');
  return user ?? null;
}

/**
 * Takes what the mail is about from a job, without its stage in the queue. Another kind than the job's own is one that
 * holds nothing but whom it is about (`kindFor`).
 */
function toMail(job: MailTask, kind: MailKind, userId: number): MailJob {
  if (isStrangerTask(job)) return { kind, userId } as MailJob;
  const { stage: _stage, ...mail } = job;
  return { ...mail, kind } as MailJob;
}

function kindFor({ kind }: MailTask, user: User, templates: MailTemplates): MailKind | null {
  if (kind === 'verificationRequest' || kind === 'accountExistsMail') {
    return kindToEnter(user) ?? 'accountExistsMail';
  }
  if (kind === 'passwordResetRequest' || kind === 'passwordResetMail') return kindToReset(user);
  if (kind === 'invitationRequestMail') return user.status === 'invited' ? kind : null;
  if (kind === 'verificationMail' || kind === 'invitationMail' || kind === 'accountDeactivatedMail') {
    return kindToEnter(user) === kind ? kind : null;
  }
  return templates[kind].goesTo === 'members' && kindToEnter(user) !== null ? null : kind;
}

/** The mail about what keeps a person from coming in; null where nothing does. */
function kindToEnter({ status, emailVerified }: User): MailKind | null {
  if (status === 'deactivated') return 'accountDeactivatedMail';
  if (status === 'invited') return 'invitationMail';
  return emailVerified ? null : 'verificationMail';
}

/** Whoever can read it may choose a password, and shows by that whose address it is. */
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
