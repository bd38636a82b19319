import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { createLink, supersedeLinks } from '#server/platform/auth/links.ts';
import { findPersonByEmail, lockUnchanged, type Person } from '#server/platform/auth/person.ts';
import { confirmationChanges, isRegistrant } from '#server/platform/auth/registrant.ts';
import { type Session, startSession } from '#server/platform/auth/session.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { findPersonByIdentity, type Identity } from '#server/platform/sso/identity.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';

type Entry = { readonly session: Session } | { readonly profileTicket: string } | null;

/**
 * Starts a session for the person whom an identity provider vouches for: who is linked with the identity, else
 * who has its confirmed e-mail, and is linked with it from now on. What somebody registered under that e-mail
 * counts only in the browser that did, which holds `registrantSecret` (security R4).
 * @throws {Problem} SSO_NO_ACCOUNT, the same for nobody, for who may not come in, for an address that is not
 *   confirmed and for one of a person whom this issuer knows as another; PROFILE_INCOMPLETE with a ticket to
 *   complete it
 */
export async function enterBySingleSignOn(
  db: Database,
  identity: Identity,
  registrantSecret: string | null,
): Promise<Session> {
  // What is refused with a ticket is kept all the same, so the refusal is thrown outside the transaction.
  const entry = await db.transaction(async (transaction): Promise<Entry> => {
    const person =
      (await findPersonByIdentity(transaction, identity)) ??
      (await linkByEmail(transaction, identity, registrantSecret));
    if (!person || person.user.status === 'deactivated') return null;
    // A password that is reset at this moment ends every session, so this one begins before or after it.
    if (!(await lockUnchanged(transaction, person.user))) return null;
    const { id, status, profileComplete } = person.user;
    if (status === 'invited' || !profileComplete) {
      return { profileTicket: await createLink(transaction, id, 'profile') };
    }
    return { session: await startSession(transaction, person, false) };
  });
  if (entry === null) {
    throw new Problem(
      'SSO_NO_ACCOUNT',
      "There's no account for this email. Ask the owner of your company to add you, or register.",
    );
  }
  if ('session' in entry) return entry.session;
  throw new Problem('PROFILE_INCOMPLETE', 'Complete your profile first', entry);
}

async function linkByEmail(
  db: Database,
  { issuer, subject, email }: Identity,
  registrantSecret: string | null,
): Promise<Person | null> {
  if (email === null) return null;
  // Held, so that of entries side by side the first one links and the others find it done.
  const held = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update');
  if (held.length === 0) return null;
  const person = await findPersonByEmail(db, email);
  if (!person || person.user.status === 'deactivated') return null;
  const userId = person.user.id;
  // Whoever has the address at the issuer now need not be who had it: addresses are given anew.
  if (await isKnownAsAnother(db, userId, { issuer, subject })) return null;
  const linked = await db
    .insert(ssoIdentities)
    .values({ issuer, subject, userId })
    .onConflictDoNothing()
    .returning({ userId: ssoIdentities.userId });
  // An identity is one person's for ever, whatever address it has later.
  if (linked.length === 0) return findPersonByIdentity(db, { issuer, subject });
  await enqueueMail(db, { kind: 'singleSignOnLinkedMail', userId });
  const { emailVerified, addressVouchedFor } = person.user;
  return emailVerified && !addressVouchedFor ? person : confirmEmail(db, person, registrantSecret);
}

/** Whether this issuer knows the person by another subject; they have one identity of each issuer. */
async function isKnownAsAnother(
  db: Database,
  userId: number,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<boolean> {
  const others = await db
    .select({ subject: ssoIdentities.subject })
    .from(ssoIdentities)
    .where(
      and(
        eq(ssoIdentities.userId, userId),
        eq(ssoIdentities.issuer, issuer),
        ne(ssoIdentities.subject, subject),
      ),
    );
  return others.length > 0;
}

/** The provider has shown whose mailbox it is. An invitation went to that mailbox, so it stays as it is. */
async function confirmEmail(db: Database, person: Person, registrantSecret: string | null): Promise<Person> {
  const { user } = person;
  const isTheirs = user.status === 'invited' || isRegistrant(user, registrantSecret);
  const changes = {
    ...confirmationChanges(user, registrantSecret),
    ...(!isTheirs && { passwordHash: null }),
  };
  await db.update(users).set(changes).where(eq(users.id, user.id));
  if (!isTheirs) await shutOut(db, user.id);
  return { ...person, user: { ...user, ...changes } };
}

/**
 * Whoever registered this address, or joined by a link that was handed on, had not shown that it is theirs. It may
 * have been a stranger who waits for its owner to come, so nothing that was set up until now lets anybody in
 * (security R4).
 */
async function shutOut(db: Database, userId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  for (const purpose of ['verification', 'invitation', 'profile', 'passwordReset'] as const) {
    await supersedeLinks(db, userId, purpose);
  }
}
