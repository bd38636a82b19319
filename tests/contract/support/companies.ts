import { count, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { entitlements } from '#server/modules/partners/partnerTables.ts';
import { affiliates, customers } from '#server/platform/db/schema.ts';

export async function customerOf(db: Database, customerId: number | null) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, customerId ?? 0));
  return customer;
}

/** Number of customers with this name. */
export async function countCustomersNamed(db: Database, name: string) {
  const [row] = await db.select({ rows: count() }).from(customers).where(eq(customers.name, name));
  return row?.rows;
}

/** The partners that the customer may use, by number. */
export async function partnersOf(db: Database, customerId: number | null) {
  const rows = await db
    .select()
    .from(entitlements)
    .where(eq(entitlements.customerId, customerId ?? 0));
  return rows.map(({ partnerId }) => partnerId).toSorted((a, b) => a - b);
}

/** The person's application to be an affiliate. */
export async function applicationOf(db: Database, userId: number) {
  const [application] = await db.select().from(affiliates).where(eq(affiliates.userId, userId));
  return application;
}

/** Adds a customer that may use these partners; returns its id. */
export async function addCustomerWith(db: Database, partnerIds: readonly number[]): Promise<number> {
  const [customer] = await db.insert(customers).values({ name: 'Another company' }).returning();
  if (!customer) throw new Error('The customer was not added');
  const customerId = customer.id;
  await db.insert(entitlements).values(partnerIds.map((partnerId) => ({ customerId, partnerId })));
  return customerId;
}
