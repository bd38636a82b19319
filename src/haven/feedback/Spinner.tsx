import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useIsOver } from '#haven/navigation/useIsOver.ts';
import { spinnerText, type spinnerSize } from '#haven/theme/tokens.ts';

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
