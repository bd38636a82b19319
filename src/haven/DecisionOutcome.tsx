import { useEffect, useRef } from 'react';
import { Banner } from './Banner.tsx';
import styles from './DecisionOutcome.module.css';

interface DecisionOutcomeProps {
  /** Null where nothing was decided yet. */
  readonly outcome: {
    /** Null where that is not known. */
    readonly done: number | null;
    readonly refused: number;
    readonly problems: readonly string[];
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
    <output ref={ref} tabIndex={-1} className={styles['outcome']}>
      {outcome && (
        <Banner tone={outcome.problems.length > 0 ? 'warning' : 'success'}>{wordsOf(outcome, what)}</Banner>
      )}
    </output>
  );
}

function wordsOf(
  { done, refused, problems }: NonNullable<DecisionOutcomeProps['outcome']>,
  what: string,
): string {
  if (done !== null && refused === 0) return done > 1 ? `Done for ${done} ${what}.` : 'Done.';
  const counts = done === null ? [] : [done > 0 ? `${done} done, ${refused} not` : 'Nothing was done'];
  return [...counts, ...problems].map((words) => `${words}.`).join(' ');
}
