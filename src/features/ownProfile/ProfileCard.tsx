import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFlow, type FlowState } from '#session/useFlow.ts';

interface ProfileSectionCardProps {
  readonly title: string;
  /** Action of the section (`act`), and the message after a success (`words`). */
  readonly done?: { readonly act: FlowState<'ownProfile'>['act']; readonly words: string };
  readonly children: ReactNode;
}

/** Card of a section of My profile, with a message at the top after the section's action succeeded. */
export function ProfileCard({ title, done, children }: ProfileSectionCardProps) {
  const { act, isDone } = useFlow('ownProfile');
  const heading = useRef<HTMLHeadingElement>(null);
  const isTold = isDone && done !== undefined && act === done.act;
  // If the submitted form has disappeared while it had the focus, the heading takes the focus.
  useEffect(() => {
    if (isTold && document.activeElement === document.body) heading.current?.focus();
  }, [isTold]);
  return (
    <Card variant="form">
      <Typography ref={heading} component="h2" variant="h4" tabIndex={-1} sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box component="output" sx={{ '&:not(:empty)': { display: 'block', mb: 4 } }}>
        {isTold && <Alert severity="success">{done.words}</Alert>}
      </Box>
      {children}
    </Card>
  );
}
