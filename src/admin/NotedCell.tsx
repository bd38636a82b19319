import type { ReactNode } from 'react';
import styles from './NotedCell.module.css';

interface NotedCellProps {
  readonly note: ReactNode;
  /** Shown under the note: a `Chip`. */
  readonly warning?: ReactNode;
  readonly children: ReactNode;
}

/** A cell with a note under what it says. */
export function NotedCell({ note, warning, children }: NotedCellProps) {
  return (
    <span className={styles['lines']}>
      {children}
      <span className={styles['note']}>{note}</span>
      {warning}
    </span>
  );
}
