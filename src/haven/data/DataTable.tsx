// oxlint-disable jsx-a11y/prefer-tag-over-role -- some browsers take the roles of a table away with its display.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './DataTable.module.css';
import { formatCount } from './quantities.ts';
import type { DataColumn, RowOrder } from './tableColumns.ts';
import { useSelectRow, updateSelectedKeys, type RowSelection } from './useSelectRow.ts';

interface DataTableProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Columns of the table; the first one has the name of each row. */
  readonly columns: readonly DataColumn<Row>[];
  readonly order?: RowOrder | undefined;
  readonly onOrder?: ((order: RowOrder) => void) | undefined;
  /** Selected rows; `nameOf` returns the name of a row for screen readers. */
  readonly selection?: (RowSelection & { readonly nameOf: (row: Row) => string }) | undefined;
  /** Renders the actions of a row. The table has a column for them if at least one row has actions. */
  readonly renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Content under the rows, such as a `Pagination`. */
  readonly footer?: ReactNode;
  /** Whether a table wider than its card scrolls. Its rows then need links, so that the keyboard can scroll it. */
  readonly scrolls?: boolean;
}

const classes = (kind: 'name' | 'fact', fit: DataColumn<never>['fit']) =>
  fit ? `${styles[kind]} ${styles[fit]}` : styles[kind];
const ignoreOrder = () => undefined;
const noRows: RowSelection = { keys: new Set(), onChange: () => undefined, actions: null };

/** MUI's table; the caller orders, selects, and pages the rows. In a narrow container, each row is a card. */
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
        {selection && <SelectionBar keys={keys} selection={selection} />}
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
                  {columns.map(({ name, cell, fit }, index) =>
                    index === 0 ? (
                      <TableCell
                        key={name}
                        component="th"
                        role="rowheader"
                        scope="row"
                        className={classes('name', fit)}
                      >
                        <div>{cell(row)}</div>
                      </TableCell>
                    ) : (
                      <TableCell key={name} role="cell" className={classes('fact', fit)}>
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
  const { order: name, descendsFirst: startsDescending = false } = column;
  if (name === undefined || !order) return <TableCell role="columnheader">{column.name}</TableCell>;
  const isActive = name === order.order;
  const direction = order.descending ? 'desc' : 'asc';
  return (
    <TableCell role="columnheader" sortDirection={isActive && direction}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : startsDescending ? 'desc' : 'asc'}
        onClick={() => onOrder({ order: name, descending: isActive ? !order.descending : startsDescending })}
      >
        {column.name}
      </TableSortLabel>
    </TableCell>
  );
}

interface OrderFieldProps {
  readonly columns: readonly Pick<DataColumn<never>, 'name' | 'order' | 'descendsFirst' | 'directions'>[];
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

/** A select for the sort order, shown while rows are cards and have no column headers to press. */
function OrderField({ columns, order: { order, descending }, onOrder }: OrderFieldProps) {
  const options = columns.flatMap(
    ({ name, order: sorted, descendsFirst = false, directions = ['ascending', 'descending'] }) => {
      if (sorted === undefined) return [];
      const up = { value: sorted, label: `${name}: ${directions[0]}` };
      const down = { value: `-${sorted}`, label: `${name}: ${directions[1]}` };
      return descendsFirst ? [down, up] : [up, down];
    },
  );
  const now = `${descending ? '-' : ''}${order}`;
  const chosen = options.find(({ value }) => value === now);
  if (options.length === 0) return null;
  return (
    <Box sx={{ display: 'none', '@container (width < 640px)': { display: 'block', mb: 4 } }}>
      <SelectField
        label="Order by"
        placeholder={chosen ? null : 'Usual order'}
        options={options}
        value={chosen?.value ?? ''}
        onChange={({ target: { value } }) => {
          if (value !== '') onOrder({ order: value.replace(/^-/, ''), descending: value.startsWith('-') });
        }}
      />
    </Box>
  );
}

interface SelectionBarProps {
  readonly keys: readonly string[];
  readonly selection: RowSelection;
}

/** A bar that selects the page's rows (spec section 9), counts the selection on all pages, and shows its actions. */
function SelectionBar({ keys, selection: { keys: selected, onChange, actions } }: SelectionBarProps) {
  const here = keys.filter((key) => selected.has(key)).length;
  const isPartial = here > 0 && here < keys.length;
  return (
    <Stack
      direction="row"
      spacing="8px 16px"
      className={styles['bar']}
      sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 56, py: 2, px: 6, typography: 'body2' }}
    >
      <Checkbox
        label="Select current page"
        checked={here > 0 && !isPartial}
        indeterminate={isPartial}
        onChange={({ target }) => onChange(updateSelectedKeys(selected, keys, target.checked))}
      />
      <Typography component="output" variant="body2" color="textSecondary">
        {selected.size > 0 && `${formatCount(selected.size)} selected`}
        {selected.size > here && `, ${formatCount(selected.size - here)} on other pages`}
      </Typography>
      {selected.size > 0 && actions}
    </Stack>
  );
}
