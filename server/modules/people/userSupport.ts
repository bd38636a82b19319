import type { Administrator } from '#server/platform/audit/audit.ts';
import { clearLogInFailures } from '#server/platform/auth/logInFailures.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { PlainMailKind } from '#server/platform/mail/mailJob.ts';
import { withdrawMail } from '#server/platform/mail/withdrawMail.ts';
import { invitationFacts } from './invitationFacts.ts';
import { endSessions } from './actOnMember.ts';
import { extendInvitation } from './renewInvitation.ts';
import { sessionsInForce } from './user.ts';
import { refused, type AuditedChange, type User } from './userAccess.ts';

/** Ends every session of a user. @throws {Problem} ACTION_REFUSED where there is none */
export async function signOut(db: Database, user: User): Promise<AuditedChange> {
  const before = await db.$count(sessions, sessionsInForce(user.id));
  if (before === 0) throw refused(user, 'is not logged in anywhere');
  await endSessions(db, user.id);
  return { action: 'user.signOut', before: { sessions: before }, after: { sessions: 0 } };
}

/** Forgets the tries to log in that failed. @throws {Problem} ACTION_REFUSED where there are none */
export async function unlock(db: Database, user: User): Promise<AuditedChange> {
  const before = await clearLogInFailures(db, user.email);
  if (before === 0) throw refused(user, 'is not locked out');
  return { action: 'user.unlock', before: { failedLogIns: before }, after: { failedLogIns: 0 } };
}

/** Mails a link to choose a password by. @throws {Problem} ACTION_REFUSED for whoever cannot use it */
export async function sendResetLink(db: Database, user: User): Promise<AuditedChange> {
  if (user.status === 'deactivated') throw refused(user, 'is deactivated');
  if (user.status === 'invited') throw refused(user, 'has not joined yet: send the invitation again');
  await mailNow(db, 'passwordResetMail', user);
  return { action: 'user.sendResetLink', before: null, after: null };
}

/**
 * Mails again what confirms the address of a user, or lets them join.
 * @throws {Problem} ACTION_REFUSED where there is nothing to confirm
 */
export async function resendVerification(
  db: Database,
  { person }: Administrator,
  user: User,
): Promise<AuditedChange> {
  if (user.status === 'deactivated') throw refused(user, 'is deactivated');
  if (user.status === 'invited') {
    const renewed = await extendInvitation(db, user.id, person);
    await enqueueMail(db, { kind: 'invitationMail', userId: user.id });
    return {
      action: 'user.resendInvitation',
      before: invitationFacts(user),
      after: invitationFacts(renewed),
    };
  }
  if (user.emailVerified) throw refused(user, 'has confirmed their email already');
  await mailNow(db, 'verificationMail', user);
  return { action: 'user.resendVerification', before: null, after: null };
}

/** Also where the same was mailed a moment ago: the administrator is told that it is. */
async function mailNow(db: Database, kind: PlainMailKind, { id: userId }: User): Promise<void> {
  await withdrawMail(db, { kind, userId });
  await enqueueMail(db, { kind, userId });
}
