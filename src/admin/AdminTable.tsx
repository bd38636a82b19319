import type { ReactNode } from 'react';
import type { AdminListShape } from '#domain/adminList.ts';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
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
  readonly columns: readonly DataColumn<Row>[];
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
  nameOf,
  bulk,
  ...table
}: AdminTableProps<Row>) {
  const { place, goTo } = useAdminList(list);
  return (
    <div aria-busy={isLoading}>
      <DataTable
        {...table}
        keyOf={({ id }) => id}
        order={place}
        onOrder={goTo}
        selection={
          selection && {
            keys: new Set(selection.chosen.map(({ id }) => id)),
            onChange: selection.select,
            nameOf,
            actions: bulk,
          }
        }
        footer={<AdminPages list={list} what={what} total={total} />}
      />
    </div>
  );
}
