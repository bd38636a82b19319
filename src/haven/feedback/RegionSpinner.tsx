import type { ReactNode } from 'react';
import { spinnerContentHeight } from '#haven/theme/tokens.ts';
import styles from './RegionSpinner.module.css';
import { Spinner } from './Spinner.tsx';

const ringOf = { small: 'small', default: 'middle', large: 'large' } as const;

interface RegionSpinnerProps {
  readonly isSpinning: boolean;
  readonly size?: keyof typeof ringOf | undefined;
  /** What is going on; the large size says "Loading..." of itself. */
  readonly label?: string | undefined;
  /** Milliseconds for which nothing is shown yet. */
  readonly delay?: number | undefined;
  /** What is covered meanwhile; without it the spinner stands for the region, 400 px high. */
  readonly children?: ReactNode;
}

/** A region that waits: its content stays in sight, out of reach. */
export function RegionSpinner({
  isSpinning,
  size = 'default',
  label,
  delay = 0,
  children,
}: RegionSpinnerProps) {
  const isEmpty = children === undefined;
  return (
    <div
      aria-busy={isSpinning}
      className={styles['region']}
      style={{ minHeight: isEmpty && isSpinning ? spinnerContentHeight : undefined }}
    >
      {!isEmpty && (
        <div inert={isSpinning} className={styles['content']} style={{ transitionDelay: `${delay}ms` }}>
          {children}
        </div>
      )}
      {isSpinning && (
        <div className={styles['cover']}>
          <Spinner size={ringOf[size]} label={label} delay={delay} />
        </div>
      )}
    </div>
  );
}
