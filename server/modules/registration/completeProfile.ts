import { and, eq, ne, sql } from 'drizzle-orm';
import { profileParts, profileSchema, type ProfilePart } from '#domain/profile.ts';
import { Role } from '#domain/role.ts';
import { suggestTimeZone } from '#server/modules/companies/company.ts';
import {
  companyOf,
  followLink,
  linkUsed,
  requireInForce,
  requireSpent,
  type FollowedLink,
} from '#server/platform/auth/followLink.ts';
import { lockCompany, isAlone } from '#server/platform/auth/ownCompany.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { lockPerson, type Person } from '#server/platform/auth/person.ts';
import { refuseOwnName } from '#server/platform/auth/refuseOwnName.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
import { parse } from '#server/platform/http/parse.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';

/** A profile that is to be completed, and the parts that it lacks. */
export interface PendingProfile extends FollowedLink {
  readonly missing: readonly ProfilePart[];
}

/**
 * The profile that this secret opens: one handed out for it, or an invitation.
 * @throws {Problem} by `LinkFault`
 */
export async function findPendingProfile(db: Database, ticket: string): Promise<PendingProfile> {
  const followed = await followLink(db, ticket, ['profile', 'invitation']);
  requireInForce(followed);
  return { ...followed, missing: await missingParts(db, followed) };
}

/** Whoever has not agreed to anything yet may never have registered: what was told in their name is to be checked. */
async function missingParts(db: Database, followed: FollowedLink): Promise<ProfilePart[]> {
  const { user } = followed;
  const isInvited = user.status === 'invited' || user.invitedById !== null;
  const isUnchecked = user.termsAcceptedAt === null && !isInvited;
  const [identity] = await db
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(eq(ssoIdentities.userId, user.id))
    .limit(1);
  const isMissing: Readonly<Record<ProfilePart, boolean>> = {
    firstName: isUnchecked || user.firstName === '',
    lastName: isUnchecked || user.lastName === '',
    companyName: isUnchecked && companyOf(followed) !== null && (await isAlone(db, user)),
    // Nobody calls an affiliate about an offer; who is invited may keep their number to themselves.
    phone: (isUnchecked || (!user.phone && !isInvited)) && user.roleId !== Role.Affiliate,
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
export async function completeProfile(db: Database, ticket: string, sent: unknown): Promise<PendingProfile> {
  const pending = await findPendingProfile(db, ticket);
  const { user, missing } = pending;
  const { companyName, password, terms, phone, jobTitle, timeZone, ...names } = parse(
    profileSchema(missing),
    sent,
  );
  if (password !== undefined) refuseOwnName(password, pending, companyName);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await db.transaction(async (transaction) => {
    if (user.customerId !== null) await lockCompany(transaction, user.customerId);
    await lockPerson(transaction, user.id);
    await requireSpent(transaction, pending);
    const completed = await transaction
      .update(users)
      .set({
        ...names,
        ...(passwordHash !== undefined && { passwordHash }),
        phone: missing.includes('phone') || mayAddPhone(user) ? phone : user.phone,
        jobTitle: jobTitle ?? user.jobTitle,
        timeZone: timeZone ?? user.timeZone,
        ...(terms && { termsAcceptedAt: sql`now()` }),
        status: 'active',
        emailVerified: true,
        addressVouchedFor: pending.link.handedOn,
        profileComplete: true,
      })
      .where(and(eq(users.id, user.id), eq(users.profileComplete, false), ne(users.status, 'deactivated')))
      .returning({ id: users.id });
    // Another link of theirs, used beside this one, was quicker.
    if (completed.length === 0) throw linkUsed();
    if (companyName !== undefined) await renameCompany(transaction, user, companyName);
    if (user.roleId === Role.Owner && user.customerId !== null && timeZone !== null) {
      await suggestTimeZone(transaction, user.customerId, timeZone);
    }
  });
  return pending;
}

/** Whether they may tell a number that nobody asks for: of people whom a colleague invited without one. */
function mayAddPhone({ invitedById, phone }: Person['user']): boolean {
  return invitedById !== null && !phone;
}

/** The company that was registered with the person: a customer, or the one named in an application. */
async function renameCompany(
  db: Database,
  { id, customerId }: Person['user'],
  companyName: string,
): Promise<void> {
  if (customerId === null) {
    await db
      .update(affiliates)
      .set({ companyName, version: sql`${affiliates.version} + 1` })
      .where(eq(affiliates.userId, id));
  } else if (await isAlone(db, { id, customerId }))
    await db.update(customers).set({ name: companyName }).where(eq(customers.id, customerId));
}
