import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface DecisionOutcomeProps {
  /** Null where nothing was decided yet. */
  readonly outcome: {
    /** Null where that is not known. */
    readonly done: number | null;
    readonly refused: number;
    readonly problems: readonly string[];
    /** How many others were selected with them, and do not allow it. */
    readonly others: number;
  } | null;
  /** What is decided about, of several: "requests". */
  readonly what: string;
}

/** What became of a decision: said once, and left to be read. What was pressed for it may be gone: it takes the focus. */
export function DecisionOutcome({ outcome, what }: DecisionOutcomeProps) {
  const ref = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (outcome) ref.current?.focus();
  }, [outcome]);
  return (
    // There from the start, so that what comes is told; as long as it is empty it takes no room, nor a gap.
    <Box component="output" ref={ref} tabIndex={-1} sx={{ '&:empty': { position: 'absolute' } }}>
      {outcome && (
        <Alert severity={outcome.problems.length > 0 ? 'warning' : 'success'}>{wordsOf(outcome, what)}</Alert>
      )}
    </Box>
  );
}

function wordsOf(
  { done, refused, problems, others }: NonNullable<DecisionOutcomeProps['outcome']>,
  what: string,
): string {
  const left =
    others === 0 ? [] : [others === 1 ? 'The other one stays selected' : `The other ${others} stay selected`];
  if (done !== null && refused === 0) {
    const share = others === 0 ? `${done}` : `${done} of ${done + others}`;
    return asSentences([done + others > 1 ? `Done for ${share} ${what}` : 'Done', ...left]);
  }
  const counts = done === null ? [] : [done > 0 ? `${done} done, ${refused} not` : 'Nothing was changed'];
  return asSentences([...counts, ...problems, ...left]);
}

function asSentences(lines: readonly string[]): string {
  return lines.map((words) => `${words}.`).join(' ');
}
