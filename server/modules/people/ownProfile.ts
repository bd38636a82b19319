import { eq, ne } from 'drizzle-orm';
import { easyToGuessMessage, isOwnName } from '#domain/newPassword.ts';
import {
  ownProfileLabels,
  wrongOldPasswordMessage,
  type OwnDetails,
  type PasswordChange,
} from '#domain/ownProfile.ts';
import { fullName } from '#domain/userInfo.ts';
import { audit, type Actor } from '#server/platform/audit/audit.ts';
import type { SignedInPerson } from '#server/platform/auth/authorize.ts';
import { endSessions } from '#server/platform/auth/endSessions.ts';
import { supersedeLinks } from '#server/platform/auth/links.ts';
import { logInKeys, recordLogInFailure, checkLogInLimits } from '#server/platform/auth/logInFailures.ts';
import { enforceNetworkLimit } from '#server/platform/auth/networkLimit.ts';
import { hashPassword, isCorrectPassword } from '#server/platform/auth/passwords.ts';
import { lockPersonRow, lockUnchangedPersonRow, type Person } from '#server/platform/auth/person.ts';
import { affiliates, sessions, users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { Services } from '#server/platform/services/services.ts';

/** The actor of a change to their own profile, and the network of the request. */
interface OwnAct extends Actor {
  readonly person: SignedInPerson;
  /** IPv4 address or IPv6 /64 of the caller (`callerNetwork`). */
  readonly network: string;
}

/** Maximum number of profile changes of a network in 15 minutes; each adds a row to the audit log. */
const savesPerNetwork = 100;

const detailNames = ['firstName', 'lastName', 'phone'] as const;

function entityOf(user: Person['user']) {
  return { entityId: user.id, label: `${fullName(user)}, ${user.email}` };
}

/**
 * Saves a person's name and phone number, and returns the saved person. The audit log records the names of the changed
 * fields, without their values.
 * @throws {Problem} TOO_MANY_ATTEMPTS
 */
export async function saveOwnDetails(
  { db }: Pick<Services, 'db'>,
  act: OwnAct,
  { firstName, lastName, phone }: OwnDetails,
): Promise<Person['user']> {
  const { person, network } = act;
  await enforceNetworkLimit(db, { calls: 'profiles', network, count: 1, most: savesPerNetwork });
  return db.transaction(async (transaction) => {
    const before = (await lockPersonRow(transaction, person.user.id)) ?? person.user;
    const details = { firstName, lastName, phone };
    const changed = detailNames.filter((name) => before[name] !== details[name]);
    if (changed.length === 0) return before;
    const [saved] = await transaction.update(users).set(details).where(eq(users.id, before.id)).returning();
    if (!saved) throw new Error('The person was not saved');
    await audit(transaction, act, {
      action: 'user.saveProfile',
      ...entityOf(saved),
      before: null,
      after: { Changed: changed.map((name) => ownProfileLabels[name]).join(', ') },
    });
    return saved;
  });
}

/**
 * Changes a person's password, ends their other sessions, and supersedes their tickets and reset links. A wrong old
 * password counts as a failed log-in.
 * @throws {Problem} VALIDATION_FAILED if the old password is wrong or the new one is easy to guess; TOO_MANY_ATTEMPTS
 *   after too many failed log-ins; SERVICE_UNAVAILABLE while too many people log in
 */
export async function changePassword(
  { db, logInFailures }: Pick<Services, 'db' | 'logInFailures'>,
  act: OwnAct,
  { oldPassword, password }: PasswordChange,
): Promise<void> {
  const { user, sessionId } = act.person;
  const attempt = logInKeys(user.email, act.network);
  await checkLogInLimits(db, logInFailures, attempt);
  if (!(await isCorrectPassword(oldPassword, user.passwordHash))) {
    await recordLogInFailure(db, logInFailures, attempt);
    throw refusedOldPassword();
  }
  // Checks the limits again, so that parallel guesses gain nothing: other attempts may have failed meanwhile.
  await checkLogInLimits(db, logInFailures, attempt);
  if (isOwnName(password, { email: user.email, companyName: await companyNameOf(db, act.person) })) {
    throw validationFailed([{ message: easyToGuessMessage, members: ['password'] }]);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    // Log-ins lock the same row, so a concurrent one has started its session by now, or fails with the old password.
    if (!(await lockUnchangedPersonRow(transaction, user))) throw refusedOldPassword();
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endSessions(transaction, eq(sessions.userId, user.id), ne(sessions.id, sessionId));
    await supersedeLinks(transaction, user.id, 'passwordReset');
    await supersedeLinks(transaction, user.id, 'profile');
    await enqueueMail(transaction, { kind: 'passwordChangedMail', userId: user.id });
    await audit(transaction, act, {
      action: 'user.changePassword',
      ...entityOf(user),
      before: null,
      after: null,
    });
  });
}

function refusedOldPassword() {
  return validationFailed([{ message: wrongOldPasswordMessage, members: ['oldPassword'] }]);
}

/** Finds the name of the person's company, or of the company in their application; undefined without either. */
async function companyNameOf(db: Services['db'], { user, customer }: Person): Promise<string | undefined> {
  if (customer) return customer.name;
  const [affiliate] = await db
    .select({ companyName: affiliates.companyName })
    .from(affiliates)
    .where(eq(affiliates.userId, user.id));
  return affiliate?.companyName;
}
