import { desc, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';

/** Rows that match a search. */
export interface Matches {
  /** Undefined where nothing is searched for. */
  readonly rows: SQL | undefined;
  /** Whether no row contains the search, so that these only resemble it. */
  readonly isSimilar: boolean;
}

/** MailTemplates of a search from which on it may have typos. */
const shortestResembling = 4;

/** The word similarity (`pg_trgm`) of a word of six letters to one that differs from it in a letter. */
const leastSimilarity = '0.4';

/** Rows that a search with typos takes at most: the most similar ones. */
const mostSimilar = 100;

/**
 * The rows of which a text contains the search; where no row of the table does, those of which a text has words that
 * differ from it by one or two typos. The texts are in lower case. An address or a number is never taken for another.
 */
export async function matchSearch(
  db: Database,
  table: PgTable & { readonly id: AnyPgColumn },
  search: string,
  texts: readonly SQLWrapper[],
  /** Matches as well: a row of that number. */
  exact?: SQL,
): Promise<Matches> {
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
 * Matches texts in lower case that contain the search, whatever its letter case. An index of trigrams finds nothing by
 * one or two letters within a word, so they are sought where a word begins.
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
    // The planner takes comparing two texts to cost as much as comparing two numbers, and would read every row: of
    // what it may do, this leaves the index of trigrams.
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
