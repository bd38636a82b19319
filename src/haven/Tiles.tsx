import type { ReactNode } from 'react';
import styles from './Tiles.module.css';

export interface Tile {
  readonly label: string;
  readonly value: string;
  /** What the value is to be read by: "58.9% of runs". */
  readonly note?: ReactNode;
  readonly tone?: 'success' | 'warning' | 'error' | undefined;
}

/** A few numbers at a glance. */
export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <dl className={styles['tiles']}>
      {tiles.map(({ label, value, note, tone }) => (
        <div key={label} className={styles['tile']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          {note !== undefined && (
            <dd className={[styles['note'], tone && styles[tone]].filter(Boolean).join(' ')}>{note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
