import { useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';

/** What is decided about: a row of a list of the administration. */
interface Decidable<Decision> {
  readonly id: string;
  readonly version: number;
  /** What can be decided about it now. */
  readonly decisions: readonly Decision[];
}

/** What is sent for a decision, and what came of each row. */
interface DecisionCall<Sent> {
  readonly decide: (
    rows: readonly { readonly id: string; readonly version: number }[],
    decision: Sent,
  ) => Promise<readonly { readonly problem?: string | null }[]>;
  /** Asked once it was decided. */
  readonly onDone?: (() => void) | undefined;
}

/** What became of a decision about several rows. */
interface DecisionOutcome {
  readonly done: number;
  /** Why others were left as they are. */
  readonly problems: readonly string[];
}

/** Asks for what a decision about these rows needs, and makes it. */
export function useDecision<Decision extends string, Sent>(
  rows: readonly Decidable<Decision>[],
  { decide, onDone }: DecisionCall<Sent>,
) {
  const [asked, ask] = useState<Decision | null>(null);
  const [outcome, tell] = useState<DecisionOutcome | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isDeciding, setDeciding] = useState(false);

  async function confirm(decision: Sent): Promise<void> {
    setFailure(null);
    setDeciding(true);
    try {
      const outcomes = await decide(
        rows.map(({ id, version }) => ({ id, version })),
        decision,
      );
      const problems = outcomes.flatMap(({ problem }) => problem ?? []);
      tell({ done: outcomes.length - problems.length, problems });
      ask(null);
      onDone?.();
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setDeciding(false);
    }
  }

  return {
    /** What can be decided about all of them. */
    possible: decisionsOfAll(rows),
    /** What is about to be decided; null where nothing is. */
    asked,
    outcome,
    failure,
    isDeciding,
    ask: (decision: Decision) => {
      setFailure(null);
      tell(null);
      ask(decision);
    },
    cancel: () => ask(null),
    confirm,
  };
}

function decisionsOfAll<Decision>([first, ...others]: readonly Decidable<Decision>[]): readonly Decision[] {
  return (first?.decisions ?? []).filter((decision) =>
    others.every(({ decisions }) => decisions.includes(decision)),
  );
}
