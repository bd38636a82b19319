import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Line breaks: none in `line` (dates, numbers), between words in `words` (names, codes), by default anywhere. */
  readonly fit?: 'line' | 'words' | undefined;
  /** Sort key of the column; absent if rows cannot be sorted by the column. */
  readonly order?: string | undefined;
  readonly descendsFirst?: true | undefined;
  /** Labels of both directions of the order: "A to Z", "Z to A". */
  readonly directions?: readonly [ascending: string, descending: string] | undefined;
}

export interface RowOrder {
  readonly order: string;
  readonly descending: boolean;
}
