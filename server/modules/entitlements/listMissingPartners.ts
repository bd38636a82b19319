import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import {
  categories,
  entitlements,
  missingEntitlements,
  offers,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { missingColumns, statusOf, type EntitlementStatus } from './entitlementStatus.ts';

/** A partner that a company does not have, with what is public of its offer. */
export interface MissingPartner {
  readonly id: number;
  readonly title: string;
  readonly category: typeof categories.$inferSelect;
  readonly benefit: string;
  readonly value: string;
  readonly status: EntitlementStatus;
}

/**
 * Partners that a company does not have and may ask for, by title; none for a person of no company. Left out are
 * offers that have ended, and partners that administrators keep out.
 */
export async function listMissingPartners(
  db: Database,
  customerId: number | null,
): Promise<readonly MissingPartner[]> {
  if (customerId === null) return [];
  const rows = await db
    .select({
      id: partners.id,
      title: partners.title,
      category: categories,
      benefit: offers.benefit,
      value: offers.value,
      ...missingColumns,
    })
    .from(partners)
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .leftJoin(
      entitlements,
      and(eq(entitlements.partnerId, partners.id), eq(entitlements.customerId, customerId)),
    )
    .leftJoin(
      missingEntitlements,
      and(eq(missingEntitlements.partnerId, partners.id), eq(missingEntitlements.customerId, customerId)),
    )
    .leftJoin(users, eq(users.id, missingEntitlements.byId))
    .where(
      and(
        isNull(entitlements.partnerId),
        eq(partners.isKeptOut, false),
        or(isNull(offers.endsOn), gt(offers.endsOn, sql`now()`)),
      ),
    )
    .orderBy(sql`lower(${partners.title})`, asc(partners.id));
  return rows.map(({ missing, by, ...partner }) => Object.assign(partner, { status: statusOf(missing, by) }));
}
