import Typography from '@mui/material/Typography';
import { isRefusal, toCallFailure } from '#domain/callFailure.ts';
import { Icon } from '#haven/drawing/Icon.tsx';

interface ActionFailureProps {
  /** Sentence without a cause: "We couldn't save your answer." */
  readonly what: string;
  /** Error of the last call; undefined or null if it succeeded. */
  readonly error: unknown;
}

/** Shows why an action failed: the message of a refusal, otherwise `what` and the advice to try again. */
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
