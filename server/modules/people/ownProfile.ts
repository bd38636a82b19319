import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { easyToGuess, isOwnName } from '#domain/newPassword.ts';
import {
  ownProfileLabels,
  wrongOldPassword,
  type OwnDetails,
  type PasswordChange,
} from '#domain/ownProfile.ts';
import { fullName } from '#domain/userInfo.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { SignedIn } from '#server/platform/auth/authorize.ts';
import { supersedeLinks } from '#server/platform/auth/links.ts';
import { attemptOf, recordFailure, checkLogInLimits } from '#server/platform/auth/logInFailures.ts';
import { countForNetwork } from '#server/platform/auth/networkLimit.ts';
import { hashPassword, isPassword } from '#server/platform/auth/passwords.ts';
import { lockPerson, lockUnchanged, type Person } from '#server/platform/auth/person.ts';
import { affiliates, sessions, users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { Services } from '#server/platform/services/services.ts';

/** A person who changes their own profile, and where the request comes from. */
interface OwnAct {
  readonly person: SignedIn;
  readonly requestId: string;
  /** A network, as `callerNetwork` spells it. */
  readonly network: string;
}

/** Changes that a network may save in 15 minutes: each stays in the audit log. */
const mostSaves = 100;

const detailNames = ['firstName', 'lastName', 'phone'] as const;

function entityOf(user: Person['user']) {
  return { entityId: user.id, label: `${fullName(user)}, ${user.email}` };
}

/**
 * Saves a person's name and phone number; answers the person as they are now. The audit log says which of them
 * changed, and keeps no old value.
 * @throws {Problem} TOO_MANY_ATTEMPTS
 */
export async function saveOwnDetails(
  { db }: Pick<Services, 'db'>,
  { person, requestId, network }: OwnAct,
  { firstName, lastName, phone }: OwnDetails,
): Promise<Person['user']> {
  await countForNetwork(db, { calls: 'profiles', network, count: 1, most: mostSaves });
  return db.transaction(async (transaction) => {
    const before = (await lockPerson(transaction, person.user.id)) ?? person.user;
    const details = { firstName, lastName, phone };
    const changed = detailNames.filter((name) => before[name] !== details[name]);
    if (changed.length === 0) return before;
    const [saved] = await transaction.update(users).set(details).where(eq(users.id, before.id)).returning();
    if (!saved) throw new Error('The person was not saved');
    await audit(
      transaction,
      { person, requestId },
      {
        action: 'user.saveProfile',
        ...entityOf(saved),
        before: null,
        after: { Changed: changed.map((name) => ownProfileLabels[name]).join(', ') },
      },
    );
    return saved;
  });
}

/**
 * Changes the password of whoever knows the old one. Every other session of theirs is over at once, and no ticket
 * or reset link handed out before leads on. Wrong old passwords count as failed log-ins do, and with them.
 * @throws {Problem} TOO_MANY_ATTEMPTS; VALIDATION_FAILED; SERVICE_UNAVAILABLE where too many people come in at once
 */
export async function changePassword(
  { db, logInFailures }: Pick<Services, 'db' | 'logInFailures'>,
  { person, requestId, network }: OwnAct,
  { oldPassword, password }: PasswordChange,
): Promise<void> {
  const { user, sessionId } = person;
  const attempt = attemptOf(user.email, network);
  await checkLogInLimits(db, logInFailures, attempt);
  if (!(await isPassword(oldPassword, user.passwordHash))) {
    await recordFailure(db, logInFailures, attempt);
    throw refusedOldPassword();
  }
  // Again, for what failed while this password was checked: guesses sent side by side gain nothing.
  await checkLogInLimits(db, logInFailures, attempt);
  if (isOwnName(password, { email: user.email, companyName: await companyNameOf(db, person) })) {
    throw validationFailed([{ message: easyToGuess, members: ['password'] }]);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    // Log-ins take the same row: each has begun its session by now, or will find the password changed.
    if (!(await lockUnchanged(transaction, user))) throw refusedOldPassword();
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await transaction
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId), isNull(sessions.revokedAt)));
    await supersedeLinks(transaction, user.id, 'passwordReset');
    await supersedeLinks(transaction, user.id, 'profile');
    await enqueueMail(transaction, { kind: 'passwordChangedMail', userId: user.id });
    await audit(
      transaction,
      { person, requestId },
      { action: 'user.changePassword', ...entityOf(user), before: null, after: null },
    );
  });
}

function refusedOldPassword() {
  return validationFailed([{ message: wrongOldPassword, members: ['oldPassword'] }]);
}

/** The company that the person belongs to, or named in an application. */
async function companyNameOf(db: Services['db'], { user, customer }: Person): Promise<string | undefined> {
  if (customer) return customer.name;
  const [affiliate] = await db
    .select({ companyName: affiliates.companyName })
    .from(affiliates)
    .where(eq(affiliates.userId, user.id));
  return affiliate?.companyName;
}
