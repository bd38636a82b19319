import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import {
  categories,
  entitlements,
  missingEntitlements,
  customerPartnerCondition,
  offers,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { missingPartnerColumns, toEntitlementStatus } from './entitlementStatus.ts';

/**
 * Lists the partners that a company does not have and may request, sorted by title; empty without a company. Omits
 * partners whose offer has ended, and those that administrators keep out of "More partners".
 */
export async function listMissingPartners(db: Database, customerId: number | null) {
  if (customerId === null) return [];
  const rows = await db
    .select({
      id: partners.id,
      title: partners.title,
      category: categories,
      benefit: offers.benefit,
      value: offers.value,
      ...missingPartnerColumns,
    })
    .from(partners)
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .leftJoin(entitlements, customerPartnerCondition(entitlements, customerId))
    .leftJoin(missingEntitlements, customerPartnerCondition(missingEntitlements, customerId))
    .leftJoin(users, eq(users.id, missingEntitlements.byId))
    .where(
      and(
        isNull(entitlements.partnerId),
        eq(partners.isKeptOut, false),
        or(isNull(offers.endsOn), gt(offers.endsOn, sql`now()`)),
      ),
    )
    .orderBy(sql`lower(${partners.title})`, asc(partners.id));
  return rows.map(({ missing, by, ...partner }) =>
    Object.assign(partner, { status: { id: partner.id, ...toEntitlementStatus(missing, by) } }),
  );
}
