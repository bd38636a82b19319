import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface SummaryRowProps {
  /** Link or button at the right: "Change". */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** One line with the answer of an earlier step, and an action such as a link back to the step. */
export function SummaryRow({ action, children }: SummaryRowProps) {
  return (
    <Stack
      direction="row"
      spacing={4}
      sx={{
        alignItems: 'center',
        minHeight: 44,
        px: 4,
        py: 3,
        borderRadius: 'var(--haven-radius-control)',
        bgcolor: 'background.sunken',
        typography: 'h6',
        '@media (forced-colors: active)': { border: '1px solid' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>{action}</Box>
    </Stack>
  );
}
