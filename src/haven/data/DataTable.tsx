// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- some browsers take a table's roles away with its display.
import type { ReactNode } from 'react';
import { Surface } from '#haven/layout/Surface.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './DataTable.module.css';
import { cellClass, type CellFit } from './tableCell.ts';

export interface DataColumn<Row> extends CellFit {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What is listed, for who does not see it. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first names the row. */
  readonly columns: readonly DataColumn<Row>[];
  /** What can be done with a row; at its end. Where nothing can be with any, there is no such column. */
  readonly renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Under the rows, in the same card: a `Pagination`. */
  readonly footer?: ReactNode;
  /** Scrolls a list that is wider than its card within it. Its rows need links, by which the keyboard gets there. */
  readonly scrolls?: boolean;
}

/** Rows of facts. On phones each is a card: its name, then each fact with its label, then the actions. */
export function DataTable<Row>({
  caption,
  rows,
  keyOf,
  columns,
  renderActions,
  footer,
  scrolls = false,
}: DataTableProps<Row>) {
  const actions = rows.map((row) => renderActions?.(row));
  const hasActions = actions.some(Boolean);
  return (
    <div className={styles['room']}>
      <Surface padding="none" className={styles['frame']}>
        <div className={scrolls ? styles['scroller'] : undefined}>
          <table role="table" className={styles['table']}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <thead role="rowgroup" className={styles['head']}>
              <tr role="row">
                {columns.map(({ name }) => (
                  <th key={name} role="columnheader" scope="col">
                    {name}
                  </th>
                ))}
                {hasActions && (
                  <th role="columnheader" scope="col" className={styles['actionsHead']}>
                    Actions
                  </th>
                )}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row, at) => (
                <tr key={keyOf(row)} role="row" className={styles['row']}>
                  {columns.map(({ name, cell, isShort, hasWholeWords }, index) =>
                    index === 0 ? (
                      <th
                        key={name}
                        role="rowheader"
                        scope="row"
                        className={cellClass('name', { isShort, hasWholeWords })}
                      >
                        <div>{cell(row)}</div>
                      </th>
                    ) : (
                      <td key={name} role="cell" className={cellClass('cell', { isShort, hasWholeWords })}>
                        <span aria-hidden="true" className={styles['label']}>
                          {name}
                        </span>
                        <div>{cell(row)}</div>
                      </td>
                    ),
                  )}
                  {hasActions && (
                    <td role="cell" className={styles['actions']}>
                      <div className={styles['acts']}>{actions[at]}</div>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </Surface>
    </div>
  );
}
