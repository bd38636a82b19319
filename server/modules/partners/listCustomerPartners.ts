import { asc, eq, sql } from 'drizzle-orm';
import { keepForCompany } from '#server/platform/auth/keepForCompany.ts';
import type { Database } from '#server/platform/db/database.ts';
import { prepareOnce } from '#server/platform/db/prepareOnce.ts';
import { categories, entitlements, partners } from './partnerTables.ts';

const { id, title, pages, externalUrl } = partners;

export type PartnerInCategory = Awaited<ReturnType<typeof listCustomerPartners>>[number];

/** Lists the partners that a customer has, sorted by id. */
export async function listCustomerPartners(db: Database, customerId: number) {
  return selectPartners(db, { customerId });
}

/** Lists the partners of a person's company as `listCustomerPartners` does, and keeps them. */
export const listPartnersOfPerson = keepForCompany(listCustomerPartners);

const selectPartners = prepareOnce('partners_of_customer', (db) =>
  db
    .select({ id, title, pages, externalUrl, category: categories })
    .from(entitlements)
    .innerJoin(partners, eq(partners.id, entitlements.partnerId))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .where(eq(entitlements.customerId, sql.placeholder('customerId')))
    .orderBy(asc(partners.id)),
);
