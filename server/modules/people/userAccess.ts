import { and, eq, ne } from 'drizzle-orm';
import { isUnderReview } from '#domain/affiliate.ts';
import type { AuditAction } from '#domain/audit.ts';
import { Role, roleNames } from '#domain/role.ts';
import { certificateRecipients } from '#server/modules/certificates/certificateTables.ts';
import { findListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import type { AuditedValues } from '#server/platform/audit/auditTables.ts';
import { canLogInCondition, type Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { actionRefused, createReactivationChanges, revokeAccess } from './actOnMember.ts';

export type User = Person['user'];

/** The change that an action on a user made, as the audit log records it. */
export interface AuditedChange {
  readonly action: AuditAction;
  readonly before: AuditedValues | null;
  readonly after: AuditedValues | null;
  /** The user's new version; absent if the action keeps the version. */
  readonly version?: number;
}

/** A user's new role, and the company that the user joins; null to keep the company. */
export interface RoleChange {
  readonly roleId: number;
  readonly customerId: number | null;
}

/**
 * Changes a user's role and mails them. A new administrator leaves their company; the other roles require a company.
 * @throws {Problem} ACTION_REFUSED if the user has the role already, or if their status, company, or application does
 *   not allow it; NOT_FOUND for an unknown company
 */
export async function changeRole(
  db: Database,
  user: User,
  { roleId, customerId: wanted }: RoleChange,
): Promise<AuditedChange> {
  if (user.status === 'deactivated') throw actionRefused(user, 'is deactivated, so the role stays');
  const customerId = roleId === Role.SystemAdmin ? null : companyFor(user, wanted);
  if (roleId === user.roleId && customerId === user.customerId) {
    throw actionRefused(user, `has the role ${roleNames[roleId]} already`);
  }
  // Until the address is confirmed, a second registration of it may replace the user's company.
  if ((roleId === Role.SystemAdmin || customerId !== user.customerId) && !hasJoined(user)) {
    throw actionRefused(user, 'has not joined yet');
  }
  await requireDecided(db, user);
  if (roleId !== Role.Owner) await requireOtherOwner(db, user);
  if (customerId !== null && customerId !== user.customerId) await findListedCustomer(db, customerId);
  // Only people of a company are reminded of its certificates.
  if (customerId === null) {
    await db.delete(certificateRecipients).where(eq(certificateRecipients.userId, user.id));
  }
  const version = await update(db, user, { roleId, customerId });
  await enqueueMail(db, {
    kind: 'roleMail',
    userId: user.id,
    role: { roleId, formerRoleId: user.roleId, customerId },
  });
  return {
    action: 'user.changeRole',
    before: { role: roleNames[user.roleId] ?? user.roleId, customerId: user.customerId },
    after: { role: roleNames[roleId] ?? roleId, customerId },
    version,
  };
}

/** @throws {Problem} ACTION_REFUSED if the user is deactivated already, or the last active owner of a company */
export async function deactivate(db: Database, user: User): Promise<AuditedChange> {
  if (user.status === 'deactivated') throw actionRefused(user, 'is deactivated already');
  await requireOtherOwner(db, user);
  const version = await update(db, user, { status: 'deactivated' });
  await revokeAccess(db, user);
  return {
    action: 'user.deactivate',
    before: { status: user.status },
    after: { status: 'deactivated' },
    version,
  };
}

/** @throws {Problem} ACTION_REFUSED if the user is not deactivated */
export async function reactivate(db: Database, user: User): Promise<AuditedChange> {
  if (user.status !== 'deactivated') throw actionRefused(user, 'is not deactivated');
  const changes = createReactivationChanges(user);
  const version = await update(db, user, changes);
  return {
    action: 'user.reactivate',
    before: { status: user.status },
    after: { status: changes.status ?? null },
    version,
  };
}

function companyFor(user: User, wanted: number | null): number {
  const customerId = user.customerId ?? wanted;
  if (customerId === null) throw actionRefused(user, 'belongs to no company: choose one for this role');
  if (wanted !== null && wanted !== customerId) throw actionRefused(user, 'belongs to another company');
  return customerId;
}

/** Whether the user is active, has confirmed their address, and has completed their profile. */
function hasJoined({ status, emailVerified, profileComplete }: User): boolean {
  return status === 'active' && emailVerified && profileComplete;
}

/** Refuses a user whose application is under review, since a later approval would contradict the new role. */
async function requireDecided(db: Database, { id }: User): Promise<void> {
  const [application] = await db
    .select({ state: affiliates.state })
    .from(affiliates)
    .where(eq(affiliates.userId, id));
  if (application && isUnderReview(application.state)) {
    throw new Problem('ACTION_REFUSED', 'Decide about their application first');
  }
}

/** Refuses the last active owner of a company, which nobody could manage then. The caller has locked the company. */
async function requireOtherOwner(db: Database, user: User): Promise<void> {
  if (user.roleId !== Role.Owner || user.customerId === null || !hasJoined(user)) return;
  const isOther = and(
    eq(users.customerId, user.customerId),
    eq(users.roleId, Role.Owner),
    canLogInCondition,
    ne(users.id, user.id),
  );
  if ((await db.$count(users, isOther)) === 0) {
    throw actionRefused(user, 'is the last active owner of their company: make somebody else an owner first');
  }
}

/** Updates a locked user, and returns the user's new version. */
async function update(
  db: Database,
  user: User,
  changes: Partial<Pick<User, 'roleId' | 'customerId' | 'status' | 'invitedAt'>>,
): Promise<number> {
  const version = user.version + 1;
  await db
    .update(users)
    .set({ ...changes, version })
    .where(eq(users.id, user.id));
  return version;
}
