import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Holds a form of the settings to the width of forms, below the tabs. */
export function FormColumn({ children }: { readonly children: ReactNode }) {
  return (
    <Stack spacing={4} sx={{ maxWidth: 640 }}>
      {children}
    </Stack>
  );
}
