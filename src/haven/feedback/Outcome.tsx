import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';

const icons = {
  success: 'success',
  info: 'mail',
  warning: 'clock',
  error: 'error',
} as const satisfies Record<string, IconName>;

interface SentEventOutcomeProps {
  readonly tone: keyof typeof icons;
  readonly icon?: IconName | undefined;
  readonly title: ReactNode;
  readonly heading?: 'h1' | 'h2' | undefined;
  readonly children?: ReactNode;
  /** One primary button, and at most one outlined button. */
  readonly actions?: ReactNode;
  readonly links?: ReactNode;
}

/** The result of an action, and what to do next. It is the whole content of a card. */
export function Outcome({
  tone,
  icon = icons[tone],
  title,
  heading = 'h1',
  children,
  actions,
  links,
}: SentEventOutcomeProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Avatar sx={{ width: 56, height: 56, bgcolor: `${tone}.tint`, color: `${tone}.main` }}>
        <Icon name={icon} size={28} />
      </Avatar>
      <Typography component={heading} variant="h2" tabIndex={-1} sx={{ mt: 4 }}>
        {title}
      </Typography>
      {children !== undefined && (
        // Puts a spinner beside its text, instead of above it.
        <Stack spacing={3} sx={{ mt: 3, '& > output': { flexDirection: 'row', alignSelf: 'flex-start' } }}>
          {children}
        </Stack>
      )}
      {actions !== undefined && (
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mt: 6, '& > form': { flex: '1 0 100%' } }}>
          {actions}
        </Stack>
      )}
      {links !== undefined && (
        <Stack spacing={3} sx={{ alignItems: 'flex-start', mt: 6, '@media (pointer: coarse)': { gap: 6 } }}>
          {links}
        </Stack>
      )}
    </Box>
  );
}
