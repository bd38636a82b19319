import type { ReactNode } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import styles from './Tiles.module.css';

export interface Tile {
  readonly label: string;
  readonly value: string;
  /** What the value is to be read by: "58.9% of runs". */
  readonly note?: ReactNode;
  readonly tone?: 'success' | 'warning' | 'error' | undefined;
  /** Where more is to be read of it. */
  readonly href?: string | undefined;
}

/** A few numbers at a glance. */
export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <dl className={styles['tiles']}>
      {tiles.map(({ label, value, note, tone, href }) => (
        <div key={label} className={styles['tile']}>
          <dt className={styles['label']}>
            {href === undefined ? (
              label
            ) : (
              <Link color="inherit" underline="none" href={href} className={styles['link']}>
                {label}
              </Link>
            )}
          </dt>
          <dd className={styles['value']}>{value}</dd>
          {note !== undefined && (
            <dd className={[styles['note'], tone && styles[tone]].filter(Boolean).join(' ')}>{note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
