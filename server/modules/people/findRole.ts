import { eq } from 'drizzle-orm';
import { fullName } from '#domain/userInfo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import type { MailedRole } from '#server/platform/jobs/job.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import type { ChangedRole } from './roleLetter.ts';

/** Reads the facts of the mail about a new role; null when its reader has another role or company by now. */
export async function findRole(
  db: Database,
  { roleId, formerRoleId, customerId, ownerId }: MailedRole,
  reader: typeof users.$inferSelect,
): Promise<ChangedRole | null> {
  if (reader.roleId !== roleId || reader.customerId !== customerId) return null;
  return { roleId, formerRoleId, givenBy: ownerId === undefined ? null : await nameOf(db, ownerId) };
}

async function nameOf(db: Database, ownerId: number): Promise<string> {
  const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
  return (owner && oneLine(fullName(owner))) || 'An owner of your company';
}
