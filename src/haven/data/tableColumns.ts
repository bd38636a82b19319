import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Place of line breaks: nowhere (dates, numbers), or between words (names, codes); anywhere without it. */
  readonly fit?: 'line' | 'words' | undefined;
  /** Name of the order by this column. */
  readonly order?: string | undefined;
  /** Whether the first press orders from the most to the least. */
  readonly descendsFirst?: true | undefined;
  /** Words for both directions: "A to Z", "Z to A". */
  readonly ways?: readonly [ascending: string, descending: string] | undefined;
}

export interface RowOrder {
  readonly order: string;
  readonly descending: boolean;
}

/** Order after a press on the head of a column: the other direction of the same order, or the column's first one. */
export function nextOrder(
  { order = '', descendsFirst }: Pick<DataColumn<never>, 'order' | 'descendsFirst'>,
  now: RowOrder,
): RowOrder {
  return { order, descending: order === now.order ? !now.descending : descendsFirst === true };
}
