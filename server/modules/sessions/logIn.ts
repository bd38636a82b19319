import type { Credentials } from '#domain/credentials.ts';
import { createLink } from '#server/platform/auth/links.ts';
import { attemptOf, recordFailure, checkLogInLimits } from '#server/platform/auth/logInFailures.ts';
import { isPassword } from '#server/platform/auth/passwords.ts';
import { findPersonByEmail, lockUnchanged } from '#server/platform/auth/person.ts';
import { type Session, startSession } from '#server/platform/auth/session.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/platform/services/services.ts';

/**
 * Starts a session for the person whose credentials these are; `network` is where they were sent from. Whoever
 * has not completed their profile is given what opens it.
 * @throws {Problem} INVALID_CREDENTIALS, the same for every reason that a stranger could probe;
 *   TOO_MANY_ATTEMPTS where too many failed, whether this one is right or wrong; EMAIL_NOT_VERIFIED or
 *   PROFILE_INCOMPLETE once the password was right; SERVICE_UNAVAILABLE where too many people log in
 */
export async function logIn(
  { db, logInFailures }: Pick<Services, 'db' | 'logInFailures'>,
  credentials: Credentials,
  network: string,
): Promise<Session> {
  const attempt = attemptOf(credentials.email, network);
  await checkLogInLimits(db, logInFailures, attempt);
  const person = await findPersonByEmail(db, credentials.email);
  const right = await isPassword(credentials.password, person?.user.passwordHash ?? null);
  if (!person || !right || person.user.status !== 'active') {
    await recordFailure(db, logInFailures, attempt);
    throw wrongCredentials();
  }
  // Again, for what failed while this password was checked: guesses sent side by side gain nothing.
  await checkLogInLimits(db, logInFailures, attempt);
  if (!person.user.emailVerified) throw new Problem('EMAIL_NOT_VERIFIED', 'Confirm your email first');
  // What is refused with a ticket is kept all the same, so the refusal is thrown outside the transaction.
  const entry = await db.transaction(async (transaction) => {
    // The password waited in line to be checked, and may have been changed meanwhile.
    if (!(await lockUnchanged(transaction, person.user))) throw wrongCredentials();
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
