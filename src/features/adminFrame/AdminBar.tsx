import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SkipLink } from '#haven/layout/Main.tsx';

/** Header of the administration; `home` is the link to the home page, at the left. */
export function AdminBar({ home, children }: { readonly home: ReactNode; readonly children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Stack
        component="header"
        direction="row"
        spacing={4}
        sx={{
          '--haven-focus': 'var(--haven-palette-beam-text)',
          position: 'sticky',
          zIndex: 2,
          top: 0,
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 'var(--haven-header-height)',
          py: 1,
          px: { xs: 4, md: 6 },
          bgcolor: 'beam.main',
          color: 'common.white',
        }}
      >
        {home}
        {children}
      </Stack>
    </>
  );
}
