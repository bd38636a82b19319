import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { failureWords } from '#domain/failureWords.ts';

/** What is decided about: a row of a list of the administration. */
interface Decidable {
  readonly id: string;
  readonly version: number;
  /** What can be decided about it now. */
  readonly decisions: readonly string[];
}

type DecisionOf<Row extends Decidable> = Row['decisions'][number];

/** What is sent for a decision, and what came of each row. */
interface DecisionCall<Row, Sent> {
  readonly decide: (
    rows: readonly { readonly id: string; readonly version: number }[],
    decision: Sent,
  ) => Promise<readonly { readonly problem?: string | null }[]>;
  /** How a row is now, for whoever has seen it otherwise: "PR-000123 is now: Planned". */
  readonly sayNow: (row: Row) => string;
  /** Asked once it was decided; told for which rows nothing was done. */
  readonly onDone?: ((refused: readonly string[]) => void) | undefined;
}

/** What became of a decision about several rows. */
interface DecisionOutcome {
  /** For how many it was done; null where no answer told. */
  readonly done: number | null;
  /** For how many nothing was done. */
  readonly refused: number;
  /** Why nothing was done for them. */
  readonly problems: readonly string[];
}

/** Said where no answer came, and what was decided about can be decided so no more. */
const untold: DecisionOutcome = {
  done: null,
  refused: 0,
  problems: ['No answer told what became of it: see how it is now'],
};

/** What was refused of rows as somebody had seen them. */
interface Refused {
  readonly versions: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

const askedAgain = 'Confirm it again to do it all the same';

/**
 * Asks for what a decision about these rows needs, and makes it; all that is shown is read anew then. Where all was
 * refused and can still be decided, it is asked again about the rows as they are now, so that nothing typed is lost.
 */
export function useDecision<Row extends Decidable, Sent>(
  rows: readonly Row[],
  { decide, sayNow, onDone }: DecisionCall<Row, Sent>,
) {
  const [asked, ask] = useState<DecisionOf<Row> | null>(null);
  const [outcome, tell] = useState<DecisionOutcome | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const client = useApolloClient();
  const possible = decisionsOfAll(rows);

  if ((refused || failure) && !isDeciding && asked !== null && !possible.includes(asked)) {
    tell(refused ? { done: 0, refused: refused.versions.size, problems: refused.problems } : untold);
    setRefused(null);
    setFailure(null);
    ask(null);
  }

  async function confirm(decision: Sent): Promise<void> {
    setFailure(null);
    setDeciding(true);
    try {
      const outcomes = await decide(
        rows.map(({ id, version }) => ({ id, version })),
        decision,
      );
      const left = rows.filter((_, index) => outcomes[index]?.problem);
      const problems = [...new Set(outcomes.flatMap(({ problem }) => problem ?? []))];
      const done = outcomes.length - left.length;
      if (done === 0) {
        await renewBeneath();
        setRefused({ versions: new Map(rows.map(({ id, version }) => [id, version])), problems });
      } else {
        // Where something cannot be read anew, that is told where it stands.
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
        tell({ done, refused: left.length, problems });
        setRefused(null);
        ask(null);
        onDone?.(left.map(({ id }) => id));
      }
    } catch (error) {
      setFailure(toCallFailure(error));
      // Of several some may be done.
      void renewBeneath();
    } finally {
      setDeciding(false);
    }
  }

  /** What cannot be read anew stays as it was: what is typed would go with it. */
  async function renewBeneath(): Promise<void> {
    const context = { isBackground: true };
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ query, variables }) =>
        client.query({ query, variables, fetchPolicy: 'network-only', context }).catch(() => undefined),
    });
  }

  return {
    /** What can be decided about all of them. */
    possible,
    /** What is about to be decided; null where nothing is. */
    asked,
    outcome,
    /** Why it could not be made yet. */
    problems: failure
      ? failureWords(failure)
      : refused && !isDeciding
        ? [sayRefused(refused, changedSince(rows, refused).map(sayNow))]
        : [],
    isDeciding,
    ask: (decision: DecisionOf<Row>) => {
      setFailure(null);
      setRefused(null);
      tell(null);
      ask(decision);
    },
    cancel: () => ask(null),
    confirm,
  };
}

/** Those that somebody has changed since. */
function changedSince<Row extends Decidable>(rows: readonly Row[], { versions }: Refused): readonly Row[] {
  return rows.filter(({ id, version }) => version !== versions.get(id));
}

function sayRefused({ problems }: Refused, changes: readonly string[]): string {
  const next = changes.length > 0 ? [...changes, askedAgain] : [];
  return ['Nothing was done', ...problems, ...next].map(asSentence).join(' ');
}

/** What somebody wrote may end it already. */
function asSentence(words: string): string {
  return /[.!?]”?$/.test(words) ? words : `${words}.`;
}

function decisionsOfAll<Row extends Decidable>([
  first,
  ...others
]: readonly Row[]): readonly DecisionOf<Row>[] {
  return (first?.decisions ?? []).filter((decision) =>
    others.every(({ decisions }) => decisions.includes(decision)),
  );
}
