import { eq, sql } from 'drizzle-orm';
import { followLink, requireInForce, requireSpent } from '#server/auth/followLink.ts';
import { createLink } from '#server/auth/links.ts';
import { holdPerson } from '#server/auth/person.ts';
import { hashSecret } from '#server/auth/randomSecret.ts';
import { users } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/**
 * Confirms the address that the link was mailed to; answers the secret that opens the person's profile, null
 * where it is complete. An invitation is spent only with the profile, so that a closed tab loses nothing.
 *
 * The link shows who reads the mail, and not who registered: a stranger may have, who waits for the owner to
 * confirm. So the password that was chosen counts only where the link is followed in the browser that chose
 * it, which holds `registrantSecret`; else it is chosen anew with the profile (security R4).
 * @throws {Problem} by `LinkFault`
 */
export async function verifyEmail(
  services: Pick<Services, 'db' | 'sampleData'>,
  token: string,
  registrantSecret: string | null,
): Promise<string | null> {
  const followed = await followLink(services, token, ['verification', 'invitation']);
  requireInForce(followed);
  if (followed.link.purpose === 'invitation') return token;
  const { user } = followed;
  const isRegistrant =
    registrantSecret === null ? sql`false` : eq(users.registrantHash, hashSecret(registrantSecret));
  return services.db.transaction(async (transaction) => {
    await holdPerson(transaction, user.id);
    await requireSpent(transaction, followed);
    await transaction
      .update(users)
      .set({
        emailVerified: true,
        // Decided by the row as it is now: somebody may be registering this address again.
        passwordHash: sql`case when ${isRegistrant} or ${users.profileComplete} then ${users.passwordHash} end`,
        registrantHash: null,
      })
      .where(eq(users.id, user.id));
    return user.profileComplete ? null : createLink(transaction, user.id, 'profile');
  });
}
