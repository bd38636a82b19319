import type { ReactNode } from 'react';
import styles from './SummaryRow.module.css';

interface SummaryRowProps {
  /** One link or button at the right: "Change". */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What was answered before, in one line, and the way back to it. */
export function SummaryRow({ action, children }: SummaryRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['answer']}>{children}</div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
