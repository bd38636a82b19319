import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface EntrySectionProps {
  readonly title: string;
  /** Heading, for a section that takes the focus as it appears. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Sentence in place of the content, where there is none. */
  readonly none?: string | false;
  readonly children?: ReactNode;
}

/** A part of a page of the administration, under its own heading. */
export function EntrySection({ title, headingRef, none = false, children }: EntrySectionProps) {
  const id = useId();
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography ref={headingRef} component="h2" variant="h4" id={id} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Typography>
      {none === false ? children : <p>{none}</p>}
    </Stack>
  );
}
