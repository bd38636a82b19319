import { eq, sql } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import { Role } from '#domain/role.ts';
import type { Invitation, MemberRole } from '#domain/team.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { lockOwnCompany } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import type { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { Member } from './listTeam.ts';

type Needs = Pick<Services, 'db' | 'mailRequests'>;

export const roleIds: Readonly<Record<MemberRole, number>> = { USER: Role.User, OWNER: Role.Owner };

/**
 * Adds somebody to the company of this owner, and has them mailed an invitation from this network.
 * @throws {Problem} FORBIDDEN for whoever owns no company; VALIDATION_FAILED where the address has an account;
 *   TOO_MANY_ATTEMPTS
 */
export async function inviteMember(
  { db, mailRequests }: Needs,
  owner: Person,
  invitation: Invitation,
  network: string,
): Promise<Member> {
  // Counted also where it is refused: who has an account is not to be asked for nothing.
  await countMailRequest(db, mailRequests, invitation.email, network);
  return db.transaction(async (transaction) => {
    const customerId = await lockOwnCompany(transaction, owner);
    const member = await addInvited(transaction, owner, customerId, invitation);
    if (!member) throw await refusalOf(transaction, customerId, invitation.email);
    return member;
  });
}

/** Adds somebody to a company in the name of this person, with their mail; null where the address has an account. */
export async function addInvited(
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
      roleId: roleIds[role],
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

/** Whose an address is that is not the company's own is told to nobody (screens 2.12). */
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
