import { inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';

/** How a text is compared with a search: whether it contains it, or has a word that differs by one or two typos. */
export type Match = 'contains' | 'resembles';

/** Letters of a search from which on it may have typos. */
const shortestResembling = 4;

/** The word similarity of a word of six letters to the one that differs from it in a letter. */
const leastSimilarity = '0.4';

/** As many rows are taken for a search with typos. */
const mostSimilar = 100;

/** The pattern of SQL's `like` for a text that contains this one, whose own signs stand for themselves. */
function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/**
 * That a text in lower case contains the search, whatever its letter case, or resembles it (`pg_trgm`, word
 * similarity). An index of trigrams finds nothing by one or two letters within a word, so they are sought where a word
 * begins.
 */
export function textMatches(text: SQLWrapper, search: string, match: Match): SQL | undefined {
  if (match === 'resembles') return sql`lower(${search}) <% ${text}`;
  if (Array.from(search).length > 2) return sql`${text} like lower(${containing(search)})`;
  const start = `${escaped(search)}%`;
  return or(sql`${text} like lower(${start})`, sql`${text} like lower(${`% ${start}`})`);
}

/** The rows that contain the search; where none does, those that resemble it. */
export async function forgiveTypos(
  db: Database,
  table: PgTable & { readonly id: AnyPgColumn },
  search: string,
  soughtBy: (match: Match) => SQL | undefined,
): Promise<SQL | undefined> {
  const contains = soughtBy('contains');
  if (Array.from(search).length < shortestResembling) return contains;
  const [any] = await db
    .select({ any: sql`1` })
    .from(table)
    .where(contains)
    .limit(1);
  if (any) return contains;
  const similar = await db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${leastSimilarity}, true)`,
    );
    return transaction
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(soughtBy('resembles'))
      .limit(mostSimilar);
  });
  return inArray(
    table.id,
    similar.map((row) => row.id),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
