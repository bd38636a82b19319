import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useOverridePageName } from '#haven/navigation/useOverridePageName.ts';

interface RailPageProps {
  readonly title: string;
  /** Content under the title: a sentence about the page, or a link back. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The content of a page beside a side menu of sections. Its title is also the name of the page (look, "Admin"). */
export function RailPage({ title, lead, actions, children }: RailPageProps) {
  useOverridePageName(title);
  return (
    <Stack spacing={4} sx={{ maxWidth: 1280, px: { xs: 4, md: 7 }, pt: 6, pb: 8 }}>
      <Stack
        direction="row"
        spacing={4}
        sx={{ flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between' }}
      >
        <Stack spacing={2} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && (
            <Typography
              component="div"
              variant="body2"
              color="textSecondary"
              sx={{ maxWidth: '75ch', textWrap: 'pretty' }}
            >
              {lead}
            </Typography>
          )}
        </Stack>
        {actions}
      </Stack>
      {children}
    </Stack>
  );
}
