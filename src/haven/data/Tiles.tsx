import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from '#haven/actions/Link.tsx';

export interface Tile {
  readonly label: string;
  readonly value: string;
  /** Explanation of the value: "58.9% of runs". */
  readonly note?: ReactNode;
  readonly tone?: 'success' | 'warning' | 'error' | undefined;
  readonly href?: string | undefined;
}

export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
    >
      {tiles.map(({ label, value, note, tone, href }) => (
        <Card key={label} variant="plain" sx={{ position: 'relative', p: 4 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {href === undefined ? (
              label
            ) : (
              <Link
                color="inherit"
                underline="hover"
                href={href}
                // Extends the link over the whole tile.
                sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
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
    </Box>
  );
}
