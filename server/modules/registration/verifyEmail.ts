import { eq } from 'drizzle-orm';
import { findFollowedLink, requireValidLink, spendLinkOrThrow } from '#server/platform/auth/followLink.ts';
import { createLink } from '#server/platform/auth/links.ts';
import { lockPersonRow } from '#server/platform/auth/person.ts';
import { createConfirmationChanges } from '#server/platform/auth/registrant.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';

/**
 * Confirms the address to which a link was mailed, and returns a ticket for the person's profile; null if the profile
 * is complete. For an invitation returns the invitation's secret and confirms nothing yet: completing the profile
 * spends it, so that a closed tab loses nothing. The link proves who reads the mail, not who registered. So the answers
 * and the password count only in the browser that registered, whose secret is `registrantSecret`; in any other browser
 * the profile asks for them again.
 * @throws {Problem} with a code of `LinkFault`
 */
export async function verifyEmail(
  db: Database,
  token: string,
  registrantSecret: string | null,
): Promise<string | null> {
  const followed = await findFollowedLink(db, token, ['verification', 'invitation']);
  requireValidLink(followed);
  if (followed.link.purpose === 'invitation') return token;
  return db.transaction(async (transaction) => {
    // Locks the person, since somebody may be registering this address again.
    const user = (await lockPersonRow(transaction, followed.user.id)) ?? followed.user;
    await spendLinkOrThrow(transaction, followed);
    await transaction
      .update(users)
      .set(createConfirmationChanges(user, registrantSecret))
      .where(eq(users.id, user.id));
    return user.profileComplete ? null : createLink(transaction, user.id, 'profile');
  });
}
