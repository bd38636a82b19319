import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A part of a list in its ascending order: the least value that belongs to it, and how many rows it has. */
export interface Section {
  readonly start: string | number;
  readonly rows: number;
}

export function rowsOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { rows }) => sum + rows, 0);
}

/** How rows are reached: up or down the order from a value on, or from its end, past so many others. */
export interface Reach {
  readonly isUp: boolean;
  readonly from: Section['start'] | null;
  readonly offset: number;
}

/**
 * How so many rows from a position on, counted in ascending order, are reached past the fewest others: up from where the
 * section of the first of them begins, or down from where that of the last ends.
 */
export function reach(sections: readonly Section[], position: number, count: number): Reach {
  let up: Reach = { isUp: true, from: null, offset: position };
  let down: Reach = { isUp: false, from: null, offset: rowsOf(sections) - position - count };
  let begin = 0;
  for (const { start, rows } of sections) {
    if (begin > 0 && begin <= position) up = { isUp: true, from: start, offset: position - begin };
    const passed = begin - position - count;
    if (passed >= 0 && passed < down.offset) down = { isUp: false, from: start, offset: passed };
    begin += rows;
  }
  return down.offset < up.offset ? down : up;
}

/** The rows from that value on, in the direction of the reach. */
export function reached(column: SQLWrapper, { isUp, from }: Reach): SQL | undefined {
  if (from === null) return undefined;
  return isUp ? sql`${column} >= ${from}` : sql`${column} < ${from}`;
}
