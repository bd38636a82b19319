import type { ReactNode } from 'react';
import styles from './DimensionLine.module.css';

interface DimensionLineProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The value of an offer on a line with ticks, like a dimension in a building drawing. */
export function DimensionLine({ children, className }: DimensionLineProps) {
  return (
    <div className={[styles['line'], className].filter(Boolean).join(' ')}>
      <span className={styles['value']}>{children}</span>
    </div>
  );
}
