import { and, eq, ne, sql } from 'drizzle-orm';
import { Role } from '#domain/role.ts';
import type { MemberRole } from '#domain/team.ts';
import { endSessions } from '#server/platform/auth/endSessions.ts';
import { supersedeLinks } from '#server/platform/auth/links.ts';
import { lockOwnCompany } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { roleIds } from './inviteMember.ts';
import { lockMember, type Member } from './listTeam.ts';

/** Action of an owner on a member, decided on this version of them. */
export type MemberAction = { readonly id: number; readonly version: number } & (
  { readonly type: 'role'; readonly role: MemberRole } | { readonly type: 'deactivate' | 'reactivate' }
);

type AccessChanges = Partial<Pick<Member, 'roleId' | 'status' | 'invitedAt'>>;

/**
 * Changes a member of the owner's company. Concurrent changes wait for one another, and the later one fails with
 * CONFLICT.
 * @throws {Problem} FORBIDDEN where the person owns no company (any more); NOT_FOUND where the company has no such
 *   member; CONFLICT where somebody changed the member since; ACTION_REFUSED for oneself, and where the member's
 *   status does not allow it
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
    return { roleId: roleIds[action.role] };
  }
  if (action.type === 'deactivate') {
    if (isDeactivated) throw actionRefused(member, 'is deactivated already');
    return { status: 'deactivated' };
  }
  if (!isDeactivated) throw actionRefused(member, 'is not deactivated');
  return formerStatusOf(member);
}

/** The status that a deactivated person gets back. An invited person who never joined needs a new invitation. */
export function formerStatusOf({ profileComplete, invitedById, roleId }: Member): AccessChanges {
  // Nobody registers as an administrator: one without an inviter was invited by the server.
  const isInvited = invitedById !== null || roleId === Role.SystemAdmin;
  return profileComplete || !isInvited ? { status: 'active' } : { status: 'invited', invitedAt: null };
}

/** A refusal that begins with the person's email address. */
export function actionRefused({ email }: Member, why: string): Problem {
  return new Problem('ACTION_REFUSED', `${email} ${why}`);
}

/** If a single owner could step down, nobody could manage the company. */
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

/** Ends every session of a person, and supersedes every link that would let them in. */
export async function revokeAccess(db: Database, { id }: Member): Promise<void> {
  await endSessions(db, eq(sessions.userId, id));
  for (const purpose of ['invitation', 'passwordReset', 'profile'] as const) {
    await supersedeLinks(db, id, purpose);
  }
}
