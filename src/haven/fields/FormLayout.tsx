import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { PropsWithChildren } from 'react';

/** A column of fields, 20 px apart; with `dense`, for checkboxes, 8 px apart. */
export function FormFields({ dense = false, children }: PropsWithChildren<{ readonly dense?: boolean }>) {
  return (
    <Stack spacing={dense ? 2 : 5} sx={{ maxWidth: 640 }}>
      {children}
    </Stack>
  );
}

/** Two fields, such as first and last name, side by side from 600 px on. */
export function FieldRow({ children }: PropsWithChildren) {
  return (
    // Aligns the controls even if only one of the fields has an error.
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        gap: { xs: 5, sm: 4 },
        alignItems: { sm: 'end' },
        maxWidth: 640,
      }}
    >
      {children}
    </Box>
  );
}

/** The buttons under the fields: the primary one first, then outlined ones. */
export function FormActions({ children }: PropsWithChildren) {
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mt: 6 }}>
      {children}
    </Stack>
  );
}

/** The last line of a card, such as "Need help?". */
export function FormFooter({ children }: PropsWithChildren) {
  return (
    <Box
      sx={{
        mt: 6,
        pt: 4,
        borderTop: 1,
        borderColor: 'divider',
        '@media (pointer: coarse)': { pt: 5, pb: 1 },
      }}
    >
      {children}
    </Box>
  );
}
