import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { RegionLoading } from '#haven/feedback/Region.tsx';

interface SectionHeadProps {
  readonly title: ReactNode;
  /** Sentence below the title. */
  readonly children?: ReactNode;
  /** Button at the right of the title. */
  readonly action?: ReactNode;
}

/** Heading of a section of the account settings, with a sentence and a button. */
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

interface FormSectionProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Form, which may load lazily. */
  readonly children: ReactNode;
}

/** Section that shows a form instead of a list, in the width of forms. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <Stack spacing={4} sx={{ maxWidth: 640 }}>
      <SectionHead title={title}>{lead}</SectionHead>
      <Suspense fallback={<RegionLoading what="the form" />}>{children}</Suspense>
    </Stack>
  );
}
