import { desc, gt, lte, sql } from 'drizzle-orm';
import { addDays, marketplaceToday } from '#domain/days.ts';
import { createPartnerIndex } from '#domain/partnerSearch.ts';
import { unfoundSearchLimits } from '#domain/unfoundSearch.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listAllSearchedPartners } from './listSearchedPartners.ts';
import { unfoundSearches } from './searchTables.ts';

/** Maximum number of listed searches; the most frequent ones are listed. */
const most = 20;

const { text, day, times, groups } = unfoundSearches;

/** Lists searches of the last 90 days without a result that three or more `groups` made; `finds` is the result now. */
export async function listUnfoundSearches(db: Database) {
  const total = sql<number>`sum(${times})`.mapWith(Number);
  const rows = await db
    .select({ text, times: total, lastOn: sql<string>`max(${day})::text` })
    .from(unfoundSearches)
    .where(gt(day, lastDeletedDay()))
    .groupBy(text)
    .having(sql`bit_count(bit_or(${groups})::bit(16)) >= ${unfoundSearchLimits.people}`)
    .orderBy(desc(total), text)
    .limit(most);
  if (rows.length === 0) return [];
  const partners = await listAllSearchedPartners(db);
  const search = await createPartnerIndex(partners);
  return rows.map((row) => {
    const [best] = search.find(row.text);
    return Object.assign(row, { finds: partners.find(({ id }) => id === best?.id)?.title ?? null });
  });
}

/** Deletes counts of days that are 90 or more days ago. */
export async function deleteOldSearches(db: Database): Promise<void> {
  await db.delete(unfoundSearches).where(lte(day, lastDeletedDay()));
}

function lastDeletedDay(): string {
  return addDays(marketplaceToday(), -unfoundSearchLimits.days);
}
