import Typography from '@mui/material/Typography';
import { isRefusal, toCallFailure } from '#domain/callFailure.ts';
import { Icon } from '#haven/drawing/Icon.tsx';

interface ActionFailureProps {
  /** The sentence that says so: "We couldn't save your answer." */
  readonly what: string;
  /** Undefined where it was. */
  readonly error: unknown;
}

/** Shown beside a button that failed: what did not work, and why where that helps. */
export function ActionFailure({ what, error }: ActionFailureProps) {
  const failure = error === undefined || error === null ? null : toCallFailure(error);
  const words = failure && (isRefusal(failure) ? failure.message : `${what} Try again.`);
  return (
    <div role="alert">
      {words !== null && (
        <Typography
          component="p"
          variant="h6"
          color="error"
          sx={{ display: 'flex', gap: 1, mt: 2, '& svg': { mt: '2px' } }}
        >
          <Icon name="error" size={16} />
          {words}
        </Typography>
      )}
    </div>
  );
}
