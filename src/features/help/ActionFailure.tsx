import Typography from '@mui/material/Typography';
import { isRefusal, toCallFailure } from '#domain/callFailure.ts';
import { Icon } from '#haven/drawing/Icon.tsx';

interface ActionFailureProps {
  /** Sentence that says what failed, without the cause: "We couldn't save your answer." */
  readonly what: string;
  /** Error of the last call; undefined or null if the call succeeded. */
  readonly error: unknown;
}

/** Alert about a failed action: the server's message if it refused, otherwise `what` and "Try again." */
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
