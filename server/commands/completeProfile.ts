import { and, eq, ne, sql } from 'drizzle-orm';
import { profileParts, profileSchema, type ProfilePart } from '#domain/profile.ts';
import { Role } from '#domain/role.ts';
import {
  followLink,
  linkUsed,
  requireInForce,
  requireSpent,
  type FollowedLink,
} from '#server/auth/followLink.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { holdPerson } from '#server/auth/person.ts';
import { refuseOwnName } from '#server/auth/refuseOwnName.ts';
import { ssoIdentities, users } from '#server/db/schema.ts';
import { parse } from '#server/http/parse.ts';
import type { Services } from '#server/services.ts';

type Needs = Pick<Services, 'db' | 'sampleData'>;

/** A profile that is to be completed, and the parts that it lacks. */
export interface PendingProfile extends FollowedLink {
  readonly missing: readonly ProfilePart[];
}

/**
 * The profile that this secret opens: one handed out for it, or an invitation.
 * @throws {Problem} by `LinkFault`
 */
export async function findPendingProfile(services: Needs, ticket: string): Promise<PendingProfile> {
  const followed = await followLink(services, ticket, ['profile', 'invitation']);
  requireInForce(followed);
  return { ...followed, missing: await missingParts(services, followed) };
}

async function missingParts({ db }: Needs, { user }: FollowedLink): Promise<ProfilePart[]> {
  const [identity] = await db
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(eq(ssoIdentities.userId, user.id))
    .limit(1);
  const isMissing: Readonly<Record<ProfilePart, boolean>> = {
    firstName: user.firstName === '',
    lastName: user.lastName === '',
    // Nobody calls an affiliate about an offer.
    phone: !user.phone && user.roleId !== Role.Affiliate,
    password: user.passwordHash === null && !identity,
    terms: user.termsAcceptedAt === null,
  };
  return profileParts.filter((part) => isMissing[part]);
}

/**
 * Completes the profile that this secret opens, and lets the person in. What the profile does not lack stays
 * as it is, whatever was sent.
 * @throws {Problem} by `LinkFault`; VALIDATION_FAILED; SERVICE_UNAVAILABLE where too many people come in at once
 */
export async function completeProfile(
  services: Needs,
  ticket: string,
  sent: unknown,
): Promise<PendingProfile> {
  const pending = await findPendingProfile(services, ticket);
  const { user, missing } = pending;
  const { password, terms, jobTitle, timeZone, ...names } = parse(profileSchema(missing), sent);
  if (password !== undefined) refuseOwnName(password, pending);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await services.db.transaction(async (transaction) => {
    await holdPerson(transaction, user.id);
    await requireSpent(transaction, pending);
    const completed = await transaction
      .update(users)
      .set({
        ...names,
        ...(passwordHash !== undefined && { passwordHash }),
        jobTitle: jobTitle ?? user.jobTitle,
        timeZone: timeZone ?? user.timeZone,
        ...(terms && { termsAcceptedAt: sql`now()` }),
        status: 'active',
        emailVerified: true,
        profileComplete: true,
      })
      .where(and(eq(users.id, user.id), eq(users.profileComplete, false), ne(users.status, 'deactivated')))
      .returning({ id: users.id });
    // Another link of theirs, used beside this one, was quicker.
    if (completed.length === 0) throw linkUsed();
  });
  return pending;
}
