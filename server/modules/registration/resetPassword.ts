import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { newPasswordSchema, usedBefore } from '#domain/newPassword.ts';
import {
  followLink,
  requireValidLink,
  requireSpent,
  type FollowedLink,
  refuseOwnName,
} from '#server/platform/auth/followLink.ts';
import { supersedeLinks } from '#server/platform/auth/links.ts';
import { hashPassword, isPassword } from '#server/platform/auth/passwords.ts';
import { lockPerson } from '#server/platform/auth/person.ts';
import { confirmationChanges } from '#server/platform/auth/registrant.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { parse, validationFailed } from '#server/platform/http/parse.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';

const passwordSchema = v.object({ password: newPasswordSchema });

/**
 * The link that changes a password, as long as it leads on. Looking does not spend it.
 * @throws {Problem} by `LinkFault`
 */
export async function findPasswordReset(db: Database, token: string): Promise<FollowedLink> {
  const followed = await followLink(db, token, ['passwordReset']);
  requireValidLink(followed);
  return followed;
}

/**
 * Changes the password of the person whom the link was mailed to, which confirms their address as `verifyEmail`
 * does, in the browser that holds `registrantSecret`. Whoever was logged in is out, and no ticket or reset link
 * handed out before leads on.
 * @throws {Problem} by `LinkFault`; VALIDATION_FAILED; SERVICE_UNAVAILABLE where too many people come in at once
 */
export async function resetPassword(
  db: Database,
  token: string,
  sent: unknown,
  registrantSecret: string | null,
): Promise<void> {
  const followed = await findPasswordReset(db, token);
  const { user } = followed;
  const { password } = parse(passwordSchema, { password: sent });
  refuseOwnName(password, followed);
  if (user.passwordHash !== null && (await isPassword(password, user.passwordHash))) {
    throw validationFailed([{ message: usedBefore, members: ['password'] }]);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    // Log-ins take the same row: each has begun its session by now, or will find the password changed.
    const held = (await lockPerson(transaction, user.id)) ?? user;
    await requireSpent(transaction, followed);
    await transaction
      .update(users)
      .set({ ...confirmationChanges(held, registrantSecret), passwordHash })
      .where(eq(users.id, user.id));
    await transaction
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)));
    await supersedeLinks(transaction, user.id, 'passwordReset');
    await supersedeLinks(transaction, user.id, 'profile');
    await enqueueMail(transaction, { kind: 'passwordChangedMail', userId: user.id });
  });
}
