// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- some browsers take a table's roles away with its display.
import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { OrderField } from '#haven/fields/OrderField.tsx';
import { Surface } from '#haven/layout/Surface.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import table from './DataTable.module.css';
import styles from './ListTable.module.css';
import { cellClass, type CellFit } from './tableCell.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

export interface ListColumn<Row> extends CellFit {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Name of the order that the list has by it. */
  readonly order?: string | undefined;
  /** Whether the most come first where it is chosen: of numbers that say what matters. */
  readonly descendsFirst?: true | undefined;
  /** What each way of it is called: "A to Z", "Z to A". */
  readonly ways?: readonly [ascending: string, descending: string] | undefined;
}

export interface ListOrder {
  readonly order: string;
  readonly descending: boolean;
}

interface ListTableProps<Row> {
  /** What is listed, for who does not see it. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What a row is called, for who does not see it. */
  readonly nameOf: (row: Row) => string;
  /** The first names the row. */
  readonly columns: readonly ListColumn<Row>[];
  /** In which order whoever gives the rows has put them. */
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
  /** Given with `onSelect` where something can be done with several rows at once. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** What can be done with those that are selected. */
  readonly bulk?: ReactNode;
  /** Under the rows, in the same card: a `Pagination`. */
  readonly footer?: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * A page of a long list, whose order, selection and pages are whoever's who gives the rows. On phones each row is a
 * card. Shift selects from the row selected last.
 */
export function ListTable<Row>({
  caption,
  rows,
  keyOf,
  nameOf,
  columns: given,
  order: { order, descending },
  onOrder,
  selected = nothing,
  onSelect,
  bulk,
  footer,
}: ListTableProps<Row>) {
  const columns = useMemo<ColumnDef<typeof features, Row & object>[]>(
    () =>
      given.map(({ name, order: sorted, descendsFirst = false }) => ({
        id: sorted ?? name,
        header: name,
        accessorFn: (row) => row,
        enableSorting: sorted !== undefined,
        sortDescFirst: descendsFirst,
      })),
    [given],
  );
  const list = useTable({
    features,
    columns,
    data: rows as readonly (Row & object)[],
    getRowId: (row) => keyOf(row),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: onSelect !== undefined,
    state: {
      sorting: [{ id: order, desc: descending }],
      rowSelection: toSelection(selected),
    },
    onSortingChange: (change) => {
      const [sorted] = typeof change === 'function' ? change([{ id: order, desc: descending }]) : change;
      if (sorted) onOrder({ order: sorted.id, descending: sorted.desc });
    },
    onRowSelectionChange: (change) => {
      const after = typeof change === 'function' ? change(toSelection(selected)) : change;
      onSelect?.(new Set(Object.keys(after).filter((key) => after[key])));
    },
  });
  const canSelect = onSelect !== undefined;

  return (
    <div className={table['room']}>
      <Surface padding="none" className={table['frame']}>
        <OrderField columns={given} order={order} descending={descending} onOrder={onOrder} />
        {canSelect && (
          <div className={styles['bulk']}>
            <PageBox
              isChecked={list.getIsAllRowsSelected()}
              isPartly={list.getIsSomeRowsSelected()}
              onToggle={(isChecked) => list.toggleAllRowsSelected(isChecked)}
            />
            <output className={styles['count']}>
              {selected.size > 0 && `${selected.size.toLocaleString('en-US')} selected`}
            </output>
            {selected.size > 0 && bulk}
          </div>
        )}
        <div className={table['scroller']}>
          <table role="table" className={table['table']}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <thead role="rowgroup" className={table['head']}>
              {list.getHeaderGroups().map(({ id, headers }) => (
                <tr key={id} role="row">
                  {canSelect && (
                    <th role="columnheader" scope="col" className={styles['boxColumn']}>
                      <VisuallyHidden>Selected</VisuallyHidden>
                    </th>
                  )}
                  {headers.map(({ column }) => (
                    <th
                      key={column.id}
                      role="columnheader"
                      scope="col"
                      aria-sort={ariaSort(column.getCanSort(), column.getIsSorted())}
                    >
                      {column.getCanSort() ? (
                        <button
                          type="button"
                          className={styles['sort']}
                          onClick={column.getToggleSortingHandler()}
                        >
                          {String(column.columnDef.header)}
                          <Icon
                            name="chevronDown"
                            size={14}
                            className={styles[column.getIsSorted() || 'unsorted']}
                          />
                        </button>
                      ) : (
                        String(column.columnDef.header)
                      )}
                    </th>
                  ))}
                </tr>
              ))}
            </thead>
            <tbody role="rowgroup">
              {list.getRowModel().rows.map((row) => (
                <tr
                  key={row.id}
                  role="row"
                  className={table['row']}
                  data-selected={row.getIsSelected() ? '' : undefined}
                >
                  {canSelect && (
                    <td role="cell" className={styles['boxColumn']}>
                      <Checkbox
                        label={<VisuallyHidden>Select {nameOf(row.original)}</VisuallyHidden>}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </td>
                  )}
                  {row.getAllCells().map(({ id, column }, index) => {
                    const facts = given[index];
                    const shown = facts?.cell(row.original);
                    return index === 0 ? (
                      <th key={id} role="rowheader" scope="row" className={cellClass('name', facts)}>
                        <div>{shown}</div>
                      </th>
                    ) : (
                      <td key={id} role="cell" className={cellClass('cell', facts)}>
                        <span aria-hidden="true" className={table['label']}>
                          {String(column.columnDef.header)}
                        </span>
                        <div>{shown}</div>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {footer !== undefined && <div className={table['footer']}>{footer}</div>}
      </Surface>
    </div>
  );
}

function toSelection(keys: ReadonlySet<string>): Record<string, true> {
  return Object.fromEntries([...keys].map((key) => [key, true as const]));
}

function ariaSort(canSort: boolean, sorted: false | 'asc' | 'desc') {
  if (!canSort) return undefined;
  return sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending';
}

interface PageBoxProps {
  readonly isChecked: boolean;
  /** Some of the rows are selected, but not all. */
  readonly isPartly: boolean;
  readonly onToggle: (isChecked: boolean) => void;
}

/** Selects the rows of the page, or none of them (spec section 9). */
function PageBox({ isChecked, isPartly, onToggle }: PageBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartly && !isChecked;
  }, [isPartly, isChecked]);
  return (
    <Checkbox
      ref={ref}
      label="Select current page"
      checked={isChecked}
      onChange={({ target }) => onToggle(target.checked)}
    />
  );
}
