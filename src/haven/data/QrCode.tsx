import styles from './QrCode.module.css';

interface QrCodeProps {
  /** Path data of an SVG, one unit to a module. */
  readonly path: string;
  /** How many modules wide it is, with its quiet zone. */
  readonly size: number;
}

/** A code for a camera. What it says stands beside it in words, as nobody reads it by eye. */
export function QrCode({ path, size }: QrCodeProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox={`0 0 ${size} ${size}`} className={styles['squares']}>
      <path d={path} />
    </svg>
  );
}
