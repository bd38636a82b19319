import { eq } from 'drizzle-orm';
import { fullName } from '#domain/userInfo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import type { RoleMessageFacts } from './roleMessage.ts';

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    readonly roleMail: {
      readonly role: {
        readonly roleId: number;
        readonly formerRoleId: number;
        readonly customerId: number | null;
        /** Id of the owner who gave the role; absent if an administrator did. */
        readonly ownerId?: number;
      };
    };
  }
}

/** Finds the facts of the mail about a new role. Returns null if the reader's role or company has changed since. */
export async function findRoleMessageFacts(
  db: Database,
  { role: { roleId, formerRoleId, customerId, ownerId } }: MailJob<'roleMail'>,
  reader: typeof users.$inferSelect,
): Promise<RoleMessageFacts | null> {
  if (reader.roleId !== roleId || reader.customerId !== customerId) return null;
  if (ownerId === undefined) return { roleId, formerRoleId, givenBy: null };
  const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
  const givenBy = (owner && oneLine(fullName(owner))) || 'An owner of your company';
  return { roleId, formerRoleId, givenBy };
}
