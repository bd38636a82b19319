import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** One primary button and one link. */
  readonly actions?: ReactNode;
}

/** A message in place of missing content: why there is none, and what to do next. */
export function EmptyState({ drawing, title, children, actions }: EmptyStateProps) {
  return (
    <Stack
      direction={{ xs: 'column', md: 'row-reverse' }}
      spacing={6}
      sx={{ alignItems: 'center', justifyContent: 'flex-end' }}
    >
      <Box sx={{ maxWidth: 480 }}>
        <h2>{title}</h2>
        {children !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {children}
          </Typography>
        )}
        {actions !== undefined && (
          <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 6 }}>
            {actions}
          </Stack>
        )}
      </Box>
      {drawing !== undefined && (
        <Box
          sx={{
            flex: 'none',
            width: 'min(320px, 100%)',
            '& svg': { display: 'block', width: 1, height: 'auto' },
          }}
        >
          {drawing}
        </Box>
      )}
    </Stack>
  );
}
