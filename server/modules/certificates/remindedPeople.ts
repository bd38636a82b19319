import { and, asc, eq } from 'drizzle-orm';
import { Role } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { certificateRecipients } from './certificateTables.ts';

type User = typeof users.$inferSelect;

/** Whom the reminders of a certificate go to now. */
interface RemindedPeople {
  readonly people: readonly User[];
  /** Whether they are owners in the place of who was chosen, none of whom is active. */
  readonly standIn: boolean;
}

/** Whether this person is reminded where they are chosen: not who is only invited yet, and not who is deactivated. */
export function isActive({ status, emailVerified }: Pick<User, 'status' | 'emailVerified'>): boolean {
  return status === 'active' && emailVerified;
}

/** Those who were chosen and are active; where nobody is, the active owners of the company. */
export async function findRemindedPeople(
  db: Database,
  certificate: { readonly id: number; readonly customerId: number },
): Promise<RemindedPeople> {
  const chosen = await db
    .select({ user: users })
    .from(certificateRecipients)
    .innerJoin(users, eq(users.id, certificateRecipients.userId))
    .where(eq(certificateRecipients.certificateId, certificate.id))
    .orderBy(asc(users.id));
  const people = chosen.map(({ user }) => user).filter(isActive);
  if (people.length > 0) return { people, standIn: false };
  const owners = await db
    .select()
    .from(users)
    .where(and(eq(users.customerId, certificate.customerId), eq(users.roleId, Role.Owner)))
    .orderBy(asc(users.id));
  return { people: owners.filter(isActive), standIn: true };
}
