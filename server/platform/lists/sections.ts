import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A section of a list in ascending order: its lowest value, and its number of rows. */
export interface ListSection {
  readonly start: string | number;
  readonly rows: number;
}

export function sumSectionRows(sections: readonly ListSection[]): number {
  return sections.reduce((sum, { rows }) => sum + rows, 0);
}

/** A keyset seek: ascending or descending from a value, or from an end of the list if null, past `offset` rows. */
export interface Seek {
  readonly isUp: boolean;
  readonly from: ListSection['start'] | null;
  readonly offset: number;
}

/** Plans the shorter seek to `count` rows at `position`, from 0: up from their section, or down from a later one. */
export function planSeek(sections: readonly ListSection[], position: number, count: number): Seek {
  let up: Seek = { isUp: true, from: null, offset: position };
  let down: Seek = { isUp: false, from: null, offset: sumSectionRows(sections) - position - count };
  let begin = 0;
  for (const { start, rows } of sections) {
    if (begin > 0 && begin <= position) up = { isUp: true, from: start, offset: position - begin };
    const passed = begin - position - count;
    if (passed >= 0 && passed < down.offset) down = { isUp: false, from: start, offset: passed };
    begin += rows;
  }
  return down.offset < up.offset ? down : up;
}

/** Returns the condition for rows from a seek's value up, or below it; undefined for a seek from an end of the list. */
export function seekCondition(column: SQLWrapper, { isUp, from }: Seek): SQL | undefined {
  if (from === null) return undefined;
  return isUp ? sql`${column} >= ${from}` : sql`${column} < ${from}`;
}
