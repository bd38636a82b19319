import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface StepProgressProps {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  /** Heading of the page; the same in each step. */
  readonly title: string;
}

/** The page's heading where it is done in steps: "Step 1 of 2" in words, and as a beam of so many segments. */
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
        {Array.from({ length: of }, (_, index) => index + 1).map((segment) => (
          <Box
            key={segment}
            component="span"
            sx={{
              flex: 1,
              height: 8,
              bgcolor: segment <= step ? 'primary.main' : 'divider',
              '@media (forced-colors: active)': {
                border: '1px solid',
                bgcolor: segment <= step ? 'CanvasText' : undefined,
                forcedColorAdjust: segment <= step ? 'none' : undefined,
              },
            }}
          />
        ))}
      </Stack>
    </div>
  );
}
