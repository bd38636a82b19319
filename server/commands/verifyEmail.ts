import { eq } from 'drizzle-orm';
import { followLink, requireInForce, requireSpent } from '#server/auth/followLink.ts';
import { createLink } from '#server/auth/links.ts';
import { users } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/**
 * Confirms the address that the link was mailed to; answers the secret that opens the person's profile, null
 * where it is complete. An invitation is spent only with the profile, so that a closed tab loses nothing.
 * @throws {Problem} by `LinkFault`
 */
export async function verifyEmail(
  services: Pick<Services, 'db' | 'sampleData'>,
  token: string,
): Promise<string | null> {
  const followed = await followLink(services, token, ['verification', 'invitation']);
  requireInForce(followed);
  if (followed.link.purpose === 'invitation') return token;
  const { user } = followed;
  return services.db.transaction(async (transaction) => {
    await requireSpent(transaction, followed);
    await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    return user.profileComplete ? null : createLink(transaction, user.id, 'profile');
  });
}
