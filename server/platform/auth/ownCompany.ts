import { and, eq, ne } from 'drizzle-orm';
import { roleKind } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { lockPerson, type Person } from './person.ts';

/**
 * The company that this person owns, locked until the transaction ends: what owners do to its people they do one
 * after the other, each as the one before left it.
 * @throws {Problem} FORBIDDEN for whoever is no owner (any more), as where two owners deactivate one another
 */
export async function lockOwnCompany(db: Database, { user }: Person): Promise<number> {
  if (user.customerId === null) throw notTheirs();
  await lockCompany(db, user.customerId);
  const now = await lockPerson(db, user.id);
  const isOwner =
    now?.status === 'active' && now.customerId === user.customerId && roleKind(now.roleId) === 'owner';
  if (!isOwner) throw notTheirs();
  return user.customerId;
}

/**
 * Nobody else changes the company until the transaction ends. Held before any person of it, always: two that wait
 * for one another would wait for ever.
 */
export async function lockCompany(db: Database, customerId: number): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}

export function notTheirs(): Problem {
  return new Problem('FORBIDDEN', 'Your role does not allow this');
}

/** Whether nobody else belongs to the company of this person, so that what they tell of it is theirs to tell. */
export async function isAlone(db: Database, { id, customerId }: Pick<Person['user'], 'id' | 'customerId'>) {
  if (customerId === null) return true;
  return (await db.$count(users, and(eq(users.customerId, customerId), ne(users.id, id)))) === 0;
}
