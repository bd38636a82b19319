import type { ReactNode } from 'react';
import type { AdminListShape } from '#domain/adminList.ts';
import { ListTable, type ListColumn } from '#haven/data/ListTable.tsx';
import { AdminPages } from './AdminPages.tsx';
import { useAdminList } from './useAdminList.ts';
import type { Selection } from './useSelection.ts';

/** A page of rows of a list. */
export interface PageProps<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
}

interface AdminTableProps<Row> extends PageProps<Row> {
  readonly list: AdminListShape;
  /** Plural of the rows: "partners". */
  readonly what: string;
  readonly caption: string;
  /** Name of a row for screen readers. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly ListColumn<Row>[];
  /** Given with `bulk` where something can be done with several rows at once. */
  readonly selection?: Selection<Row>;
  /** Actions on the selected rows. */
  readonly bulk?: ReactNode;
}

/** A page of rows, in the order and with the pages that the address names. */
export function AdminTable<Row extends { readonly id: string }>({
  list,
  what,
  total,
  isLoading,
  selection,
  ...table
}: AdminTableProps<Row>) {
  const { place, goTo } = useAdminList(list);
  return (
    <div aria-busy={isLoading}>
      <ListTable
        {...table}
        keyOf={({ id }) => id}
        order={place}
        onOrder={goTo}
        selected={selection && new Set(selection.chosen.map(({ id }) => id))}
        onSelect={selection?.select}
        footer={<AdminPages list={list} what={what} total={total} />}
      />
    </div>
  );
}
