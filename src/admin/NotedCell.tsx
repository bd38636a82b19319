import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NotedCellProps {
  readonly note: ReactNode;
  /** Element below the note, such as a `Chip`. */
  readonly warning?: ReactNode;
  readonly children: ReactNode;
}

/** Content of a table cell, with a note in small type below. */
export function NotedCell({ note, warning, children }: NotedCellProps) {
  return (
    <Stack component="span" spacing={1} sx={{ alignItems: 'flex-start' }}>
      {children}
      <Typography variant="caption" color="textSecondary">
        {note}
      </Typography>
      {warning}
    </Stack>
  );
}
