import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { entitlements, partners } from './partnerTables.ts';

/** The partner that something is available from, as people of a company may know it. */
export interface AvailablePartner {
  readonly id: number;
  readonly title: string;
  /** Its page; null where it has none here. */
  readonly path: string | null;
  /** Whether the company has it. */
  readonly isIncluded: boolean;
}

/** The partners of these ids as this company stands with them, by id. */
export async function findAvailablePartners(
  db: Database,
  customerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AvailablePartner>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ partner: partners, grantedAt: entitlements.grantedAt })
    .from(partners)
    .leftJoin(
      entitlements,
      and(eq(entitlements.partnerId, partners.id), eq(entitlements.customerId, customerId)),
    )
    .where(inArray(partners.id, [...ids]));
  return new Map(
    rows.map(({ partner: { id, title, pages }, grantedAt }) => [
      id,
      { id, title, path: pages[0] ?? null, isIncluded: grantedAt !== null },
    ]),
  );
}
