import { and, eq, sql } from 'drizzle-orm';
import type { Credentials } from '#domain/credentials.ts';
import { emailKey } from '#domain/emailAddress.ts';
import { createLink } from '#server/platform/auth/links.ts';
import {
  checkLogInLimits,
  failedLatelyCondition,
  logInKeys,
  recordLogInFailure,
} from '#server/platform/auth/logInFailures.ts';
import { isCorrectPassword } from '#server/platform/auth/passwords.ts';
import { lockUnchangedPersonRow, personColumns } from '#server/platform/auth/person.ts';
import { type Session, startSession } from '#server/platform/auth/session.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { prepareOnce } from '#server/platform/db/prepareOnce.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
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
  const [found] = await selectPerson(db, { ...attempt, email: emailKey(credentials.email) });
  if (found?.hasFailed) await checkLogInLimits(db, logInFailures, attempt);
  const person = found?.user ? { ...found, user: found.user } : null;
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

/** Selects one row for any email: its person, if there is one, and whether the attempt follows a failure that counts. */
const selectPerson = prepareOnce('log_in', (db) =>
  db
    .select({ ...personColumns, hasFailed: failedLatelyCondition(db) })
    .from(sql`(select) as attempt`)
    .leftJoin(users, and(eq(users.email, sql.placeholder('email')), shownUserCondition))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id)),
);

/** @throws {Problem} INVALID_CREDENTIALS */
function refuse(): never {
  throw new Problem('INVALID_CREDENTIALS', 'Email or password is incorrect');
}
