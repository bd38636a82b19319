import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { houseToday } from '#domain/days.ts';
import { countedSearch } from '#domain/unfoundSearch.ts';
import { countForNetwork } from '#server/auth/networkLimit.ts';
import type { Database } from '#server/db/database.ts';
import { unfoundSearches } from '#server/db/searchTables.ts';

/** Who searched: a person by their id, a visitor by their network alone. */
interface Searcher {
  readonly userId: number | null;
  /** As `callerNetwork` spells it. */
  readonly network: string;
}

/** Searches that a network may have counted in 15 minutes. */
const mostOfNetwork = 100;

/** Groups of people for each text. */
const groups = 16;

/**
 * Counts a search that found no partner. Who made it is not kept, but for one of sixteen groups.
 * @throws {Problem} TOO_MANY_ATTEMPTS
 */
export async function countUnfoundSearch(db: Database, search: string, by: Searcher): Promise<void> {
  const text = countedSearch(search);
  if (text === null) return;
  await countForNetwork(db, { calls: 'searches', network: by.network, count: 1, most: mostOfNetwork });
  const { times, groups: seen } = unfoundSearches;
  await db
    .insert(unfoundSearches)
    .values({ text, day: houseToday(), times: 1, groups: 1 << groupOf(text, by) })
    .onConflictDoUpdate({
      target: [unfoundSearches.text, unfoundSearches.day],
      set: { times: sql`${times} + 1`, groups: sql`${seen} | excluded.groups` },
    });
}

function groupOf(text: string, { userId, network }: Searcher): number {
  const who = userId === null ? network : String(userId);
  return createHash('sha256').update(`${text}\n${who}`).digest().readUInt8() % groups;
}
