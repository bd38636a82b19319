import { desc, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';

export interface MatchCondition {
  /** Condition for the rows; undefined for an empty search. */
  readonly rows: SQL | undefined;
  /** Whether no row contains the search text, so that the rows only resemble it. */
  readonly isSimilar: boolean;
}

/** Minimal number of letters of a search that may have typos. */
const shortestResembling = 4;

/** Minimal word similarity (`pg_trgm`): that of two words of six letters that differ in one. */
const leastSimilarity = '0.4';

/** Maximum of rows that a search with typos finds. */
const mostSimilar = 100;

/**
 * Returns the condition for rows in which one of `texts` (lower case) contains the search; if there is none, for rows
 * with words that differ from it by one or two typos. A search with `@` or without four letters matches only exactly.
 */
export async function matchSearch(
  db: Database,
  table: PgTable & { readonly id: AnyPgColumn },
  search: string,
  texts: readonly SQLWrapper[],
  /** Condition for further matches, such as by id. */
  exact?: SQL,
): Promise<MatchCondition> {
  if (search === '') return { rows: undefined, isSimilar: false };
  const rows = or(exact, ...texts.map((text) => textContains(text, search)));
  if (!mayHaveTypos(search)) return { rows, isSimilar: false };
  const [any] = await db
    .select({ any: sql`1` })
    .from(table)
    .where(rows)
    .limit(1);
  if (any) return { rows, isSimilar: false };
  const ids = await findSimilar(db, table, search, texts);
  return { rows: inArray(table.id, ids), isSimilar: ids.length > 0 };
}

/**
 * Returns the condition that `text`, in lower case, contains the search, in any letter case. A search of one or two
 * letters matches only at the beginning of a word, since an index of trigrams finds nothing else by it.
 */
export function textContains(text: SQLWrapper, search: string): SQL | undefined {
  if (Array.from(search).length > 2) return sql`${text} like lower(${`%${escaped(search)}%`})`;
  const start = `${escaped(search)}%`;
  return or(sql`${text} like lower(${start})`, sql`${text} like lower(${`% ${start}`})`);
}

function mayHaveTypos(search: string): boolean {
  return !search.includes('@') && (search.match(/\p{L}/gu)?.length ?? 0) >= shortestResembling;
}

async function findSimilar(
  db: Database,
  table: PgTable & { readonly id: AnyPgColumn },
  search: string,
  texts: readonly SQLWrapper[],
): Promise<number[]> {
  const similarities = texts.map((text) => sql`word_similarity(lower(${search}), ${text})`);
  return db.transaction(async (transaction) => {
    // The planner underrates the cost of comparing texts and would read every row; these settings make it use
    // the index of trigrams.
    await transaction.execute(sql`
      select
        set_config('pg_trgm.word_similarity_threshold', ${leastSimilarity}, true),
        set_config('enable_seqscan', 'off', true),
        set_config('enable_indexscan', 'off', true),
        set_config('enable_indexonlyscan', 'off', true)
    `);
    const similar = await transaction
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(or(...texts.map((text) => sql`lower(${search}) <% ${text}`)))
      .orderBy(desc(sql`greatest(${sql.join(similarities, sql`, `)})`), table.id)
      .limit(mostSimilar);
    return similar.map(({ id }) => id);
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
