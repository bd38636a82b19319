import { eq } from 'drizzle-orm';
import type { Administrator } from '#server/platform/audit/audit.ts';
import { endSessions } from '#server/platform/auth/endSessions.ts';
import { clearLogInFailures } from '#server/platform/auth/logInFailures.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { PlainMailKind } from '#server/platform/mail/mailJob.ts';
import { withdrawMail } from '#server/platform/mail/withdrawMail.ts';
import { actionRefused } from './actOnMember.ts';
import { extendInvitation, toAuditedInvitation } from './renewInvitation.ts';
import { activeSessionCondition } from './user.ts';
import type { AuditedChange, User } from './userAccess.ts';

/** Ends every session of a user. @throws {Problem} ACTION_REFUSED if the user has none */
export async function signOut(db: Database, user: User): Promise<AuditedChange> {
  const before = await db.$count(sessions, activeSessionCondition(user.id));
  if (before === 0) throw actionRefused(user, 'is not logged in anywhere');
  await endSessions(db, eq(sessions.userId, user.id));
  return { action: 'user.signOut', before: { sessions: before }, after: { sessions: 0 } };
}

/** Deletes the failed log-ins of a user's address. @throws {Problem} ACTION_REFUSED if there are none */
export async function unlock(db: Database, user: User): Promise<AuditedChange> {
  const before = await clearLogInFailures(db, user.email);
  if (before === 0) throw actionRefused(user, 'is not locked out');
  return { action: 'user.unlock', before: { failedLogIns: before }, after: { failedLogIns: 0 } };
}

/**
 * Mails a user a password reset link.
 * @throws {Problem} ACTION_REFUSED if the user is deactivated or has not accepted their invitation
 */
export async function sendResetLink(db: Database, user: User): Promise<AuditedChange> {
  if (user.status === 'deactivated') throw actionRefused(user, 'is deactivated');
  if (user.status === 'invited') throw actionRefused(user, 'has not joined yet: send the invitation again');
  await mailNow(db, 'passwordResetMail', user);
  return { action: 'user.sendResetLink', before: null, after: null };
}

/**
 * Mails a user their verification link or their invitation again.
 * @throws {Problem} ACTION_REFUSED if the user is deactivated or has confirmed their address already
 */
export async function resendVerification(
  db: Database,
  user: User,
  { person }: Administrator,
): Promise<AuditedChange> {
  if (user.status === 'deactivated') throw actionRefused(user, 'is deactivated');
  if (user.status === 'invited') {
    const renewed = await extendInvitation(db, user.id, person);
    await enqueueMail(db, { kind: 'invitationMail', userId: user.id });
    return {
      action: 'user.resendInvitation',
      before: toAuditedInvitation(user),
      after: toAuditedInvitation(renewed),
    };
  }
  if (user.emailVerified) throw actionRefused(user, 'has confirmed their email already');
  await mailNow(db, 'verificationMail', user);
  return { action: 'user.resendVerification', before: null, after: null };
}

/** Queues a mail, even shortly after one of the same kind, since the page tells the administrator that it is sent. */
async function mailNow(db: Database, kind: PlainMailKind, { id: userId }: User): Promise<void> {
  await withdrawMail(db, { kind, userId });
  await enqueueMail(db, { kind, userId });
}
