import { eq } from 'drizzle-orm';
import { fullName } from '#domain/userInfo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import type { ChangedRole } from './roleMessage.ts';

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    /** The new role and the former one, and who gave it. */
    readonly roleMail: {
      readonly role: {
        readonly roleId: number;
        readonly formerRoleId: number;
        readonly customerId: number | null;
        /** Id of the owner who gave it; absent where an administrator did. */
        readonly ownerId?: number;
      };
    };
  }
}

type RoleMail = MailJob<'roleMail'>;

/** Reads the facts of the mail about a new role; null when its reader has another role or company by now. */
export async function findRole(
  db: Database,
  { role: { roleId, formerRoleId, customerId, ownerId } }: RoleMail,
  reader: typeof users.$inferSelect,
): Promise<ChangedRole | null> {
  if (reader.roleId !== roleId || reader.customerId !== customerId) return null;
  return { roleId, formerRoleId, givenBy: ownerId === undefined ? null : await nameOf(db, ownerId) };
}

async function nameOf(db: Database, ownerId: number): Promise<string> {
  const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
  return (owner && oneLine(fullName(owner))) || 'An owner of your company';
}
