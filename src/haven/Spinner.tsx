import styles from './Spinner.module.css';

const sizes = { small: 16, middle: 24, large: 36, xLarge: 48 } as const;

interface SpinnerProps {
  readonly size?: keyof typeof sizes | undefined;
  /** What is going on; the two large sizes say "Loading..." of themselves. An empty text keeps silent. */
  readonly label?: string | undefined;
}

/** A turning ring; a region that waits says so in words beside it. */
export function Spinner({ size = 'middle', label }: SpinnerProps) {
  const isLarge = size === 'large' || size === 'xLarge';
  const words = label ?? (isLarge ? 'Loading...' : '');
  const ring = (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles['ring']}
      width={sizes[size]}
      height={sizes[size]}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={isLarge ? 1.25 : 2}
      strokeLinecap="round"
    >
      <circle cx="8" cy="8" r="6.5" pathLength="100" strokeDasharray="70 30" />
    </svg>
  );
  if (words === '') return ring;
  return (
    <output className={styles['spinner']}>
      {ring}
      <span>{words}</span>
    </output>
  );
}
