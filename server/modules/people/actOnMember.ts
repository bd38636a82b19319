import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { Role } from '#domain/role.ts';
import type { MemberRole } from '#domain/team.ts';
import { supersedeLinks } from '#server/platform/auth/links.ts';
import { lockOwnCompany } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { roleIds } from './inviteMember.ts';
import { lockMember, type Member } from './listTeam.ts';

/** What an owner does with a member, decided on this version of them. */
export type MemberAction = { readonly id: number; readonly version: number } & (
  | { readonly type: 'role'; readonly role: MemberRole }
  | { readonly type: 'deactivate' }
  | { readonly type: 'reactivate' }
);

/**
 * Changes a member of the owner's company. Of two at once one waits for the other, and finds that the member is
 * not what it was.
 * @throws {Problem} FORBIDDEN for whoever owns no company (any more); NOT_FOUND for somebody else's people, as
 *   where there is nobody; CONFLICT where somebody else changed the member since; ACTION_REFUSED for oneself, and
 *   where it is not possible
 */
export async function actOnMember(db: Database, owner: Person, action: MemberAction): Promise<Member> {
  return db.transaction(async (transaction) => {
    const customerId = await lockOwnCompany(transaction, owner);
    const member = await lockMember(transaction, customerId, action.id);
    if (!member) throw unknownMember();
    if (member.id === owner.user.id) throw await refuseOwn(transaction, member);
    if (member.version !== action.version) {
      throw new Problem('CONFLICT', 'Somebody changed this person since you opened the list');
    }
    const changes = changesBy(member, action);
    const [moved] = await transaction
      .update(users)
      .set({ ...changes, version: sql`${users.version} + 1` })
      .where(eq(users.id, member.id))
      .returning();
    if (!moved) throw new Error('The member was not changed');
    if (moved.status === 'deactivated') await shutOut(transaction, moved);
    if (moved.roleId !== member.roleId) {
      await enqueueMail(transaction, {
        kind: 'roleMail',
        userId: moved.id,
        role: { roleId: moved.roleId, formerRoleId: member.roleId, customerId, ownerId: owner.user.id },
      });
    }
    return moved;
  });
}

export function unknownMember(): Problem {
  return new Problem('NOT_FOUND', "We don't know that person");
}

function changesBy(
  member: Member,
  action: MemberAction,
): Partial<Pick<Member, 'roleId' | 'status' | 'invitedAt'>> {
  switch (action.type) {
    case 'role':
      if (member.status === 'deactivated') throw refused(member, 'is deactivated, so the role stays');
      return { roleId: roleIds[action.role] };
    case 'deactivate':
      if (member.status === 'deactivated') throw refused(member, 'is deactivated already');
      return { status: 'deactivated' };
    case 'reactivate':
    default:
      if (member.status !== 'deactivated') throw refused(member, 'is not deactivated');
      return reactivated(member);
  }
}

/** What somebody is again who was deactivated: who was invited and never joined needs another link. */
export function reactivated({
  profileComplete,
  invitedById,
  roleId,
}: Member): Partial<Pick<Member, 'status' | 'invitedAt'>> {
  // Nobody registers as an administrator: the server invited whom no person did.
  const isInvited = invitedById !== null || roleId === Role.SystemAdmin;
  return profileComplete || !isInvited ? { status: 'active' } : { status: 'invited', invitedAt: null };
}

function refused({ email }: Member, why: string): Problem {
  return new Problem('ACTION_REFUSED', `${email} ${why}`);
}

/** An owner who could step down alone would leave a company that nobody can manage. */
async function refuseOwn(db: Database, { id, customerId }: Member): Promise<Problem> {
  const [others] = await db
    .select({ owners: count() })
    .from(users)
    .where(
      and(
        eq(users.customerId, customerId ?? 0),
        eq(users.roleId, Role.Owner),
        eq(users.status, 'active'),
        ne(users.id, id),
      ),
    );
  return new Problem(
    'ACTION_REFUSED',
    others?.owners === 0
      ? 'Your company needs at least one owner'
      : "You can't change your own access. Ask another owner.",
  );
}

/** Ends every session, and has no link lead in any more. */
export async function shutOut(db: Database, { id }: Member): Promise<void> {
  await endSessions(db, id);
  for (const purpose of ['invitation', 'passwordReset', 'profile'] as const) {
    await supersedeLinks(db, id, purpose);
  }
}

/** Logs somebody out everywhere. */
export async function endSessions(db: Database, userId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
