import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { newPasswordSchema, usedBeforeMessage } from '#domain/newPassword.ts';
import { endSessions } from '#server/platform/auth/endSessions.ts';
import {
  findFollowedLink,
  requireValidLink,
  spendLinkOrThrow,
  type FollowedLink,
  refuseOwnNameAsPassword,
} from '#server/platform/auth/followLink.ts';
import { supersedeLinks } from '#server/platform/auth/links.ts';
import { hashPassword, isCorrectPassword } from '#server/platform/auth/passwords.ts';
import { lockPersonRow } from '#server/platform/auth/person.ts';
import { createConfirmationChanges } from '#server/platform/auth/registrant.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { parse, validationFailed } from '#server/platform/http/parse.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';

const passwordSchema = v.object({ password: newPasswordSchema });

/** Finds the person whose password a link can change. Spends nothing. @throws {Problem} with a code of `LinkFault` */
export async function findPasswordReset(db: Database, token: string): Promise<FollowedLink> {
  const followed = await findFollowedLink(db, token, ['passwordReset']);
  requireValidLink(followed);
  return followed;
}

/**
 * Changes the password of the person to whom a link was mailed, and confirms their address as `verifyEmail` does. Ends
 * their sessions, and supersedes their tickets and reset links. `registrantSecret` is the secret in a cookie.
 * @throws {Problem} with a code of `LinkFault`; VALIDATION_FAILED; SERVICE_UNAVAILABLE while too many people log in
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
  refuseOwnNameAsPassword(password, followed);
  if (user.passwordHash !== null && (await isCorrectPassword(password, user.passwordHash))) {
    throw validationFailed([{ message: usedBeforeMessage, members: ['password'] }]);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    // Log-ins lock the same row, so a concurrent one has started its session by now, or fails with the old password.
    const locked = (await lockPersonRow(transaction, user.id)) ?? user;
    await spendLinkOrThrow(transaction, followed);
    await transaction
      .update(users)
      .set({ ...createConfirmationChanges(locked, registrantSecret), passwordHash })
      .where(eq(users.id, user.id));
    await endSessions(transaction, eq(sessions.userId, user.id));
    await supersedeLinks(transaction, user.id, 'passwordReset');
    await supersedeLinks(transaction, user.id, 'profile');
    await enqueueMail(transaction, { kind: 'passwordChangedMail', userId: user.id });
  });
}
