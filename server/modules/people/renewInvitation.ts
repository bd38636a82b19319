import { eq, sql } from 'drizzle-orm';
import { paths } from '#domain/paths.ts';
import { createLink, invitationEnd } from '#server/platform/auth/links.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { lockOwnCompany } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { withdrawMail } from '#server/platform/mail/withdrawMail.ts';
import type { Services } from '#server/platform/services/services.ts';
import { lockMember, type Member } from './listTeam.ts';
import { unknownMember } from './actOnMember.ts';

type Needs = Pick<Services, 'db' | 'mailRequests' | 'publicUrl'>;

interface InvitationLink {
  /** Holds the secret. */
  readonly url: string;
  readonly endsAt: Date;
}

/**
 * Has the invitation mailed again, in the name of this owner, for another seven days; also where it was mailed a
 * moment ago, since the owner is told that it is.
 * @throws {Problem} NOT_FOUND; ACTION_REFUSED where they are not invited (any more); TOO_MANY_ATTEMPTS; FORBIDDEN
 */
export async function resendInvitation(
  { db, mailRequests }: Needs,
  owner: Person,
  id: number,
  network: string,
): Promise<Member> {
  return db.transaction(async (transaction) => {
    const member = await renew(transaction, owner, id);
    await countMailRequest(transaction, mailRequests, member.email, network);
    await enqueueMail(transaction, { kind: 'invitationMail', userId: member.id });
    return member;
  });
}

/**
 * Makes a link that the owner hands over: it takes the place of the mailed one, for another seven days. A mail that
 * still waits would end it, so it is not sent. Who follows it has not shown that they read the mail of its address.
 * @throws {Problem} NOT_FOUND; ACTION_REFUSED where they are not invited (any more); FORBIDDEN
 */
export async function createInvitationLink(
  { db, publicUrl }: Needs,
  owner: Person,
  id: number,
): Promise<InvitationLink> {
  return db.transaction(async (transaction) => {
    const member = await renew(transaction, owner, id);
    const secret = await createLink(transaction, id, 'invitation', { handedOn: true });
    const url = `${publicUrl()}${paths.verification}?token=${secret}`;
    return { url, endsAt: invitationEnd(member.invitedAt) };
  });
}

async function renew(
  db: Database,
  owner: Person,
  id: number,
): Promise<Member & { readonly invitedAt: Date }> {
  const member = await lockMember(db, await lockOwnCompany(db, owner), id);
  if (!member) throw unknownMember();
  if (member.status !== 'invited') {
    throw new Problem('ACTION_REFUSED', `${member.email} has no open invitation`);
  }
  return extendInvitation(db, id, owner);
}

/** Has an invitation run anew, in the name of this person or else of who invited; of its mails none waits any more. */
export async function extendInvitation(
  db: Database,
  id: number,
  inviter?: Person,
): Promise<Member & { readonly invitedAt: Date }> {
  await withdrawMail(db, { kind: 'invitationMail', userId: id });
  const [renewed] = await db
    .update(users)
    .set({ invitedAt: sql`now()`, invitedById: inviter?.user.id })
    .where(eq(users.id, id))
    .returning();
  if (!renewed?.invitedAt) throw new Error('The invitation was not renewed');
  return { ...renewed, invitedAt: renewed.invitedAt };
}
