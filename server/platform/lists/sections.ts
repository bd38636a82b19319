import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A section of a list in ascending order: its lowest value, and its number of rows. */
export interface Section {
  readonly start: string | number;
  readonly rows: number;
}

export function rowsOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { rows }) => sum + rows, 0);
}

/** A keyset seek: up or down the order from a value, or from an end of the list if null, skipping `offset` rows. */
export interface Seek {
  readonly isUp: boolean;
  readonly from: Section['start'] | null;
  readonly offset: number;
}

/** Plans the shorter seek to rows at a position: up from the first row's section, or down from the last row's. */
export function planSeek(sections: readonly Section[], position: number, count: number): Seek {
  let up: Seek = { isUp: true, from: null, offset: position };
  let down: Seek = { isUp: false, from: null, offset: rowsOf(sections) - position - count };
  let begin = 0;
  for (const { start, rows } of sections) {
    if (begin > 0 && begin <= position) up = { isUp: true, from: start, offset: position - begin };
    const passed = begin - position - count;
    if (passed >= 0 && passed < down.offset) down = { isUp: false, from: start, offset: passed };
    begin += rows;
  }
  return down.offset < up.offset ? down : up;
}

/** Condition for the rows from the value of a seek in its direction; undefined for a seek from an end. */
export function seekCondition(column: SQLWrapper, { isUp, from }: Seek): SQL | undefined {
  if (from === null) return undefined;
  return isUp ? sql`${column} >= ${from}` : sql`${column} < ${from}`;
}
