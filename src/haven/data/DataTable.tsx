// oxlint-disable jsx-a11y/prefer-tag-over-role -- some browsers take the roles of a table away with its display.
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './DataTable.module.css';
import { OrderField } from './OrderField.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { nextOrder, type DataColumn, type RowOrder } from './tableColumns.ts';
import { useSelectRow, type RowSelection } from './useSelectRow.ts';

interface DataTableProps<Row> {
  /** Title for screen readers. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first names the row. */
  readonly columns: readonly DataColumn<Row>[];
  /** Order of the rows, where columns offer one. */
  readonly order?: RowOrder | undefined;
  readonly onOrder?: ((order: RowOrder) => void) | undefined;
  /** Rows that something can be done with at once; `nameOf` names a row for screen readers. */
  readonly selection?: (RowSelection & { readonly nameOf: (row: Row) => string }) | undefined;
  /** Actions at the end of a row, in a column of their own while any row has some. */
  readonly renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Shown under the rows, in the same card: a `Pagination`. */
  readonly footer?: ReactNode;
  /** Scrolls a table that is wider than its card. Its rows need links, by which the keyboard gets there. */
  readonly scrolls?: boolean;
}

const ignoreOrder = () => undefined;
const noRows: RowSelection = { keys: new Set(), onChange: () => undefined, actions: null };

/**
 * MUI's table, whose caller orders, selects and pages the rows. Where it has too little room for a row, each row is a
 * card: its name, then each fact with its label, then the actions.
 */
export function DataTable<Row>({
  caption,
  rows,
  keyOf,
  columns,
  order,
  onOrder = ignoreOrder,
  selection,
  renderActions,
  footer,
  scrolls = false,
}: DataTableProps<Row>) {
  const keys = rows.map(keyOf);
  const { isSelected, selectRow } = useSelectRow(keys, selection ?? noRows);
  const actions = rows.map((row) => renderActions?.(row));
  const hasActions = actions.some(Boolean);

  return (
    <div className={styles['room']}>
      <Card variant="plain" className={styles['frame']}>
        {order && <OrderField columns={columns} order={order} onOrder={onOrder} />}
        {selection && <SelectionBar keys={keys} selection={selection} className={styles['bar']} />}
        <div className={scrolls ? styles['scroller'] : undefined}>
          <Table role="table" aria-label={caption}>
            <TableHead role="rowgroup">
              <TableRow role="row">
                {selection && (
                  <TableCell role="columnheader" padding="checkbox">
                    <VisuallyHidden>Selected</VisuallyHidden>
                  </TableCell>
                )}
                {columns.map((column) => (
                  <HeadCell key={column.name} column={column} order={order} onOrder={onOrder} />
                ))}
                {hasActions && (
                  <TableCell role="columnheader" align="right">
                    Actions
                  </TableCell>
                )}
              </TableRow>
            </TableHead>
            <TableBody role="rowgroup">
              {rows.map((row, at) => (
                <TableRow key={keys[at]} role="row" className={styles['row']}>
                  {selection && (
                    <TableCell role="cell" padding="checkbox" className={styles['box']}>
                      <Checkbox
                        label={<VisuallyHidden>Select {selection.nameOf(row)}</VisuallyHidden>}
                        checked={isSelected(at)}
                        onChange={(event) => selectRow(at, event)}
                      />
                    </TableCell>
                  )}
                  {columns.map(({ name, cell, fit = 'anywhere' }, index) =>
                    index === 0 ? (
                      <TableCell
                        key={name}
                        component="th"
                        role="rowheader"
                        scope="row"
                        className={[styles['name'], styles[fit]].join(' ')}
                      >
                        <div>{cell(row)}</div>
                      </TableCell>
                    ) : (
                      <TableCell key={name} role="cell" className={[styles['fact'], styles[fit]].join(' ')}>
                        <span aria-hidden="true" className={styles['label']}>
                          {name}
                        </span>
                        <div>{cell(row)}</div>
                      </TableCell>
                    ),
                  )}
                  {hasActions && (
                    <TableCell role="cell" className={styles['actions']}>
                      <div>{actions[at]}</div>
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </Card>
    </div>
  );
}

interface HeadCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly order: RowOrder | undefined;
  readonly onOrder: (order: RowOrder) => void;
}

function HeadCell<Row>({ column, order, onOrder }: HeadCellProps<Row>) {
  if (column.order === undefined || !order) {
    return <TableCell role="columnheader">{column.name}</TableCell>;
  }
  const isActive = column.order === order.order;
  const direction = order.descending ? 'desc' : 'asc';
  return (
    <TableCell role="columnheader" sortDirection={isActive && direction}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : column.descendsFirst ? 'desc' : 'asc'}
        onClick={() => onOrder(nextOrder(column, order))}
      >
        {column.name}
      </TableSortLabel>
    </TableCell>
  );
}
