import type { Credentials } from '#domain/credentials.ts';
import { createLink } from '#server/platform/auth/links.ts';
import { logInKeys, recordLogInFailure, checkLogInLimits } from '#server/platform/auth/logInFailures.ts';
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
  await checkLogInLimits(db, logInFailures, attempt);
  const person = await findPersonByEmail(db, credentials.email);
  const isRight = await isCorrectPassword(credentials.password, person?.user.passwordHash ?? null);
  if (!person || !isRight || person.user.status !== 'active') {
    await recordLogInFailure(db, logInFailures, attempt);
    throw wrongCredentials();
  }
  // Checks the limits again, so that parallel guesses gain nothing: other attempts may have failed meanwhile.
  await checkLogInLimits(db, logInFailures, attempt);
  if (!person.user.emailVerified) throw new Problem('EMAIL_NOT_VERIFIED', 'Confirm your email first');
  // Throws outside the transaction, which must commit the ticket.
  const entry = await db.transaction(async (transaction) => {
    // The password may have changed while its hash was computed, which takes a while.
    if (!(await lockUnchangedPersonRow(transaction, person.user))) throw wrongCredentials();
    return person.user.profileComplete
      ? startSession(transaction, person, credentials.remember)
      : { profileTicket: await createLink(transaction, person.user.id, 'profile') };
  });
  if ('sessionId' in entry) return entry;
  throw new Problem('PROFILE_INCOMPLETE', 'Complete your profile first', entry);
}

function wrongCredentials(): Problem {
  return new Problem('INVALID_CREDENTIALS', 'Email or password is incorrect');
}
