import { desc, gt, lte, sql } from 'drizzle-orm';
import { addDays, marketplaceToday } from '#domain/days.ts';
import { createPartnerSearch } from '#domain/partnerSearch.ts';
import { unfoundSearchLimits } from '#domain/unfoundSearch.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listAllSearched } from './listSearchedPartners.ts';
import { unfoundSearches } from './searchTables.ts';

export interface UnfoundSearch {
  readonly text: string;
  readonly times: number;
  /** The last day on which somebody searched for it, YYYY-MM-DD by the house's clocks. */
  readonly lastOn: string;
  /** Title of the partner that it finds now; null where it still finds none. */
  readonly finds: string | null;
}

/** Searches that are listed at most: the most frequent ones. */
const most = 20;

const { text, day, times, groups } = unfoundSearches;

/** Lists searches of at least three people that found nothing in the last 90 days. */
export async function listUnfoundSearches(db: Database): Promise<readonly UnfoundSearch[]> {
  const total = sql<number>`sum(${times})`.mapWith(Number);
  const rows = await db
    .select({ text, times: total, lastOn: sql<string>`max(${day})::text` })
    .from(unfoundSearches)
    .where(gt(day, lastForgotten()))
    .groupBy(text)
    .having(sql`bit_count(bit_or(${groups})::bit(16)) >= ${unfoundSearchLimits.people}`)
    .orderBy(desc(total), text)
    .limit(most);
  if (rows.length === 0) return [];
  const partners = await listAllSearched(db);
  const search = await createPartnerSearch(partners);
  return rows.map((row) => {
    const [best] = search.find(row.text);
    const finds = partners.find(({ id }) => id === best?.id)?.title ?? null;
    return Object.assign(row, { finds });
  });
}

/** Forgets what was counted too long ago. */
export async function forgetUnfoundSearches(db: Database): Promise<void> {
  await db.delete(unfoundSearches).where(lte(day, lastForgotten()));
}

function lastForgotten(): string {
  return addDays(marketplaceToday(), -unfoundSearchLimits.days);
}
