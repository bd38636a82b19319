import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
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
        <Card key={label} variant="plain" className={styles['tile']}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {href === undefined ? (
              label
            ) : (
              <Link color="inherit" underline="none" href={href} className={styles['link']}>
                {label}
              </Link>
            )}
          </Typography>
          <Typography component="dd" variant="h2">
            {value}
          </Typography>
          {note !== undefined && (
            <Typography component="dd" variant="caption" color={tone ?? 'textSecondary'}>
              {note}
            </Typography>
          )}
        </Card>
      ))}
    </dl>
  );
}
