import { and, eq, ne, sql } from 'drizzle-orm';
import { fullName } from '#domain/userInfo.ts';
import { audit, type Administrator, findChangerName } from '#server/platform/audit/audit.ts';
import { lockCompanyRow } from '#server/platform/auth/ownCompany.ts';
import { lockPersonRow, administratorCondition } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { changeRole, deactivate, reactivate, type RoleChange, type User } from './userAccess.ts';
import { resendVerification, sendResetLink, signOut, unlock } from './userSupport.ts';
import { findListedUser, unknownUser, type ListedUser } from './users.ts';

/** Key of the advisory lock for actions on users; no other lock has this number. */
const actionLock = 1_806;

const actions = { deactivate, reactivate, signOut, unlock, sendResetLink, resendVerification };

export type UserAction =
  | ({ readonly type: 'changeRole' } & RoleChange)
  | { readonly type: 'deactivate'; readonly reason: string }
  | { readonly type: Exclude<keyof typeof actions, 'deactivate'> };

/**
 * Applies an action to a user, records it in the audit log, and returns the changed user. Serializes administrators by
 * an advisory lock, so that two cannot deactivate each other.
 * @throws {Problem} FORBIDDEN if the person is no longer an administrator; NOT_FOUND; CONFLICT if the user has another
 *   version than `target`; ACTION_REFUSED if the user is the acting administrator or the last owner of a company, or if
 *   the user's state does not allow the action
 */
export async function actOnUser(
  db: Database,
  administrator: Administrator,
  target: { readonly id: number; readonly version: number },
  action: UserAction,
): Promise<ListedUser> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${actionLock})`);
    await requireStillAdministrator(transaction, administrator);
    const user = await lockUser(transaction, target.id, action);
    if (user.id === administrator.person.user.id) throw await refuseOwn(transaction, user);
    if (user.version !== target.version) throw await changedMeanwhile(transaction, user);
    const change =
      action.type === 'changeRole'
        ? await changeRole(transaction, user, action)
        : await actions[action.type](transaction, user, administrator);
    await audit(transaction, administrator, {
      ...change,
      entityId: user.id,
      label: `${fullName(user)}, ${user.email}`,
      reason: action.type === 'deactivate' ? action.reason : null,
    });
    return findListedUser(transaction, user.id);
  });
}

async function changedMeanwhile(db: Database, user: User): Promise<Problem> {
  const who = await findChangerName(db, 'user', user);
  return new Problem('CONFLICT', `${who} changed ${user.email} since you opened it`);
}

async function requireStillAdministrator(db: Database, { person }: Administrator): Promise<void> {
  const isStill = and(eq(users.id, person.user.id), administratorCondition);
  if ((await db.$count(users, isStill)) === 0) {
    throw new Problem('FORBIDDEN', 'Your role does not allow this');
  }
}

/**
 * Locks the user's company and the one that the user joins, in the order of their ids, then the user, and returns the
 * user. Every transaction locks companies before people, which avoids deadlocks.
 */
async function lockUser(db: Database, id: number, action: UserAction): Promise<User> {
  const seen = await findListedUser(db, id);
  const wanted = action.type === 'changeRole' ? action.customerId : null;
  const companies = [seen.customerId, wanted].filter((each) => each !== null);
  for (const companyId of companies.toSorted((a, b) => a - b)) await lockCompanyRow(db, companyId);
  const user = await lockPersonRow(db, id);
  if (!user) throw unknownUser();
  if (user.customerId !== seen.customerId) throw await changedMeanwhile(db, user);
  return user;
}

/** Creates the refusal of administrators' actions on themselves, which ensures that an administrator remains. */
async function refuseOwn(db: Database, { id }: User): Promise<Problem> {
  const others = await db.$count(users, and(administratorCondition, ne(users.id, id), shownUserCondition));
  return new Problem(
    'ACTION_REFUSED',
    others === 0
      ? 'There must be at least one administrator'
      : "You can't change your own access: ask another administrator",
  );
}
