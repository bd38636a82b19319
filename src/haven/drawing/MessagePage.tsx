import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessagePageProps {
  readonly title: string;
  readonly drawing?: ReactNode;
  readonly actions?: ReactNode;
  /** Small text under the actions. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one message and, optionally, a drawing. */
export function MessagePage({ title, drawing, actions, note, children }: MessagePageProps) {
  return (
    <Container>
      <Stack
        direction={{ md: 'row' }}
        spacing={{ xs: 6, md: 8 }}
        sx={{
          alignItems: { md: drawing ? 'center' : 'start' },
          minHeight: { md: 'min(592px, 100svh - var(--haven-header-height))' },
          py: { xs: 6, md: 0 },
          overflow: 'clip',
        }}
      >
        <Stack spacing={6} sx={{ flex: { md: '1 1 50%' }, minWidth: 0, py: { md: 7 } }}>
          <Stack spacing={3} sx={{ '& > p': { maxWidth: 480 } }}>
            <h1 tabIndex={-1}>{title}</h1>
            {children}
          </Stack>
          {actions && (
            <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
              {actions}
            </Stack>
          )}
          {note && <Typography variant="body2">{note}</Typography>}
        </Stack>
        {drawing && (
          <Box sx={{ flex: { md: '0 1 544px' }, minWidth: 0, maxWidth: { xs: 320, md: 'none' } }}>
            {drawing}
          </Box>
        )}
      </Stack>
    </Container>
  );
}
