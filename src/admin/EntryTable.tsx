import type { ComponentProps } from 'react';
import { DataTable } from '#haven/data/DataTable.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { EntrySection } from './EntrySection.tsx';

interface EntryTableProps<Row> extends Pick<
  ComponentProps<typeof DataTable<Row>>,
  'rows' | 'keyOf' | 'columns'
> {
  readonly title: string;
  /** Sentence shown in place of a table without rows. */
  readonly none: string;
  /** Number of rows on the server; if `rows` has fewer, a line below the table names both numbers. */
  readonly total?: number;
}

export function EntryTable<Row>({ title, none, rows, total = rows.length, ...table }: EntryTableProps<Row>) {
  return (
    <EntrySection title={title}>
      {rows.length === 0 ? <p>{none}</p> : <DataTable caption={title} rows={rows} {...table} />}
      {total > rows.length && (
        <p>
          The first {rows.length} of {formatCount(total)}.
        </p>
      )}
    </EntrySection>
  );
}
