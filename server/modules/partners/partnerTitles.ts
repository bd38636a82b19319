import { asc, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { readPage } from '#server/platform/lists/readPage.ts';
import { matchSearch } from '#server/platform/lists/textMatches.ts';
import { partners } from './partnerTables.ts';

const { id, title } = partners;
const byTitle = [sql`lower(${title})`, id];

/** Lists the ids and titles of all partners, sorted by title. */
export function listPartnerTitles(db: Database) {
  return db
    .select({ id, title })
    .from(partners)
    .orderBy(...byTitle.map((column) => asc(column)));
}

/** Finds the first `size` partners whose title matches `search`, sorted by title, and counts all that match. */
export async function findPartnerTitles(db: Database, search: string, size: number) {
  const found = await matchSearch(db, partners, search, [sql`lower(${title})`]);
  const order = { by: byTitle, descending: false };
  return readPage(db, { table: partners, found, page: { page: 1, size }, order }, ({ orderBy, limit }) =>
    db
      .select({ id, title })
      .from(partners)
      .where(found.rows)
      .orderBy(...orderBy)
      .limit(limit),
  );
}
