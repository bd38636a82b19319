import { and, eq, ne, sql } from 'drizzle-orm';
import { requiredFields, createProfileSchema, type RequiredProfileField } from '#domain/profile.ts';
import { Role } from '#domain/role.ts';
import { setMissingTimeZone } from '#server/modules/companies/company.ts';
import {
  companyNameOfLink,
  findFollowedLink,
  linkUsed,
  requireValidLink,
  spendLinkOrThrow,
  type FollowedLink,
  refuseOwnNameAsPassword,
} from '#server/platform/auth/followLink.ts';
import { lockCompanyRow, isOnlyMember } from '#server/platform/auth/ownCompany.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { lockPersonRow, type Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
import { parse } from '#server/platform/http/parse.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';

/**
 * Finds the person whose profile a ticket or an invitation's secret opens, and the parts that the profile lacks.
 * @throws {Problem} with a code of `LinkFault`
 */
export async function findPendingProfile(db: Database, ticket: string) {
  const followed = await findFollowedLink(db, ticket, ['profile', 'invitation']);
  requireValidLink(followed);
  return { ...followed, missing: await missingParts(db, followed) };
}

/**
 * Lists the parts that the profile lacks. If nobody has accepted the agreement, and the person was not invited,
 * somebody else may have entered the answers, so the person has to check them.
 */
async function missingParts(db: Database, followed: FollowedLink): Promise<RequiredProfileField[]> {
  const { user } = followed;
  const isInvited = user.status === 'invited' || user.invitedById !== null;
  const isUnchecked = user.termsAcceptedAt === null && !isInvited;
  const identities = await db.$count(ssoIdentities, eq(ssoIdentities.userId, user.id));
  const isMissing: Readonly<Record<RequiredProfileField, boolean>> = {
    firstName: isUnchecked || user.firstName === '',
    lastName: isUnchecked || user.lastName === '',
    companyName: isUnchecked && companyNameOfLink(followed) !== null && (await isOnlyMember(db, user)),
    // Nobody calls affiliates about offers, and invited people need not give their number.
    phone: (isUnchecked || (!user.phone && !isInvited)) && user.roleId !== Role.Affiliate,
    password: user.passwordHash === null && identities === 0,
    terms: user.termsAcceptedAt === null,
  };
  return requiredFields.filter((part) => isMissing[part]);
}

/**
 * Completes the profile that a ticket or an invitation's secret opens, and activates the person. Ignores answers to
 * parts that the profile does not lack.
 * @throws {Problem} with a code of `LinkFault`; VALIDATION_FAILED; SERVICE_UNAVAILABLE while too many people log in
 */
export async function completeProfile(db: Database, ticket: string, sent: unknown) {
  const pending = await findPendingProfile(db, ticket);
  const { user, missing } = pending;
  const { companyName, password, terms, phone, jobTitle, timeZone, ...names } = parse(
    createProfileSchema(missing),
    sent,
  );
  // The inviter may have given no phone number, so an invited person can add it.
  const mayAddPhone = user.invitedById !== null && !user.phone;
  if (password !== undefined) refuseOwnNameAsPassword(password, pending, companyName);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await db.transaction(async (transaction) => {
    if (user.customerId !== null) await lockCompanyRow(transaction, user.customerId);
    await lockPersonRow(transaction, user.id);
    await spendLinkOrThrow(transaction, pending);
    const completed = await transaction
      .update(users)
      .set({
        ...names,
        ...(passwordHash !== undefined && { passwordHash }),
        phone: missing.includes('phone') || mayAddPhone ? phone : user.phone,
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
    // A concurrent request has completed the profile through another link.
    if (completed.length === 0) throw linkUsed();
    if (companyName !== undefined) await renameCompany(transaction, user, companyName);
    if (user.roleId === Role.Owner && user.customerId !== null && timeZone !== null) {
      await setMissingTimeZone(transaction, user.customerId, timeZone);
    }
  });
  return pending;
}

/** Renames the company of the person's application, or their customer, unless the customer has other people. */
async function renameCompany(db: Database, { id, customerId }: Person['user'], companyName: string) {
  if (customerId === null) {
    await db
      .update(affiliates)
      .set({ companyName, version: sql`${affiliates.version} + 1` })
      .where(eq(affiliates.userId, id));
  } else if (await isOnlyMember(db, { id, customerId })) {
    await db.update(customers).set({ name: companyName }).where(eq(customers.id, customerId));
  }
}
