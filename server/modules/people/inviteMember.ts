import { eq, sql } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import { Role } from '#domain/role.ts';
import type { Invitation, MemberRole } from '#domain/team.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { lockOwnCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import type { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { Member } from './listTeam.ts';

export const memberRoleIds: Readonly<Record<MemberRole, number>> = { user: Role.User, owner: Role.Owner };

/**
 * Adds a person to the owner's company and queues their invitation. The mail counts toward the limits of the address
 * and of `network`.
 * @throws {Problem} FORBIDDEN if the inviter is not an owner of a company; VALIDATION_FAILED if the address has an
 *   account; TOO_MANY_ATTEMPTS
 */
export async function inviteMember(
  { db, mailRequests }: Pick<Services, 'db' | 'mailRequests'>,
  owner: Person,
  invitation: Invitation,
  network: string,
): Promise<Member> {
  // Counts refused invitations too, so that nobody can probe which addresses have an account.
  await countMailRequest(db, mailRequests, invitation.email, network);
  return db.transaction(async (transaction) => {
    const customerId = await lockOwnCompanyRow(transaction, owner);
    const member = await addInvitee(transaction, owner, customerId, invitation);
    if (!member) throw await refusalOf(transaction, customerId, invitation.email);
    return member;
  });
}

/** Adds an invited person to a company, queues the invitation, and returns the person; null if the address is taken. */
export async function addInvitee(
  db: Database,
  inviter: Person,
  customerId: number,
  { email, role, note, ...answers }: Invitation,
): Promise<Member | null> {
  const [member] = await db
    .insert(users)
    .values({
      ...answers,
      email: emailKey(email),
      customerId,
      roleId: memberRoleIds[role],
      status: 'invited',
      emailVerified: false,
      profileComplete: false,
      invitedById: inviter.user.id,
      invitedAt: sql`now()`,
      invitationNote: note,
    })
    .onConflictDoNothing()
    .returning();
  if (!member) return null;
  await enqueueMail(db, { kind: 'invitationMail', userId: member.id });
  return member;
}

/** Creates the refusal to invite an address with an account; does not reveal other companies' people (screens 2.12). */
async function refusalOf(db: Database, customerId: number, email: string): Promise<Problem> {
  const [known] = await db
    .select({ customerId: users.customerId })
    .from(users)
    .where(eq(users.email, emailKey(email)));
  const message =
    known?.customerId === customerId
      ? `${email} is already on your team`
      : "We couldn't invite this address. Contact support.";
  return validationFailed([{ message, members: ['email'] }]);
}
