import styles from './DataTable.module.css';

/** How the words of a column go on in other lines; without either anywhere, with room for a few of them in each. */
export interface CellFit {
  /** Stays in one line: dates, numbers. */
  readonly isShort?: true | undefined;
  /** Goes on between its words alone, unless one is longer than such words are: names, codes. */
  readonly hasWholeWords?: true | undefined;
}

/** The class of a cell: of the one that names the row, or of another. */
export function cellClass(kind: 'name' | 'cell', { isShort, hasWholeWords }: CellFit = {}): string {
  return [styles[kind], isShort && styles['short'], hasWholeWords && styles['words']]
    .filter(Boolean)
    .join(' ');
}
