import { and, count, eq, ne, sql } from 'drizzle-orm';
import { fullName } from '#domain/userInfo.ts';
import { audit, type Administrator, findChangerName } from '#server/platform/audit/audit.ts';
import { lockCompany } from '#server/platform/auth/ownCompany.ts';
import { lockPerson, isAdministrator } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser } from '#server/platform/db/hidden.ts';
import { users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  changeRole,
  deactivate,
  reactivate,
  type AuditedChange,
  type RoleChange,
  type User,
} from './userAccess.ts';
import { resendVerification, sendResetLink, signOut, unlock } from './userSupport.ts';
import { findListedUser, unknownUser, type ListedUser } from './users.ts';

/** Any number, as long as every instance uses the same: it keeps this lock from others. */
const turnsLock = 1_806;

/** What an administrator does to a user. */
export type UserAction =
  | ({ readonly type: 'changeRole' } & RoleChange)
  | { readonly type: 'deactivate'; readonly reason: string }
  | { readonly type: 'reactivate' | 'signOut' | 'unlock' | 'sendResetLink' | 'resendVerification' };

/**
 * Does something to a user, and writes it into the audit log. Administrators take turns, so that nobody acts who was
 * shut out meanwhile: of two who deactivate one another one is left.
 * @throws {Problem} FORBIDDEN for whoever is no administrator any more; NOT_FOUND; CONFLICT where somebody changed
 *   the user since; ACTION_REFUSED for oneself, for a company's last owner, and where it is not possible
 */
export async function actOnUser(
  db: Database,
  administrator: Administrator,
  target: { readonly id: number; readonly version: number },
  action: UserAction,
): Promise<ListedUser> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${turnsLock})`);
    await requireStillAdministrator(transaction, administrator);
    const user = await lockUser(transaction, target.id, action);
    if (user.id === administrator.person.user.id) throw await refuseOwn(transaction, user);
    if (user.version !== target.version) throw await changedMeanwhile(transaction, user);
    const moved = await make(transaction, administrator, user, action);
    await audit(transaction, administrator, {
      ...moved,
      entityId: user.id,
      label: `${fullName(user)}, ${user.email}`,
      reason: action.type === 'deactivate' ? action.reason : null,
    });
    return findListedUser(transaction, user.id);
  });
}

function make(
  db: Database,
  administrator: Administrator,
  user: User,
  action: UserAction,
): Promise<AuditedChange> {
  switch (action.type) {
    case 'changeRole':
      return changeRole(db, user, action);
    case 'deactivate':
      return deactivate(db, user);
    case 'reactivate':
      return reactivate(db, user);
    case 'signOut':
      return signOut(db, user);
    case 'unlock':
      return unlock(db, user);
    case 'sendResetLink':
      return sendResetLink(db, user);
    case 'resendVerification':
    default:
      return resendVerification(db, administrator, user);
  }
}

async function changedMeanwhile(db: Database, user: User): Promise<Problem> {
  const who = await findChangerName(db, 'user', user);
  return new Problem('CONFLICT', `${who} changed ${user.email} since you opened it`);
}

async function requireStillAdministrator(db: Database, { person }: Administrator): Promise<void> {
  const [self] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, person.user.id), isAdministrator));
  if (!self) throw new Problem('FORBIDDEN', 'Your role does not allow this');
}

/** The user as they are now, after every company that this is about: companies are locked before their people. */
async function lockUser(db: Database, id: number, action: UserAction): Promise<User> {
  const { user: seen } = await findListedUser(db, id);
  const wanted = action.type === 'changeRole' ? action.customerId : null;
  const companies = [seen.customerId, wanted].filter((each) => each !== null);
  for (const companyId of companies.toSorted((a, b) => a - b)) await lockCompany(db, companyId);
  const user = await lockPerson(db, id);
  if (!user) throw unknownUser();
  if (user.customerId !== seen.customerId) throw await changedMeanwhile(db, user);
  return user;
}

/** Since nobody changes their own access, whoever acts stays: there is always an administrator. */
async function refuseOwn(db: Database, { id }: User): Promise<Problem> {
  const [others] = await db
    .select({ administrators: count() })
    .from(users)
    .where(and(isAdministrator, ne(users.id, id), isShownUser));
  return new Problem(
    'ACTION_REFUSED',
    others?.administrators === 0
      ? 'There must be at least one administrator'
      : "You can't change your own access: ask another administrator",
  );
}
