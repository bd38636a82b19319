import { and, eq, ne } from 'drizzle-orm';
import { roleKind } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { forbidden } from './authorize.ts';
import { lockPerson, type Person } from './person.ts';

/**
 * Locks the company of its owner until the transaction ends, and answers its id: owners change its people one after the
 * other, each as the one before left them.
 * @throws {Problem} FORBIDDEN for anybody who is no owner (any more), as where two owners deactivate one another
 */
export async function lockOwnCompany(db: Database, { user }: Person): Promise<number> {
  if (user.customerId === null) throw forbidden();
  await lockCompany(db, user.customerId);
  const now = await lockPerson(db, user.id);
  const isOwner =
    now?.status === 'active' && now.customerId === user.customerId && roleKind(now.roleId) === 'owner';
  if (!isOwner) throw forbidden();
  return user.customerId;
}

/** Locks a company until the transaction ends. Always before any of its people, or two transactions could deadlock. */
export async function lockCompany(db: Database, customerId: number): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}

/** Whether nobody else belongs to the person's company, so that they alone may change what it says. */
export async function isAlone(db: Database, { id, customerId }: Pick<Person['user'], 'id' | 'customerId'>) {
  if (customerId === null) return true;
  return (await db.$count(users, and(eq(users.customerId, customerId), ne(users.id, id)))) === 0;
}
