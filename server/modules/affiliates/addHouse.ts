import { marketplaceAffiliate } from '#domain/affiliate.ts';
import { brand } from '#domain/brand.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates } from '#server/platform/db/schema.ts';

/** Adds the house as an affiliate, to whom everybody belongs who names no other. */
export async function addHouse(db: Database): Promise<void> {
  await db
    .insert(affiliates)
    .values({ id: marketplaceAffiliate, companyName: brand.name, state: 'approved' })
    .onConflictDoNothing();
}
