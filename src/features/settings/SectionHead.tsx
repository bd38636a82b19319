import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly title: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
  /** The one button of the section. */
  readonly action?: ReactNode;
}

/** What a section shows, and what can be done first. */
export function SectionHead({ title, children, action }: SectionHeadProps) {
  return (
    <Stack
      direction="row"
      spacing={4}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', pt: 6, pb: 4 }}
    >
      <div>
        <Typography component="h2" variant="h4" tabIndex={-1}>
          {title}
        </Typography>
        {Boolean(children) && (
          <Typography variant="body2" color="textSecondary">
            {children}
          </Typography>
        )}
      </div>
      {action}
    </Stack>
  );
}
