import { and, eq, sql } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import { Role } from '#domain/role.ts';
import { invitationEnd } from '#server/platform/auth/links.ts';
import { administratorCondition } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { users } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';

/**
 * Invites the first administrator, who can give the role to others, or renews their invitation if it has expired or
 * they were deactivated. Returns whether it queued the mail: it does not if the marketplace has an administrator, or if
 * the invitation of this address is still open.
 * @throws {StartupError} if the address has an account other than an invited administrator's
 */
export async function inviteAdministrator(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if ((await transaction.$count(users, and(administratorCondition, shownUserCondition))) > 0) return false;
    const id = (await add(transaction, email)) ?? (await renew(transaction, email));
    if (id === null) return false;
    await enqueueMail(transaction, { kind: 'invitationMail', userId: id });
    return true;
  });
}

/** Adds an invited administrator and returns their id; null if the address has an account. */
async function add(db: Database, email: string): Promise<number | null> {
  const [added] = await db
    .insert(users)
    .values({
      email: emailKey(email),
      firstName: '',
      lastName: '',
      roleId: Role.SystemAdmin,
      status: 'invited',
      emailVerified: false,
      profileComplete: false,
      invitedAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return added?.id ?? null;
}

/** Renews an administrator's invitation and returns their id; null if it is still open. @throws {StartupError} */
async function renew(db: Database, email: string): Promise<number | null> {
  const hasAddress = eq(users.email, emailKey(email));
  const [known] = await db.select().from(users).where(hasAddress).for('update');
  if (known?.roleId !== Role.SystemAdmin || known.profileComplete) {
    throw new StartupError(
      `ADMINISTRATOR: ${email} already has an account. Use an address without one; an administrator can give others the role.`,
    );
  }
  if (known.status === 'invited' && known.invitedAt && invitationEnd(known.invitedAt).getTime() > Date.now())
    return null;
  await db
    .update(users)
    .set({ status: 'invited', invitedAt: sql`now()` })
    .where(hasAddress);
  return known.id;
}
