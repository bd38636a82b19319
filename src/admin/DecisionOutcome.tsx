import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { useDecision } from './useDecision.ts';

interface DecisionOutcomeProps {
  /** Outcome of the last decision; null before the first, and while another awaits confirmation. */
  readonly outcome: ReturnType<typeof useDecision>['outcome'];
  /** Plural noun for the rows: "requests". */
  readonly what: string;
}

/** Shows the outcome of a decision, and takes the focus, since the pressed button may have disappeared. */
export function DecisionOutcome({ outcome, what }: DecisionOutcomeProps) {
  const ref = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (outcome) ref.current?.focus();
  }, [outcome]);
  return (
    // A live region must exist before its text; an empty one takes no room, nor a gap.
    <Box component="output" ref={ref} tabIndex={-1} sx={{ '&:empty': { position: 'absolute' } }}>
      {outcome && (
        <Alert severity={outcome.problems.length > 0 ? 'warning' : 'success'}>
          {describeOutcome(outcome, what)
            .map((words) => `${words}.`)
            .join(' ')}
        </Alert>
      )}
    </Box>
  );
}

function describeOutcome(
  { done, refused, problems, others }: NonNullable<DecisionOutcomeProps['outcome']>,
  what: string,
): readonly string[] {
  const left =
    others === 0 ? [] : [others === 1 ? 'The other one stays selected' : `The other ${others} stay selected`];
  if (done !== null && refused === 0) {
    const share = others === 0 ? `${done}` : `${done} of ${done + others}`;
    return [done + others > 1 ? `Done for ${share} ${what}` : 'Done', ...left];
  }
  const counts = done === null ? [] : [done > 0 ? `${done} done, ${refused} not` : 'Nothing was changed'];
  return [...counts, ...problems, ...left];
}
