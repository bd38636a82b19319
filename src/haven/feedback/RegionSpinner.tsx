import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { spinnerContentHeight } from '#haven/theme/tokens.ts';
import { Spinner } from './Spinner.tsx';

const ringOf = { small: 'small', default: 'middle', large: 'large' } as const;

interface RegionSpinnerProps {
  readonly isSpinning: boolean;
  readonly size?: keyof typeof ringOf | undefined;
  /** What is going on; the large size says "Loading..." of itself. */
  readonly label?: string | undefined;
  /** Milliseconds for which nothing is shown yet. */
  readonly delay?: number | undefined;
  /** What is covered meanwhile; without it the spinner stands for the region, 400 px high. */
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
