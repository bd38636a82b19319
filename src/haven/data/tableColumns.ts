import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Line breaks: nowhere (dates, numbers), between words (names, codes), or by default anywhere. */
  readonly fit?: 'line' | 'words' | undefined;
  /** Name of the order, for a column that can be sorted. */
  readonly order?: string | undefined;
  readonly descendsFirst?: true | undefined;
  /** Names of both directions: "A to Z", "Z to A". */
  readonly directions?: readonly [ascending: string, descending: string] | undefined;
}

export interface RowOrder {
  readonly order: string;
  readonly descending: boolean;
}
