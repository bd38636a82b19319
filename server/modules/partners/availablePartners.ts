import { inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { entitlements, customerPartnerCondition, partners } from './partnerTables.ts';

/** A partner as people of a company see it, whether or not the company has it. */
export interface PartnerWithEntitlement {
  readonly id: number;
  readonly title: string;
  /** Path of the partner's first page; null if it has none. */
  readonly path: string | null;
  /** Whether the company has the partner. */
  readonly isIncluded: boolean;
}

/** Finds the partners with these ids, and whether this company has them. Returns a map by partner id. */
export async function findPartnersWithEntitlement(
  db: Database,
  customerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PartnerWithEntitlement>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ partner: partners, grantedAt: entitlements.grantedAt })
    .from(partners)
    .leftJoin(entitlements, customerPartnerCondition(entitlements, customerId))
    .where(inArray(partners.id, [...ids]));
  return new Map(
    rows.map(({ partner: { id, title, pages }, grantedAt }) => [
      id,
      { id, title, path: pages[0] ?? null, isIncluded: grantedAt !== null },
    ]),
  );
}
