import { and, eq, isNull, or } from 'drizzle-orm';
import { isKnown } from '#server/auth/person.ts';
import { affiliates, users } from '#server/db/schema.ts';
import { validationFailed } from '#server/http/parse.ts';
import type { Services } from '#server/services.ts';

const unknownSponsor = {
  message: "We don't know that affiliate ID. Leave it blank if unsure.",
  members: ['sponsorId'],
};

/**
 * That this is an affiliate who may refer others: the house, or a person who was approved and has confirmed
 * their address.
 * @throws {Problem} VALIDATION_FAILED, the same for every other number
 */
export async function requireSponsor(
  { db, sampleData }: Pick<Services, 'db' | 'sampleData'>,
  sponsorId: number,
): Promise<void> {
  const isReachable = and(eq(users.status, 'active'), users.emailVerified, isKnown(sampleData));
  const [sponsor] = await db
    .select({ id: affiliates.id })
    .from(affiliates)
    .leftJoin(users, eq(users.id, affiliates.userId))
    .where(
      and(
        eq(affiliates.id, sponsorId),
        eq(affiliates.state, 'approved'),
        or(isNull(affiliates.userId), isReachable),
      ),
    );
  if (!sponsor) throw validationFailed([unknownSponsor]);
}
