import { hashPassword } from '#server/auth/passwords.ts';
import type { Database } from '#server/db/database.ts';
import { customers, entitlements, offerStates, users } from '#server/db/schema.ts';
import { sampleCustomers, type SampleCustomerName } from './customers.ts';
import { samplePassword, samplePeople, type SamplePerson } from './people.ts';

type CustomerIds = ReadonlyMap<SampleCustomerName, number>;

/** Adds the sample customers and people, each row marked as sample. */
export async function addSample(db: Database): Promise<void> {
  const ids = new Map<SampleCustomerName, number>();
  for (const customer of sampleCustomers) ids.set(customer.name, await addCustomer(db, customer));
  const people = await Promise.all(samplePeople.map((person) => toUser(person, ids)));
  await db.insert(users).values(people);
}

async function addCustomer(db: Database, customer: (typeof sampleCustomers)[number]): Promise<number> {
  const { partnerIds, states, ...row } = customer;
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
  const { customer, invited = false, ...row } = person;
  return {
    ...row,
    customerId: customer === null ? null : (customerIds.get(customer) ?? null),
    status: invited ? 'invited' : 'active',
    emailVerified: !invited,
    profileComplete: !invited,
    passwordHash: invited ? null : await hashPassword(samplePassword),
    sample: true,
  };
}
