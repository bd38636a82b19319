import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface StepProgressProps {
  /** Number of the current step, from 1. */
  readonly step: number;
  readonly of: number;
  readonly title: string;
}

/** Heading of a step: the title, and the progress as text ("Step 1 of 2") and as a bar with a segment per step. */
export function StepProgress({ step, of, title }: StepProgressProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2" color="textSecondary">
        Step {step} of {of}
      </Typography>
      <h1 tabIndex={-1} aria-describedby={id}>
        {title}
      </h1>
      <Stack direction="row" spacing={1} aria-hidden="true" sx={{ mt: 3 }}>
        {Array.from({ length: of }, (_, index) => {
          const isDone = index < step;
          const color = isDone ? 'primary.main' : 'divider';
          // Forced colors keep only borders: a segment up to the current step is a bar, a later one two lines.
          return (
            <Box
              key={index}
              component="span"
              sx={{ flex: 1, height: 8, bgcolor: color, color, borderBlock: `${isDone ? 4 : 1}px solid` }}
            />
          );
        })}
      </Stack>
    </div>
  );
}
