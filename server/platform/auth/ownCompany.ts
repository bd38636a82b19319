import { and, eq, ne } from 'drizzle-orm';
import { toRoleKind } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { forbidden } from './authorize.ts';
import { lockPersonRow, type Person } from './person.ts';

/**
 * Locks the owner's company until the transaction ends, to serialize changes to its people. Returns the company's id.
 * @throws {Problem} FORBIDDEN if the person no longer owns the company, such as after two owners deactivate each other
 */
export async function lockOwnCompanyRow(db: Database, { user }: Person): Promise<number> {
  if (user.customerId === null) throw forbidden();
  await lockCompanyRow(db, user.customerId);
  const now = await lockPersonRow(db, user.id);
  const isOwner =
    now?.status === 'active' && now.customerId === user.customerId && toRoleKind(now.roleId) === 'owner';
  if (!isOwner) throw forbidden();
  return user.customerId;
}

/** Locks a company until the transaction ends. Lock it before any of its people, or two transactions could deadlock. */
export async function lockCompanyRow(db: Database, customerId: number): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}

/** Whether the person is the only member of their company, or has no company. */
export async function isOnlyMember(
  db: Database,
  { id, customerId }: Pick<Person['user'], 'id' | 'customerId'>,
) {
  if (customerId === null) return true;
  return (await db.$count(users, and(eq(users.customerId, customerId), ne(users.id, id)))) === 0;
}
