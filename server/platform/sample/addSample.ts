import { eq } from 'drizzle-orm';
import { houseAffiliate } from '#domain/affiliate.ts';
import type { MemberStatus } from '#domain/team.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { Database } from '#server/platform/db/database.ts';
import { entitlements, offerStates } from '#server/modules/partners/partnerTables.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { addApplications } from '#server/modules/affiliates/sampleApplications.ts';
import { addCertificates } from '#server/modules/certificates/sampleCertificates.ts';
import { sampleCustomers, type SampleCustomerName } from './sampleCustomers.ts';
import { addFunnelRuns } from '#server/modules/funnels/sampleFunnelRuns.ts';
import { addSampleOffers } from '#server/modules/offers/sampleOffers.ts';
import { addProductRequests } from '#server/modules/requests/sampleProductRequests.ts';
import { sampleColleagues, samplePassword, samplePeople, type SamplePerson } from './samplePeople.ts';

const day = 86_400_000;

type CustomerIds = ReadonlyMap<SampleCustomerName, number>;

/** Adds the sample customers and people, each row marked as sample. */
export async function addSample(db: Database): Promise<void> {
  const ids = new Map<SampleCustomerName, number>();
  for (const customer of sampleCustomers) ids.set(customer.name, await addCustomer(db, customer));
  const everybody = [...samplePeople, ...sampleColleagues];
  const people = await Promise.all(everybody.map((person) => toUser(person, ids)));
  const added = await db.insert(users).values(people).returning({ id: users.id, email: users.email });
  const userIds = new Map(added.map(({ id, email }) => [email, id]));
  for (const person of everybody) await addRelations(db, person, userIds);
  await addApplications(db, userIds.get('admin@lintel.test') ?? null);
  for (const { name, startedBy } of sampleCustomers) {
    await db
      .update(offerStates)
      .set({ changedById: userIds.get(startedBy) })
      .where(eq(offerStates.customerId, ids.get(name) ?? 0));
  }
  await addSampleOffers(db);
  await addFunnelRuns(db);
  const acme = ids.get('Acme Builders');
  if (acme === undefined) return;
  await addProductRequests(db, acme, userIds);
  await addCertificates(db, acme, userIds);
}

/** What refers to people who are there: affiliates, and invitations with their mail. */
async function addRelations(
  db: Database,
  { email, invitedBy, affiliateCompany }: SamplePerson,
  userIds: ReadonlyMap<string, number>,
): Promise<void> {
  const userId = userIds.get(email);
  if (userId === undefined) throw new Error(`The sample person ${email} was not added`);
  if (affiliateCompany !== undefined) {
    await db
      .insert(affiliates)
      .values({ userId, companyName: affiliateCompany, sponsorId: houseAffiliate, state: 'approved' });
  }
  if (invitedBy !== undefined) {
    await db
      .update(users)
      .set({ invitedById: userIds.get(invitedBy) })
      .where(eq(users.id, userId));
    await enqueue(db, { kind: 'invitationMail', userId });
  }
}

async function addCustomer(db: Database, customer: (typeof sampleCustomers)[number]): Promise<number> {
  const { partnerIds, states, startedBy: _startedBy, ...row } = customer;
  const [added] = await db
    .insert(customers)
    .values({ ...row, sample: true })
    .returning({ id: customers.id });
  if (!added) throw new Error(`The sample customer ${row.name} was not added`);
  const customerId = added.id;
  if (partnerIds.length > 0) {
    await db.insert(entitlements).values(partnerIds.map((partnerId) => ({ customerId, partnerId })));
  }
  if (states.length > 0) {
    await db
      .insert(offerStates)
      .values(states.map(({ partnerId, state, changedOn }) => ({ customerId, partnerId, state, changedOn })));
  }
  return customerId;
}

async function toUser(person: SamplePerson, customerIds: CustomerIds): Promise<typeof users.$inferInsert> {
  const { customer, invited = false, deactivated = false, loggedInDaysAgo } = person;
  const { email, firstName, lastName, phone, roleId } = person;
  return {
    email,
    firstName,
    lastName,
    phone,
    roleId,
    customerId: customer === null ? null : (customerIds.get(customer) ?? null),
    status: statusOf(invited, deactivated),
    emailVerified: !invited,
    profileComplete: !invited,
    invitedAt: invited ? new Date() : null,
    lastLogInAt: loggedInDaysAgo === undefined ? null : new Date(Date.now() - loggedInDaysAgo * day),
    termsAcceptedAt: invited ? null : new Date(),
    passwordHash: invited ? null : await hashPassword(samplePassword),
    sample: true,
  };
}

function statusOf(invited: boolean, deactivated: boolean): MemberStatus {
  if (invited) return 'invited';
  return deactivated ? 'deactivated' : 'active';
}
