import { useApolloClient } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { renewShown } from '#api/renewShown.ts';
import { failureWords } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import {
  rowsAllowing,
  decidedRows,
  decisionMachine,
  type DecidableRow,
  type DecisionContext,
  type DecisionInput,
  type RowOutcome,
} from '#machines/decisionMachine.ts';
import { effect } from '#machines/port.ts';
import { useChart } from '#session/useChart.ts';

type DecisionOf<Row extends DecidableRow> = Row['decisions'][number];

/** Sends a decision, and answers its outcome for each row. */
interface DecisionCall<Row, Sent> {
  readonly decide: (
    rows: readonly { readonly id: string; readonly version: number }[],
    decision: Sent,
  ) => Promise<readonly RowOutcome[]>;
  /** Words for the state of a row that has changed since it was seen: "PR-000123 is now: Planned". */
  readonly describeCurrent: (row: Row) => string;
  /** Every decision, in the order in which they are offered. */
  readonly order: readonly string[];
  /** Called after a decision with the ids of the rows that are as they were. */
  readonly onDone?: ((left: readonly string[]) => void) | undefined;
  /** Called with the ids of the rows that the server refused, before `onDone`. */
  readonly onRefused?: ((ids: readonly string[]) => void) | undefined;
}

const unknownOutcome = {
  done: null,
  refused: 0,
  problems: ['We got no answer. Check the list to see whether it was done'],
  others: 0,
};
const askedAgain = 'Confirm again to do it anyway';

/** Asks for a decision about those of the rows that allow it, and makes it (`decisionMachine`). */
export function useDecision<Row extends DecidableRow, Sent>(
  rows: readonly Row[],
  { decide, describeCurrent, order, onDone, onRefused }: DecisionCall<Row, Sent>,
) {
  const client = useApolloClient();
  const shown = rows.map(({ id, version, decisions }) => ({ id, version, decisions }));
  const chart = useChart(
    decisionMachine.provide({
      actors: {
        decide: effect<readonly RowOutcome[], DecisionInput>(async (input) => {
          const named = input.rows.map(({ id, version }) => ({ id, version }));
          const outcomes: RowOutcome[] = [];
          try {
            // The server takes a page of rows at once, and a selection may be of several pages.
            for (let from = 0; from < named.length; from += limits.pageSize) {
              outcomes.push(...(await decide(named.slice(from, from + limits.pageSize), input.sent as Sent)));
            }
          } catch (error) {
            // Some of several may be done.
            void renewShown(client);
            throw error;
          }
          onRefused?.(named.filter((_, at) => outcomes[at]?.problem).map(({ id }) => id));
          // A row that cannot be read anew stays as it was, with the words typed about it.
          if (outcomes.every(({ problem }) => problem)) await renewShown(client);
          // A query that fails shows its failure in its own place.
          else void client.refetchQueries({ include: 'active' }).catch(() => undefined);
          return outcomes;
        }),
      },
    }),
    { rows: shown },
  );
  const snapshot = useSelector(chart, (current) => current);
  const { context } = snapshot;

  const facts = JSON.stringify(shown);
  useEffect(() => chart.send({ type: 'rows.shown', rows: JSON.parse(facts) }), [chart, facts]);
  const tellDone = useEffectEvent((left: readonly string[]) => onDone?.(left));
  useEffect(() => {
    const subscription = chart.on('decision.made', ({ left }) => tellDone(left));
    return () => subscription.unsubscribe();
  }, [chart]);

  const isAsked = snapshot.hasTag('asked');
  const { outcomes, failure, others } = context;
  const outcome = useMemo(() => outcomeOf({ outcomes, failure, others }), [outcomes, failure, others]);
  const decided = new Set(isAsked ? decidedRows(context).map(({ id }) => id) : []);

  return {
    /** The decisions that at least one of the rows allows. */
    possible: inOrder(rows, order),
    /** Name of a decision's button, with its share of the rows: "Decline 3 of 5". */
    nameFor: (decision: DecisionOf<Row>, name: string) =>
      sayShare(name, rowsAllowing(rows, decision).length, rows.length),
    /** The decision that awaits confirmation; null when there is none. */
    asked: isAsked ? (context.decision as DecisionOf<Row>) : null,
    /** The rows that it is about. */
    decided: rows.filter(({ id }) => decided.has(id)),
    /** Outcome of the last decision; null while there is none to tell of. */
    outcome: isAsked ? null : outcome,
    /** The reasons why it could not be made yet. */
    problems: [
      ...(failure && snapshot.hasTag('failed') ? failureWords(failure) : []),
      ...(snapshot.hasTag('refused')
        ? [sayRefused(outcome?.problems ?? [], changedSince(rows, context.seen).map(describeCurrent))]
        : []),
    ],
    isDeciding: snapshot.hasTag('busy'),
    ask: (decision: DecisionOf<Row>) => chart.send({ type: 'decision.asked', decision }),
    cancel: () => chart.send({ type: 'decision.cancelled' }),
    confirm: (sent: Sent) => chart.send({ type: 'decision.confirmed', sent }),
  };
}

function outcomeOf({ outcomes, failure, others }: Pick<DecisionContext, 'outcomes' | 'failure' | 'others'>) {
  if (!outcomes) return failure && unknownOutcome;
  const problems = outcomes.flatMap(({ problem }) => problem ?? []);
  const done = outcomes.length - problems.length;
  return {
    done,
    refused: problems.length,
    problems: [...new Set(problems)],
    others: done === 0 ? 0 : others,
  };
}

/** Finds the rows that somebody has changed since. */
function changedSince<Row extends DecidableRow>(
  rows: readonly Row[],
  seen: readonly DecidableRow[],
): readonly Row[] {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  return rows.filter(({ id, version }) => version !== (versions.get(id) ?? version));
}

function sayRefused(problems: readonly string[], changes: readonly string[]): string {
  const next = changes.length > 0 ? [...changes, askedAgain] : [];
  return ['Nothing was changed', ...problems, ...next].map(asSentence).join(' ');
}

/** Adds the full stop, unless the words bring their own. */
function asSentence(words: string): string {
  return /[.!?]”?$/.test(words) ? words : `${words}.`;
}

function inOrder<Row extends DecidableRow>(
  rows: readonly Row[],
  order: readonly string[],
): readonly DecisionOf<Row>[] {
  const possible = new Set<DecisionOf<Row>>(rows.flatMap(({ decisions }) => decisions));
  return [...possible].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

function sayShare(name: string, some: number, all: number): string {
  return some === all ? name : `${name} ${some} of ${all}`;
}
