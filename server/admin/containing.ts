import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The pattern of SQL's `like` for a text that contains this one, whose own signs stand for themselves. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/**
 * That a text in lower case contains the search, whatever its letter case. An index of trigrams finds nothing by one
 * or two letters within a word, so they are sought where a word begins.
 */
export function textContains(text: SQLWrapper, search: string): SQL | undefined {
  if (Array.from(search).length > 2) return sql`${text} like lower(${containing(search)})`;
  const start = `${escaped(search)}%`;
  return or(sql`${text} like lower(${start})`, sql`${text} like lower(${`% ${start}`})`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
