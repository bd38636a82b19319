import { spinnerSize } from '#haven/theme/tokens.ts';
import styles from './Ring.module.css';

interface RingProps {
  readonly size: keyof typeof spinnerSize;
}

/** The turning part of a `Spinner`, without words. */
export function Ring({ size }: RingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles['ring']}
      width={spinnerSize[size]}
      height={spinnerSize[size]}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={spinnerSize[size] > spinnerSize.middle ? 1.25 : 2}
      strokeLinecap="round"
    >
      <circle cx="8" cy="8" r="6.5" pathLength="100" strokeDasharray="70 30" />
    </svg>
  );
}
