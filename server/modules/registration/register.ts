import { eq, gt, sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Registration } from '#domain/registration.ts';
import { findSponsor } from '#server/modules/affiliates/findSponsor.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { lockCompany } from '#server/platform/auth/ownCompany.ts';
import { hashPassword, isPassword } from '#server/platform/auth/passwords.ts';
import { findPersonByEmail, type Person } from '#server/platform/auth/person.ts';
import { hashSecret } from '#server/platform/auth/randomSecret.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { Services } from '#server/platform/services/services.ts';
import { addRegistrant, replaceAnswers, type SponsoredRegistration } from './addRegistrant.ts';

type Needs = Pick<Services, 'db' | 'mailRequests' | 'newcomers'>;
type User = Person['user'];

/**
 * Takes a registration from the browser that holds this secret; what follows, the person reads in their mail.
 * For whoever sends it there is no difference between an address with an account and one without, neither in
 * words nor in time: in any case one hash is computed, and the database is asked about as often.
 * @throws {Problem} VALIDATION_FAILED for a sponsor whom we do not know; TOO_MANY_ATTEMPTS;
 *   SERVICE_UNAVAILABLE where too many people come in at once
 */
export async function register(
  services: Needs,
  sent: Registration,
  registrantSecret: string,
  network: string,
): Promise<void> {
  const { db, mailRequests } = services;
  const registration = { ...sent, sponsorId: await findSponsor(services.db, sent.sponsorId) };
  await countMailRequest(db, mailRequests, registration.email, network);
  const registrantHash = hashSecret(registrantSecret);
  const person = await findPersonByEmail(db, registration.email);
  const unconfirmed =
    person && isUnconfirmed(person.user)
      ? person.user
      : await registerFirst(services, registration, registrantHash);
  if (unconfirmed) await registerAgain(services, unconfirmed, registration, registrantHash);
}

/** Answers who was quicker with the same address, where they have not confirmed it; null else. */
async function registerFirst(
  { db, newcomers }: Needs,
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
    const { user } = (await findPersonByEmail(transaction, registration.email)) ?? {};
    if (!user || isUnconfirmed(user)) return user ?? null;
    await enqueueMail(transaction, { kind: mailTo(user), userId: user.id });
    return null;
  });
}

/** The newer answers count once a newer mail goes with them, the password where it is the one chosen first. */
async function registerAgain(
  services: Needs,
  seen: User,
  registration: SponsoredRegistration,
  registrantHash: string,
): Promise<void> {
  const isRight = await isPassword(registration.password, seen.passwordHash);
  let user: User | null = seen;
  while (user) user = await answerAgain(services, user, { registration, registrantHash, isRight });
}

interface Repeated {
  readonly registration: SponsoredRegistration;
  readonly registrantHash: string;
  /** Whether the password is the one chosen first. */
  readonly isRight: boolean;
}

/**
 * Takes it with the company locked before the person; null once that is done. Where they are of another company by then,
 * nothing is done, and who they are now is answered.
 */
async function answerAgain(
  { db, newcomers }: Needs,
  { id, customerId }: User,
  { registration, registrantHash, isRight }: Repeated,
): Promise<User | null> {
  return db.transaction(async (transaction) => {
    if (customerId !== null) await lockCompany(transaction, customerId);
    const person = await lockPerson(transaction, id);
    if (!person) return null;
    const { user, isRecent } = person;
    if (user.customerId !== customerId) return user;
    if (isUnconfirmed(user)) {
      // No second mail goes out yet, so the link on its way opens what its owner may have typed first.
      if (isRight || !isRecent) await replaceAnswers(transaction, user, registration, newcomers);
      // Two people may have registered this address, and only one of them reads its mail. Where they chose
      // different passwords nothing of either counts: whoever confirms the address is asked (security R4).
      const secrets = isRight ? { registrantHash } : { passwordHash: null, registrantHash: null };
      await transaction.update(users).set(secrets).where(eq(users.id, id));
      if (isRecent) return null;
    }
    await enqueueMail(transaction, { kind: mailTo(user), userId: id });
    return null;
  });
}

/** The person as they are now, and stay until the transaction ends. `isRecent`: their mail is on its way. */
async function lockPerson(db: Database, userId: number) {
  const resendDelay = limits.resendDelay / 1_000;
  const [person] = await db
    .select({ user: users, isRecent: sql<boolean>`${gt(users.createdAt, fromNow(-resendDelay))}` })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return person ?? null;
}

/** Whether they registered, and nobody has shown yet that the address is theirs. */
function isUnconfirmed({ status, emailVerified, profileComplete }: User): boolean {
  return status === 'active' && !emailVerified && !profileComplete;
}

function mailTo({ status, emailVerified }: User) {
  if (status === 'invited') return 'invitationMail';
  return status === 'active' && !emailVerified ? 'verificationMail' : 'accountExistsMail';
}
