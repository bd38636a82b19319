import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { renewShown } from '#api/renewShown.ts';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { failureWords } from '#domain/failureWords.ts';

/** A row of a list of the administration that decisions are made about. */
interface Decidable {
  readonly id: string;
  readonly version: number;
  /** The decisions that it allows now. */
  readonly decisions: readonly string[];
}

type DecisionOf<Row extends Decidable> = Row['decisions'][number];

/** Sends a decision, and answers its outcome for each row. */
interface DecisionCall<Row, Sent> {
  readonly decide: (
    rows: readonly { readonly id: string; readonly version: number }[],
    decision: Sent,
  ) => Promise<readonly { readonly problem?: string | null }[]>;
  /** Words for the state of a row that has changed since it was seen: "PR-000123 is now: Planned". */
  readonly sayNow: (row: Row) => string;
  /** Every decision, in the order in which they are offered. */
  readonly order: readonly string[];
  /** Called after a decision with the ids of the rows that are as they were. */
  readonly onDone?: ((left: readonly string[]) => void) | undefined;
}

/** The outcome of a decision about several rows. */
interface DecisionOutcome {
  /** The number of rows it was done for; null when no answer came. */
  readonly done: number | null;
  /** The number of rows nothing was done for. */
  readonly refused: number;
  /** The reasons why nothing was done for them. */
  readonly problems: readonly string[];
  /** The number of rows shown with them that did not allow the decision. */
  readonly others: number;
}

/** Shown when no answer came and the decision is no longer possible. */
const untold: DecisionOutcome = {
  done: null,
  refused: 0,
  problems: ['We got no answer. Check the list to see whether it was done'],
  others: 0,
};

/** Refused rows, in the versions that the person saw. */
interface Refused {
  readonly versions: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

/** A decision that awaits confirmation, and the rows that allowed it when it was asked for. */
interface AskedDecision<Decision> {
  readonly decision: Decision;
  readonly ids: ReadonlySet<string>;
}

const askedAgain = 'Confirm again to do it anyway';

/**
 * Asks for a decision about those of the rows that allow it, makes it, and reads the shown queries again. If all rows
 * were refused and still allow the decision, asks again about their new versions, so that typed text stays.
 */
export function useDecision<Row extends Decidable, Sent>(
  rows: readonly Row[],
  { decide, sayNow, order, onDone }: DecisionCall<Row, Sent>,
) {
  const [asked, setAsked] = useState<AskedDecision<DecisionOf<Row>> | null>(null);
  const [outcome, tell] = useState<DecisionOutcome | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const client = useApolloClient();
  const rowsOf = (decision: DecisionOf<Row>) => rows.filter(({ decisions }) => decisions.includes(decision));
  // A row that allows the decision only since the question was asked is left out: the person read "2 of 3".
  const decided = asked === null ? [] : rowsOf(asked.decision).filter(({ id }) => asked.ids.has(id));

  if ((refused || failure) && !isDeciding && asked !== null && decided.length === 0) {
    tell(
      refused ? { done: 0, refused: refused.versions.size, problems: refused.problems, others: 0 } : untold,
    );
    setRefused(null);
    setFailure(null);
    setAsked(null);
  }

  async function confirm(decision: Sent): Promise<void> {
    setFailure(null);
    setDeciding(true);
    try {
      const outcomes = await decide(
        decided.map(({ id, version }) => ({ id, version })),
        decision,
      );
      const left = decided.filter((_, index) => outcomes[index]?.problem);
      const problems = [...new Set(outcomes.flatMap(({ problem }) => problem ?? []))];
      const done = outcomes.length - left.length;
      if (done === 0) {
        // A row that cannot be read anew stays as it was, with the words typed about it.
        await renewShown(client);
        setRefused({ versions: new Map(decided.map(({ id, version }) => [id, version])), problems });
      } else {
        // A query that fails shows its failure in its own place.
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
        const others = rows.filter((row) => !decided.includes(row));
        tell({ done, refused: left.length, problems, others: others.length });
        setRefused(null);
        setAsked(null);
        onDone?.([...left, ...others].map(({ id }) => id));
      }
    } catch (error) {
      setFailure(toCallFailure(error));
      // Some of several may be done.
      void renewShown(client);
    } finally {
      setDeciding(false);
    }
  }

  return {
    /** The decisions that at least one of the rows allows. */
    possible: inOrder(rows, order),
    /** Name of a decision's button, with its share of the rows: "Decline 3 of 5". */
    nameFor: (decision: DecisionOf<Row>, name: string) =>
      sayShare(name, rowsOf(decision).length, rows.length),
    /** The decision that awaits confirmation; null when there is none. */
    asked: asked?.decision ?? null,
    /** The rows that it is about. */
    decided,
    outcome,
    /** The reasons why it could not be made yet. */
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
      setAsked({ decision, ids: new Set(rowsOf(decision).map(({ id }) => id)) });
    },
    cancel: () => setAsked(null),
    confirm,
  };
}

/** Finds the rows that somebody has changed since. */
function changedSince<Row extends Decidable>(rows: readonly Row[], { versions }: Refused): readonly Row[] {
  return rows.filter(({ id, version }) => version !== (versions.get(id) ?? version));
}

function sayRefused({ problems }: Refused, changes: readonly string[]): string {
  const next = changes.length > 0 ? [...changes, askedAgain] : [];
  return ['Nothing was changed', ...problems, ...next].map(asSentence).join(' ');
}

/** Adds the full stop, unless the words bring their own. */
function asSentence(words: string): string {
  return /[.!?]”?$/.test(words) ? words : `${words}.`;
}

function inOrder<Row extends Decidable>(
  rows: readonly Row[],
  order: readonly string[],
): readonly DecisionOf<Row>[] {
  const possible = new Set<DecisionOf<Row>>(rows.flatMap(({ decisions }) => decisions));
  return [...possible].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

function sayShare(name: string, some: number, all: number): string {
  return some === all ? name : `${name} ${some} of ${all}`;
}
