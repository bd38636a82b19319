import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import type { Database } from '#server/db/database.ts';
import { jobs, users } from '#server/db/schema.ts';
import { noteJob, type Claim } from './claim.ts';
import type { Job, MailedWebinar, MailKind } from './job.ts';

type User = typeof users.$inferSelect;

/** Of something that happened; each time counts. */
const notices: ReadonlySet<MailKind> = new Set<MailKind>([
  'passwordChangedMail',
  'singleSignOnLinkedMail',
  'webinarRegisteredMail',
]);

export function isNotice(kind: MailKind): boolean {
  return notices.has(kind);
}

/** A mail that is to be sent, and whom it is about. */
export interface ChosenMail {
  readonly kind: MailKind;
  readonly user: User;
  readonly webinar?: MailedWebinar;
}

/**
 * Which mail a job comes to, as the database is now; null for none. That includes that the same one is on its
 * way or was sent a moment ago, so that any number of requests at once come to one mail. In a transaction,
 * which holds the person's row meanwhile.
 * @throws {LeaseLost}
 */
export async function chooseMail(
  db: Database,
  claim: Claim,
  sampleData: boolean,
): Promise<ChosenMail | null> {
  const user = await lockUser(db, claim.job, sampleData);
  const kind = user && kindFor(claim.job, user);
  if (!kind || (!isNotice(kind) && (await isSentByAnother(db, claim, kind, user.id)))) return null;
  const about = 'webinar' in claim.job ? { webinar: claim.job.webinar } : {};
  await noteJob(db, claim, { kind, userId: user.id, ...about, stage: 'chosen' });
  return { kind, user, ...about };
}

async function lockUser(db: Database, job: Job, sampleData: boolean): Promise<User | null> {
  const whose = 'userId' in job ? eq(users.id, job.userId) : eq(users.email, emailKey(job.email));
  const [user] = await db
    .select()
    .from(users)
    .where(and(whose, sampleData ? undefined : eq(users.sample, false)))
    .for('no key update');
  return user ?? null;
}

function kindFor({ kind }: Job, user: User): MailKind | null {
  switch (kind) {
    case 'verificationRequest':
    case 'accountExistsMail':
      return kindToEnter(user) ?? 'accountExistsMail';
    case 'passwordResetRequest':
    case 'passwordResetMail':
      return kindToReset(user);
    case 'verificationMail':
    case 'invitationMail':
    case 'accountDeactivatedMail':
      return kindToEnter(user) === kind ? kind : null;
    case 'invitationRequestMail':
      return user.status === 'invited' ? kind : null;
    case 'passwordChangedMail':
    case 'singleSignOnLinkedMail':
    case 'webinarRegisteredMail':
    default:
      return kind;
  }
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

async function isSentByAnother(db: Database, claim: Claim, kind: MailKind, userId: number): Promise<boolean> {
  const mail = { kind, userId };
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
