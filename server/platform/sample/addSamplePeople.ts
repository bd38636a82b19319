import { eq } from 'drizzle-orm';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { sampleCustomers, type SampleCustomerName } from './sampleCustomers.ts';
import { sampleColleagues, samplePassword, samplePeople, type SamplePerson } from './samplePeople.ts';

const day = 86_400_000;

/** Finds the ids of sample customers and people, so that the parts can add rows about them. */
export interface SampleIds {
  readonly customerId: (name: SampleCustomerName) => number;
  /** Returns the id of the sample person with this email. @throws {Error} if there is none */
  readonly userId: (email: string) => number;
}

/** Adds the sample customers and people, with the column `sample` set, and queues mails to invited people. */
export async function addSamplePeople(db: Database): Promise<SampleIds> {
  const companies = await db
    .insert(customers)
    .values(
      sampleCustomers.map(({ name, typeName, sourceId, sourceTypeId }) => ({
        name,
        typeName,
        sourceId,
        sourceTypeId,
        sample: true,
      })),
    )
    .returning({ id: customers.id, name: customers.name });
  const customerIds = new Map(companies.map(({ id, name }) => [name, id]));
  const everybody = [...samplePeople, ...sampleColleagues];
  const people = await Promise.all(everybody.map((person) => toUser(person, customerIds)));
  const added = await db.insert(users).values(people).returning({ id: users.id, email: users.email });
  const userIds = new Map(added.map(({ id, email }) => [email, id]));
  const sample: SampleIds = {
    customerId: (name) => requireId(customerIds, name),
    userId: (email) => requireId(userIds, email),
  };
  for (const { email, invitedBy } of everybody) {
    if (invitedBy === undefined) continue;
    const userId = sample.userId(email);
    await db
      .update(users)
      .set({ invitedById: sample.userId(invitedBy) })
      .where(eq(users.id, userId));
    await enqueueMail(db, { kind: 'invitationMail', userId });
  }
  return sample;
}

function requireId(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${name} of the sample data was not added`);
  return id;
}

async function toUser(
  person: SamplePerson,
  customerIds: ReadonlyMap<string, number>,
): Promise<typeof users.$inferInsert> {
  const { customer, invited = false, deactivated, loggedInDaysAgo } = person;
  const { email, firstName, lastName, phone, roleId } = person;
  const enabledStatus = deactivated ? 'deactivated' : 'active';
  return {
    email,
    firstName,
    lastName,
    phone,
    roleId,
    customerId: customer === null ? null : (customerIds.get(customer) ?? null),
    status: invited ? 'invited' : enabledStatus,
    emailVerified: !invited,
    profileComplete: !invited,
    invitedAt: invited ? new Date() : null,
    lastLogInAt: loggedInDaysAgo === undefined ? null : new Date(Date.now() - loggedInDaysAgo * day),
    termsAcceptedAt: invited ? null : new Date(),
    passwordHash: invited ? null : await hashPassword(samplePassword),
    sample: true,
  };
}

/** Whether the database has sample people: only the first start adds them. */
export async function hasSamplePeople(db: Database): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.sample, true)).limit(1);
  return found.length > 0;
}
