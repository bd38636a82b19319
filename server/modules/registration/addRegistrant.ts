import { eq, sql } from 'drizzle-orm';
import { emailKey } from '#domain/emailAddress.ts';
import type { Registration } from '#domain/registration.ts';
import { Role } from '#domain/role.ts';
import { UserType } from '#domain/userType.ts';
import { partnerRequests } from '#server/modules/entitlements/partnerRequestTables.ts';
import { entitlements, missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { isOnlyMember } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
import { isForeignKeyViolation } from '#server/platform/db/databaseErrors.ts';
import type { NewcomerRules } from '#server/platform/settings/settings.ts';

/** A registration, with the sponsor as an affiliate id. */
export type SponsoredRegistration = Registration & { readonly sponsorId: number };

/**
 * Adds a person with their company or application, in the caller's transaction, and returns the person's id; null if
 * the address is taken. Both cases run about as many statements, so that the time does not reveal an account.
 */
export async function addRegistrant(
  db: Database,
  registration: SponsoredRegistration,
  secrets: Readonly<Record<'passwordHash' | 'registrantHash', string>>,
  rules: NewcomerRules,
): Promise<number | null> {
  const customerId = isClient(registration) ? await addCustomer(db, registration) : null;
  const [added] = await db
    .insert(users)
    .values({
      ...answersOf(registration),
      email: emailKey(registration.email),
      ...secrets,
      customerId,
      status: 'active',
      emailVerified: false,
      profileComplete: false,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!added) {
    if (customerId !== null) await db.delete(customers).where(eq(customers.id, customerId));
    return null;
  }
  if (customerId === null) await addApplication(db, added.id, registration, rules);
  else await grantPartners(db, customerId, rules);
  return added.id;
}

/** Replaces the registration of a person with an unconfirmed address. The caller has locked them and their company. */
export async function overwriteRegistration(
  db: Database,
  user: Person['user'],
  registration: SponsoredRegistration,
  rules: NewcomerRules,
): Promise<void> {
  const answers = answersOf(registration);
  await db.update(users).set(answers).where(eq(users.id, user.id));
  if (answers.roleId === user.roleId) return updateBelongings(db, user, registration, rules);
  await removeBelongings(db, user);
  if (!isClient(registration)) return addApplication(db, user.id, registration, rules);
  const customerId = await addCustomer(db, registration);
  await db.update(users).set({ customerId }).where(eq(users.id, user.id));
  await grantPartners(db, customerId, rules);
}

function isClient({ userTypeId }: Registration): boolean {
  return userTypeId === UserType.Client;
}

function answersOf(registration: Registration) {
  const { firstName, lastName, phone, offerNews, heardFrom, wantedPath } = registration;
  const roleId = isClient(registration) ? Role.Owner : Role.Affiliate;
  const termsAcceptedAt = sql`now()`;
  return { firstName, lastName, phone, roleId, offerNews, heardFrom, wantedPath, termsAcceptedAt };
}

async function addCustomer(db: Database, registration: SponsoredRegistration): Promise<number> {
  const [customer] = await db
    .insert(customers)
    .values(customerOf(registration))
    .returning({ id: customers.id });
  if (!customer) throw new Error('The customer was not added');
  return customer.id;
}

async function grantPartners(db: Database, customerId: number, { defaultPartners }: NewcomerRules) {
  await db.insert(entitlements).values(defaultPartners.map((partnerId) => ({ customerId, partnerId })));
}

async function addApplication(
  db: Database,
  userId: number,
  registration: SponsoredRegistration,
  rules: NewcomerRules,
): Promise<void> {
  await db.insert(affiliates).values({ ...applicationOf(registration, rules), userId });
}

async function updateBelongings(
  db: Database,
  user: Person['user'],
  registration: SponsoredRegistration,
  rules: NewcomerRules,
): Promise<void> {
  if (!isClient(registration)) {
    // Removes any decision, since it was made about the previous answers.
    await db
      .update(affiliates)
      .set({ ...applicationOf(registration, rules), ...undecided, version: sql`${affiliates.version} + 1` })
      .where(eq(affiliates.userId, user.id));
  } else if (user.customerId !== null && (await isOnlyMember(db, user))) {
    await db.update(customers).set(customerOf(registration)).where(eq(customers.id, user.customerId));
  }
}

/** Deletes the application and the company of a person who has not confirmed their address. */
async function removeBelongings(db: Database, { id, customerId }: Person['user']): Promise<void> {
  await db.delete(affiliates).where(eq(affiliates.userId, id));
  if (customerId === null) return;
  await db.update(users).set({ customerId: null }).where(eq(users.id, id));
  await removeCustomer(db, customerId);
}

/** Deletes a company unless other rows refer to it: an administrator may have moved other people into it. */
async function removeCustomer(db: Database, customerId: number): Promise<void> {
  try {
    await db.transaction(async (attempt) => {
      await attempt.delete(partnerRequests).where(eq(partnerRequests.customerId, customerId));
      await attempt.delete(missingEntitlements).where(eq(missingEntitlements.customerId, customerId));
      await attempt.delete(entitlements).where(eq(entitlements.customerId, customerId));
      await attempt.delete(customers).where(eq(customers.id, customerId));
    });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
  }
}

const undecided = { reason: null, question: null, answer: null, decidedById: null, decidedAt: null };

function applicationOf(
  { companyName, sponsorId, ...answers }: SponsoredRegistration,
  { affiliateAutoApprove }: NewcomerRules,
): Pick<typeof affiliates.$inferInsert, 'companyName' | 'sponsorId' | 'website' | 'state'> {
  const website = 'website' in answers ? answers.website : null;
  return { companyName, sponsorId, website, state: affiliateAutoApprove ? 'approved' : 'pending' };
}

function customerOf({ companyName, sponsorId }: SponsoredRegistration) {
  return { name: companyName, sourceId: sponsorId, sourceTypeId: UserType.Affiliate };
}
