import type { Credentials } from '#domain/credentials.ts';
import { createLink } from '#server/platform/auth/links.ts';
import { checkLogInLimits, logInKeys, recordLogInFailure } from '#server/platform/auth/logInFailures.ts';
import { isCorrectPassword } from '#server/platform/auth/passwords.ts';
import { findPersonByEmail, lockUnchangedPersonRow } from '#server/platform/auth/person.ts';
import { type Session, startSession } from '#server/platform/auth/session.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/platform/services/services.ts';

/**
 * Starts a session for the person with these credentials. `network` is the network of the request (`callerNetwork`).
 * @throws {Problem} INVALID_CREDENTIALS, the same for every reason that a stranger could probe; TOO_MANY_ATTEMPTS after
 *   too many failures, even for the right password; with the right password EMAIL_NOT_VERIFIED, or PROFILE_INCOMPLETE
 *   with a ticket to complete the profile; SERVICE_UNAVAILABLE while too many people log in
 */
export async function logIn(
  { db, logInFailures }: Pick<Services, 'db' | 'logInFailures'>,
  credentials: Credentials,
  network: string,
): Promise<Session> {
  const attempt = logInKeys(credentials.email, network);
  const [person] = await Promise.all([
    findPersonByEmail(db, credentials.email),
    checkLogInLimits(db, logInFailures, attempt),
  ]);
  const isRight = await isCorrectPassword(credentials.password, person?.user.passwordHash ?? null);
  if (!person || !isRight || person.user.status !== 'active') {
    await recordLogInFailure(db, logInFailures, attempt);
    refuse();
  }
  const { remember } = credentials;
  const session = await startSession(db, person, remember, attempt);
  if (session) return session;
  // Checks the limits again, so that parallel guesses gain nothing: other attempts may have failed meanwhile.
  await checkLogInLimits(db, logInFailures, attempt);
  const { id, emailVerified, profileComplete } = person.user;
  if (!emailVerified) throw new Problem('EMAIL_NOT_VERIFIED', 'Confirm your email first');
  if (profileComplete) return (await startSession(db, person, remember)) ?? refuse();
  const profileTicket = await db.transaction(async (transaction) =>
    // The password may have changed while its hash was computed, which takes a while.
    (await lockUnchangedPersonRow(transaction, person.user))
      ? createLink(transaction, id, 'profile')
      : refuse(),
  );
  throw new Problem('PROFILE_INCOMPLETE', 'Complete your profile first', { profileTicket });
}

/** @throws {Problem} INVALID_CREDENTIALS */
function refuse(): never {
  throw new Problem('INVALID_CREDENTIALS', 'Email or password is incorrect');
}
