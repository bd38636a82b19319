import { eq, sql } from 'drizzle-orm';
import { formatDateTime } from '#domain/dateTime.ts';
import { marketplaceTimeZone } from '#domain/days.ts';
import { paths } from '#domain/paths.ts';
import type { AuditedValues } from '#server/platform/audit/auditTables.ts';
import { createLink, invitationEnd } from '#server/platform/auth/links.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { lockOwnCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { withdrawMail } from '#server/platform/mail/withdrawMail.ts';
import type { Services } from '#server/platform/services/services.ts';
import { unknownMember } from './actOnMember.ts';
import { lockMemberRow, type Member } from './listTeam.ts';

type Invited = Member & { readonly invitedAt: Date };

/**
 * Queues the invitation mail again, with this owner as the inviter, and restarts the invitation's seven days. Sends it
 * even shortly after the previous one, since the page tells the owner that it is sent.
 * @throws {Problem} NOT_FOUND; ACTION_REFUSED if the person has no open invitation; TOO_MANY_ATTEMPTS; FORBIDDEN
 */
export async function resendInvitation(
  { db, mailRequests }: Pick<Services, 'db' | 'mailRequests'>,
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
 * Creates an invitation link for the owner to hand over, and restarts the invitation's seven days. The link supersedes
 * the mailed one; queued invitation mails are withdrawn, since they would supersede this link. Following the link does
 * not confirm the person's email address.
 * @throws {Problem} NOT_FOUND; ACTION_REFUSED if the person has no open invitation; FORBIDDEN
 */
export async function createInvitationLink(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  owner: Person,
  id: number,
) {
  return db.transaction(async (transaction) => {
    const member = await renew(transaction, owner, id);
    const secret = await createLink(transaction, id, 'invitation', { handedOn: true });
    const url = `${publicUrl()}${paths.verification}?token=${secret}`;
    return { url, endsAt: invitationEnd(member.invitedAt) };
  });
}

async function renew(db: Database, owner: Person, id: number): Promise<Invited> {
  const member = await lockMemberRow(db, await lockOwnCompanyRow(db, owner), id);
  if (!member) throw unknownMember();
  if (member.status !== 'invited') {
    throw new Problem('ACTION_REFUSED', `${member.email} has no open invitation`);
  }
  return extendInvitation(db, id, owner);
}

/** Restarts the seven days of an invitation and withdraws its queued mails. Without `inviter`, keeps the inviter. */
export async function extendInvitation(db: Database, id: number, inviter?: Person): Promise<Invited> {
  await withdrawMail(db, { kind: 'invitationMail', userId: id });
  const [renewed] = await db
    .update(users)
    .set({ invitedAt: sql`now()`, invitedById: inviter?.user.id })
    .where(eq(users.id, id))
    .returning();
  if (!renewed?.invitedAt) throw new Error('The invitation was not renewed');
  return { ...renewed, invitedAt: renewed.invitedAt };
}

/** Returns an invitation's end (in the marketplace's time zone) and inviter, as values for the audit log. */
export function toAuditedInvitation({
  invitedAt,
  invitedById,
}: Pick<Member, 'invitedAt' | 'invitedById'>): AuditedValues {
  return {
    invitationEnds: invitedAt && formatDateTime(invitationEnd(invitedAt).toISOString(), marketplaceTimeZone),
    invitedById,
  };
}
