import Stack from '@mui/material/Stack';
import type { PropsWithChildren, ReactNode } from 'react';

/** The head of a page for signed-in people: its heading and, at the right, `tools`. */
export function PageHead({ children, tools }: PropsWithChildren<{ readonly tools?: ReactNode }>) {
  return (
    <Stack
      direction="row"
      spacing="16px 32px"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        pt: { xs: 6, md: 7 },
        pb: { xs: 4, md: 6 },
      }}
    >
      {children}
      {tools}
    </Stack>
  );
}
