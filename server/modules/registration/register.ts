import { eq, gt, sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Registration } from '#domain/registration.ts';
import { resolveSponsorId } from '#server/modules/affiliates/resolveSponsorId.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { lockCompanyRow } from '#server/platform/auth/ownCompany.ts';
import { hashPassword, isCorrectPassword } from '#server/platform/auth/passwords.ts';
import { findPersonByEmail, type Person } from '#server/platform/auth/person.ts';
import { hashSecret } from '#server/platform/auth/randomSecret.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { Services } from '#server/platform/services/services.ts';
import { addRegistrant, overwriteRegistration, type SponsoredRegistration } from './addRegistrant.ts';

type Needs = Pick<Services, 'db' | 'mailRequests' | 'newcomers'>;
type User = Person['user'];

/**
 * Registers a person and mails them the outcome. The caller cannot find out whether the address has an account, neither
 * from the response nor from its time: every call computes one hash and makes about as many queries. `registrantSecret`
 * is the secret in the browser's cookie, which later proves that this browser registered the person.
 * @throws {Problem} VALIDATION_FAILED for an unknown sponsor; TOO_MANY_ATTEMPTS; SERVICE_UNAVAILABLE while too many
 *   people log in
 */
export async function register(
  services: Needs,
  sent: Registration,
  registrantSecret: string,
  network: string,
): Promise<void> {
  const { db, mailRequests } = services;
  const registration = { ...sent, sponsorId: await resolveSponsorId(db, sent.sponsorId) };
  await countMailRequest(db, mailRequests, registration.email, network);
  const registrantHash = hashSecret(registrantSecret);
  const person = await findPersonByEmail(db, registration.email);
  const unconfirmed =
    person && isUnconfirmed(person.user)
      ? person.user
      : await registerFirst(services, person, registration, registrantHash);
  if (unconfirmed) await registerAgain(services, unconfirmed, registration, registrantHash);
}

/**
 * Adds a new person, or mails a known and confirmed one, and returns null. Returns a person who has registered since
 * `known` was read, and has not confirmed their address.
 */
async function registerFirst(
  { db, newcomers }: Needs,
  known: Person | null,
  registration: SponsoredRegistration,
  registrantHash: string,
): Promise<User | null> {
  const secrets = { passwordHash: await hashPassword(registration.password), registrantHash };
  return db.transaction(async (transaction) => {
    const userId = await addRegistrant(transaction, registration, secrets, newcomers);
    if (userId !== null) {
      await enqueueMail(transaction, { kind: 'verificationMail', userId });
      return null;
    }
    const { user } = known ?? (await findPersonByEmail(transaction, registration.email)) ?? {};
    if (!user || isUnconfirmed(user)) return user ?? null;
    await enqueueMail(transaction, { kind: mailKindFor(user), userId: user.id });
    return null;
  });
}

/** Registers a person again who has not confirmed their address. */
async function registerAgain(
  services: Needs,
  seen: User,
  registration: SponsoredRegistration,
  registrantHash: string,
): Promise<void> {
  const isRight = await isCorrectPassword(registration.password, seen.passwordHash);
  let user: User | null = seen;
  while (user) user = await replaceRegistration(services, user, registration, registrantHash, isRight);
}

/**
 * Replaces a registration, and returns null. Locks the company before the person: if the person has another company by
 * then, does nothing and returns the person as they are now. `isRight` says whether the password is the one of the
 * first registration.
 */
async function replaceRegistration(
  { db, newcomers }: Needs,
  { id, customerId }: User,
  registration: SponsoredRegistration,
  registrantHash: string,
  isRight: boolean,
): Promise<User | null> {
  return db.transaction(async (transaction) => {
    if (customerId !== null) await lockCompanyRow(transaction, customerId);
    const person = await lockPerson(transaction, id);
    if (!person) return null;
    const { user, isRecent } = person;
    if (user.customerId !== customerId) return user;
    if (isUnconfirmed(user)) {
      // Keeps the answers shortly after the first registration unless the password is right: no second mail is sent
      // then, so the link in the first mail must open the answers for which it was sent.
      if (isRight || !isRecent) await overwriteRegistration(transaction, user, registration, newcomers);
      // Two people may have registered this address, but only one reads its mail. If their passwords differ,
      // neither password counts: the person who confirms the address chooses a new one (security R4).
      const secrets = isRight ? { registrantHash } : { passwordHash: null, registrantHash: null };
      await transaction.update(users).set(secrets).where(eq(users.id, id));
      if (isRecent) return null;
    }
    await enqueueMail(transaction, { kind: mailKindFor(user), userId: id });
    return null;
  });
}

/** Locks a person and returns them. `isRecent` says whether they registered too recently for a second mail. */
async function lockPerson(db: Database, userId: number) {
  const resendDelay = limits.resendDelay / 1_000;
  const [person] = await db
    .select({ user: users, isRecent: sql<boolean>`${gt(users.createdAt, fromNow(-resendDelay))}` })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return person;
}

/** Whether a person has registered but has not confirmed their address. */
function isUnconfirmed({ status, emailVerified, profileComplete }: User): boolean {
  return status === 'active' && !emailVerified && !profileComplete;
}

function mailKindFor({ status, emailVerified }: User) {
  if (status === 'invited') return 'invitationMail';
  return status === 'active' && !emailVerified ? 'verificationMail' : 'accountExistsMail';
}
