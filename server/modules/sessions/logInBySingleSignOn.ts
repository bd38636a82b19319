import { and, eq, ne } from 'drizzle-orm';
import { endSessions } from '#server/platform/auth/endSessions.ts';
import { createLink, supersedeLinks } from '#server/platform/auth/links.ts';
import { findPersonByEmail, lockUnchangedPersonRow, type Person } from '#server/platform/auth/person.ts';
import { createConfirmationChanges, wasRegisteredInBrowser } from '#server/platform/auth/registrant.ts';
import { startSession, type Session } from '#server/platform/auth/session.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { findPersonByIdentity, type Identity } from '#server/platform/sso/identity.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';

/**
 * Starts a session for the person to whom an identity is linked. If there is none, links the identity to the person
 * with its confirmed email first. Answers and a password that were registered under this email count only in the
 * browser that registered them, whose secret is `registrantSecret` (security R4).
 * @throws {Problem} SSO_NO_ACCOUNT, the same if there is no such person, if the person may not log in, if the provider
 *   has not confirmed the email, and if the person is linked to another subject of this issuer; PROFILE_INCOMPLETE with
 *   a ticket to complete the profile
 */
export async function logInBySingleSignOn(
  db: Database,
  identity: Identity,
  registrantSecret: string | null,
): Promise<Session> {
  // Problems are thrown outside the transaction, which must commit the link and the ticket.
  const entry = await db.transaction(async (transaction) => {
    const person =
      (await findPersonByIdentity(transaction, identity)) ??
      (await linkByEmail(transaction, identity, registrantSecret));
    if (!person || person.user.status === 'deactivated') return null;
    // A password reset ends every session, so this session has to begin before the reset or after it.
    if (!(await lockUnchangedPersonRow(transaction, person.user))) return null;
    const { id, status, profileComplete } = person.user;
    return status === 'invited' || !profileComplete
      ? { profileTicket: await createLink(transaction, id, 'profile') }
      : startSession(transaction, person, false);
  });
  if (entry === null) {
    throw new Problem(
      'SSO_NO_ACCOUNT',
      "There's no account for this email. Ask the owner of your company to add you, or register.",
    );
  }
  if ('sessionId' in entry) return entry;
  throw new Problem('PROFILE_INCOMPLETE', 'Complete your profile first', entry);
}

async function linkByEmail(
  db: Database,
  { issuer, subject, email }: Identity,
  registrantSecret: string | null,
): Promise<Person | null> {
  if (email === null) return null;
  // Locks the person, so that the first of concurrent log-ins links the identity, and the others find the link.
  const locked = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update');
  if (locked.length === 0) return null;
  const person = await findPersonByEmail(db, email);
  if (!person || person.user.status === 'deactivated') return null;
  const userId = person.user.id;
  // Issuers reassign addresses of former users, so a new subject may be somebody else.
  const isOtherSubject = and(
    eq(ssoIdentities.userId, userId),
    eq(ssoIdentities.issuer, issuer),
    ne(ssoIdentities.subject, subject),
  );
  if ((await db.$count(ssoIdentities, isOtherSubject)) > 0) return null;
  const linked = await db
    .insert(ssoIdentities)
    .values({ issuer, subject, userId })
    .onConflictDoNothing()
    .returning({ userId: ssoIdentities.userId });
  // An identity stays linked to one person, even if its address changes.
  if (linked.length === 0) return findPersonByIdentity(db, { issuer, subject });
  await enqueueMail(db, { kind: 'singleSignOnLinkedMail', userId });
  const { emailVerified, addressVouchedFor } = person.user;
  return emailVerified && !addressVouchedFor ? person : confirmEmail(db, person, registrantSecret);
}

/**
 * Confirms the person's address, since the identity provider has shown whose mailbox it is. A stranger may have
 * registered the address, or joined by a link that was handed on, to wait for its owner. So ends all sessions, removes
 * the password, and supersedes all links (security R4), unless this browser registered the address, or the person has
 * an open invitation, which was sent to that mailbox.
 */
async function confirmEmail(db: Database, person: Person, registrantSecret: string | null): Promise<Person> {
  const { user } = person;
  const isTrusted = user.status === 'invited' || wasRegisteredInBrowser(user, registrantSecret);
  const changes = {
    ...createConfirmationChanges(user, registrantSecret),
    ...(!isTrusted && { passwordHash: null }),
  };
  await db.update(users).set(changes).where(eq(users.id, user.id));
  if (!isTrusted) {
    await endSessions(db, eq(sessions.userId, user.id));
    for (const purpose of ['verification', 'invitation', 'profile', 'passwordReset'] as const) {
      await supersedeLinks(db, user.id, purpose);
    }
  }
  return { ...person, user: { ...user, ...changes } };
}
