import { eq } from 'drizzle-orm';
import { isMarketplaceSource } from '#domain/affiliate.ts';
import { UserType } from '#domain/userType.ts';
import { listPartners, type PartnerInCategory } from '#server/modules/partners/listPartners.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates, customers } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';

export type Customer = typeof customers.$inferSelect;

export interface Company {
  readonly customer: Customer;
  /** Name of the affiliate or customer who referred it; null where nobody did. */
  readonly source: string | null;
  readonly partners: readonly PartnerInCategory[];
}

/** @throws {Problem} NOT_FOUND for whoever belongs to none */
export async function findCompany(db: Database, { customer }: Pick<Person, 'customer'>): Promise<Company> {
  if (!customer) throw new Problem('NOT_FOUND', 'You belong to no company');
  return {
    customer,
    source: await findSource(db, customer),
    partners: await listPartners(db, customer.id),
  };
}

/** Name of the affiliate or customer who referred this customer; null where nobody did. */
export async function findSource(db: Database, customer: Customer): Promise<string | null> {
  const { sourceId, sourceTypeId } = customer;
  if (sourceId === null || isMarketplaceSource(customer)) return null;
  const [source] =
    sourceTypeId === UserType.Affiliate
      ? await db.select({ name: affiliates.companyName }).from(affiliates).where(eq(affiliates.id, sourceId))
      : await db.select({ name: customers.name }).from(customers).where(eq(customers.id, sourceId));
  return source?.name ?? null;
}
