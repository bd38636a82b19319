import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsOver } from '#haven/navigation/useIsOver.ts';
import { spinnerContentHeight, spinnerText, type spinnerSize } from '#haven/theme/tokens.ts';

interface SpinnerProps {
  readonly size?: keyof typeof spinnerSize | undefined;
  /** Says what is under way; the two large sizes say "Loading..." by themselves. An empty text keeps silent. */
  readonly label?: string | undefined;
  /** Milliseconds for which nothing is shown yet. */
  readonly delay?: number | undefined;
}

/** MUI's circular progress with words under it, after a delay (spec section 9). */
export function Spinner({ size = 'middle', label, delay = 0 }: SpinnerProps) {
  const isShown = useIsOver(delay);
  const words = label ?? (size === 'large' || size === 'xLarge' ? spinnerText : '');
  if (words === '') return isShown && <CircularProgress size={size} />;
  // There before its words are, so that they are read out.
  return (
    <Stack component="output" spacing={3} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {isShown && (
        <>
          <CircularProgress size={size} color="primary" />
          <Typography component="span" variant="body2" color="textSecondary">
            {words}
          </Typography>
        </>
      )}
    </Stack>
  );
}

const ringOf = { small: 'small', default: 'middle', large: 'large' } as const;

interface RegionSpinnerProps {
  readonly isSpinning: boolean;
  readonly size?: keyof typeof ringOf | undefined;
  /** Words under the ring; the large size says "Loading..." by itself. */
  readonly label?: string | undefined;
  /** Milliseconds for which nothing is shown yet. */
  readonly delay?: number | undefined;
  /** Content that the spinner covers; without it the spinner stands for the region, 400 px high. */
  readonly children?: ReactNode;
}

/** A region that waits: its content stays in sight, out of reach. */
export function RegionSpinner({
  isSpinning,
  size = 'default',
  label,
  delay = 0,
  children,
}: RegionSpinnerProps) {
  const isEmpty = children === undefined;
  return (
    <Box
      aria-busy={isSpinning}
      sx={{
        display: 'grid',
        minHeight: isEmpty && isSpinning ? spinnerContentHeight : undefined,
        '& > *': { gridArea: '1 / 1', minWidth: 0 },
      }}
    >
      {!isEmpty && (
        <Box
          inert={isSpinning}
          sx={{
            opacity: isSpinning ? 0.35 : 1,
            transition: `opacity var(--haven-duration-fast) ${isSpinning ? delay : 0}ms`,
          }}
        >
          {children}
        </Box>
      )}
      {isSpinning && (
        <Box sx={{ display: 'grid', placeItems: 'center', p: 4, color: 'primary.main' }}>
          <Spinner size={ringOf[size]} label={label} delay={delay} />
        </Box>
      )}
    </Box>
  );
}
