import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { marketplaceToday } from '#domain/days.ts';
import { normalizeUnfoundSearch } from '#domain/unfoundSearch.ts';
import { enforceNetworkLimit } from '#server/platform/auth/networkLimit.ts';
import type { Database } from '#server/platform/db/database.ts';
import { unfoundSearches } from './searchTables.ts';

/** Maximum number of searches without results that are counted for a network in 15 minutes. */
const mostOfNetwork = 100;

/** Number of groups into which people are divided, differently for each search. */
const groups = 16;

/**
 * Counts a search that found no partner, unless `normalizeUnfoundSearch` rejects it, and marks the person's group for this text
 * (about a sixteenth of all people). `userId` is null for a visitor.
 * @throws {Problem} TOO_MANY_ATTEMPTS if the network has sent too many
 */
export async function countUnfoundSearch(
  db: Database,
  search: string,
  { userId, network }: { readonly userId: number | null; readonly network: string },
): Promise<void> {
  const text = normalizeUnfoundSearch(search);
  if (text === null) return;
  await enforceNetworkLimit(db, { calls: 'searches', network, count: 1, most: mostOfNetwork });
  const { times, groups: seen } = unfoundSearches;
  await db
    .insert(unfoundSearches)
    .values({ text, day: marketplaceToday(), times: 1, groups: groupOf(text, userId) })
    .onConflictDoUpdate({
      target: [unfoundSearches.text, unfoundSearches.day],
      set: { times: sql`${times} + 1`, groups: sql`${seen} | excluded.groups` },
    });
}

/** Returns the bit of the person's group for a search; 0 for visitors, who count toward no group. */
function groupOf(text: string, userId: number | null): number {
  if (userId === null) return 0;
  return 1 << (createHash('sha256').update(`${text}\n${userId}`).digest().readUInt8() % groups);
}
