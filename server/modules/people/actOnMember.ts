import { and, eq, ne, sql } from 'drizzle-orm';
import { Role } from '#domain/role.ts';
import type { MemberRole } from '#domain/team.ts';
import { endSessions } from '#server/platform/auth/endSessions.ts';
import { supersedeLinks } from '#server/platform/auth/links.ts';
import { lockOwnCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { memberRoleIds } from './inviteMember.ts';
import { lockMemberRow, type Member } from './listTeam.ts';

/** An owner's action on a member (`id`), with the version of the member that the owner read. */
export type MemberAction = { readonly id: number; readonly version: number } & (
  | { readonly type: 'role'; readonly role: MemberRole }
  | { readonly type: 'deactivate' | 'reactivate' }
);

type AccessChanges = Partial<Pick<Member, 'roleId' | 'status' | 'invitedAt'>>;

/**
 * Changes the role or status of a member of the owner's company, and returns the changed member. Serializes concurrent
 * changes; all but the first fail with CONFLICT.
 * @throws {Problem} FORBIDDEN if the person is not (or no longer) an owner of a company; NOT_FOUND if the company has
 *   no such member; CONFLICT if the member has another version; ACTION_REFUSED if the member is the acting owner, or if
 *   the member's status does not allow the action
 */
export async function actOnMember(db: Database, owner: Person, action: MemberAction): Promise<Member> {
  return db.transaction(async (transaction) => {
    const customerId = await lockOwnCompanyRow(transaction, owner);
    const member = await lockMemberRow(transaction, customerId, action.id);
    if (!member) throw unknownMember();
    if (member.id === owner.user.id) throw await refuseOwn(transaction, member);
    if (member.version !== action.version) {
      throw new Problem('CONFLICT', 'Somebody changed this person since you opened the list');
    }
    const [changed] = await transaction
      .update(users)
      .set({ ...changesBy(member, action), version: sql`${users.version} + 1` })
      .where(eq(users.id, member.id))
      .returning();
    if (!changed) throw new Error('The member was not changed');
    if (changed.status === 'deactivated') await revokeAccess(transaction, changed);
    if (changed.roleId !== member.roleId) {
      await enqueueMail(transaction, {
        kind: 'roleMail',
        userId: changed.id,
        role: { roleId: changed.roleId, formerRoleId: member.roleId, customerId, ownerId: owner.user.id },
      });
    }
    return changed;
  });
}

export function unknownMember(): Problem {
  return new Problem('NOT_FOUND', "We don't know that person");
}

function changesBy(member: Member, action: MemberAction): AccessChanges {
  const isDeactivated = member.status === 'deactivated';
  if (action.type === 'role') {
    if (isDeactivated) throw actionRefused(member, 'is deactivated, so the role stays');
    return { roleId: memberRoleIds[action.role] };
  }
  if (action.type === 'deactivate') {
    if (isDeactivated) throw actionRefused(member, 'is deactivated already');
    return { status: 'deactivated' };
  }
  if (!isDeactivated) throw actionRefused(member, 'is not deactivated');
  return createReactivationChanges(member);
}

/**
 * Returns the changes that reactivate a person: to active, or to invited if they never accepted their invitation; then
 * they need a new one.
 */
export function createReactivationChanges({ profileComplete, invitedById, roleId }: Member): AccessChanges {
  // Nobody registers as an administrator: an administrator without an inviter was invited by the server.
  const isInvited = invitedById !== null || roleId === Role.SystemAdmin;
  return profileComplete || !isInvited ? { status: 'active' } : { status: 'invited', invitedAt: null };
}

/** Creates an ACTION_REFUSED whose message is the person's email address followed by `why`. */
export function actionRefused({ email }: Member, why: string): Problem {
  return new Problem('ACTION_REFUSED', `${email} ${why}`);
}

/** Creates the refusal of owners' actions on themselves, which ensures that a company keeps its last owner. */
async function refuseOwn(db: Database, { id, customerId }: Member): Promise<Problem> {
  const otherOwners = and(
    eq(users.customerId, customerId ?? 0),
    eq(users.roleId, Role.Owner),
    eq(users.status, 'active'),
    ne(users.id, id),
  );
  return new Problem(
    'ACTION_REFUSED',
    (await db.$count(users, otherOwners)) === 0
      ? 'Your company needs at least one owner'
      : "You can't change your own access. Ask another owner.",
  );
}

/** Ends every session of a person, and supersedes their invitations, password reset links, and tickets. */
export async function revokeAccess(db: Database, { id }: Member): Promise<void> {
  await endSessions(db, eq(sessions.userId, id));
  for (const purpose of ['invitation', 'passwordReset', 'profile'] as const) {
    await supersedeLinks(db, id, purpose);
  }
}
