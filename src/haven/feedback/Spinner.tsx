import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { spinnerContentHeight, spinnerText, type spinnerSize } from '#haven/theme/tokens.ts';

interface SpinnerProps {
  readonly size?: keyof typeof spinnerSize | undefined;
  /** Text under the ring: by default "Loading..." for the two large sizes, otherwise none. */
  readonly label?: string | undefined;
  /** Milliseconds until the spinner is shown; 0 by default. */
  readonly delay?: number | undefined;
}

/** MUI's circular progress with a text under it, shown after a delay (spec section 9). */
export function Spinner({ size = 'middle', label, delay = 0 }: SpinnerProps) {
  const isShown = useHasElapsed(delay);
  const words = label ?? (size === 'large' || size === 'xLarge' ? spinnerText : '');
  if (words === '') return isShown && <CircularProgress size={size} />;
  // Screen readers announce a text only if its live region exists before it.
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

interface RegionSpinnerProps extends Pick<SpinnerProps, 'label' | 'delay'> {
  readonly isSpinning: boolean;
  readonly size?: keyof typeof ringOf | undefined;
  /** Content that the spinner covers; without it the region is 400 px high. */
  readonly children?: ReactNode;
}

/** A spinner over a region, whose content stays visible, but inert. */
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

/** Whether `delay` milliseconds have passed since the component was mounted. */
function useHasElapsed(delay: number): boolean {
  const [hasElapsed, setElapsed] = useState(delay <= 0);

  useEffect(() => {
    if (hasElapsed) return undefined;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => clearTimeout(timer);
  }, [hasElapsed, delay]);

  return hasElapsed;
}
