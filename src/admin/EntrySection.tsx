import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface EntrySectionProps {
  readonly title: string;
  /** Ref to the heading, for a section that takes the focus when it appears. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A section of an `EntryPage`, under a heading. */
export function EntrySection({ title, headingRef, children }: EntrySectionProps) {
  const id = useId();
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography ref={headingRef} component="h2" variant="h4" id={id} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
