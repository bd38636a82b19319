import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';

interface RegionErrorProps {
  /** What could not be done: "We couldn't load partners." */
  readonly title: string;
  /** Why, in words for the person. */
  readonly cause?: string | undefined;
  /** What support finds the failure by; empty where there is none. */
  readonly reference?: string | undefined;
  /** What the person has not lost. */
  readonly kept?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands where a part of the page should be. */
export function RegionError({ title, cause, reference, kept, onRetry }: RegionErrorProps) {
  return (
    <Card>
      <Stack
        spacing={3}
        sx={{ alignItems: 'flex-start', justifyContent: 'center', minHeight: 192, overflowWrap: 'anywhere' }}
      >
        <Box component={Icon} name="error" sx={{ color: 'error.main' }} />
        <Stack role="alert" spacing="2px">
          <Typography variant="h5" component="p">
            {title}
          </Typography>
          {cause !== undefined && <Typography variant="body2">{cause}</Typography>}
          {kept !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {kept}
            </Typography>
          )}
        </Stack>
        {reference !== undefined && reference !== '' && (
          <Typography component="p" variant="caption" color="textSecondary">
            Reference for support: {reference}
          </Typography>
        )}
        <Button color="tonal" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Card>
  );
}
