import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface LayoutProps {
  readonly children: ReactNode;
}

interface FormFieldsProps extends LayoutProps {
  /** 8 px, for checkboxes that follow one another. */
  readonly dense?: boolean | undefined;
}

/** Fields under one another, 20 px apart. */
export function FormFields({ dense = false, children }: FormFieldsProps) {
  return (
    <Stack spacing={dense ? 2 : 5} sx={{ maxWidth: 640 }}>
      {children}
    </Stack>
  );
}

/** First and last name side by side from 600 px on; no other fields are. */
export function FieldRow({ children }: LayoutProps) {
  return (
    // An error over one of them leaves both in one line.
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

/** The buttons under the fields: primary, then outline. */
export function FormActions({ children }: LayoutProps) {
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mt: 6 }}>
      {children}
    </Stack>
  );
}

/** The last line of a card: "Need help?" */
export function FormFooter({ children }: LayoutProps) {
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
