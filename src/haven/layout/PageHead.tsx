import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly children: ReactNode;
  readonly tools?: ReactNode;
}

/** The head of a page for signed-in people. */
export function PageHead({ children, tools }: PageHeadProps) {
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
