import { useApolloClient } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { refetchShownQueries } from '#api/refetchShownQueries.ts';
import { failureLines } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import {
  filterRowsAllowing,
  selectDecidableRows,
  decisionMachine,
  type DecidableRow,
  type DecisionContext,
  type DecisionCallInput,
  type RowOutcome,
} from '#machines/decisionMachine.ts';
import { effect } from '#machines/port.ts';
import { useChart } from '#session/useChart.ts';

type DecisionOf<Row extends DecidableRow> = Row['decisions'][number];

interface DecisionCall<Row, Sent> {
  /** Sends a decision about at most `limits.pageSize` rows; resolves with the outcomes in the order of the rows. */
  readonly decide: (
    rows: readonly { readonly id: string; readonly version: number }[],
    decision: Sent,
  ) => Promise<readonly RowOutcome[]>;
  /** Describes a row that has changed since it was shown: "PR-000123 is now: Planned". */
  readonly describeCurrent: (row: Row) => string;
  /** All decisions, in the order of their buttons. */
  readonly order: readonly string[];
  /** Called after a decision that changed at least one row, with the ids of the unchanged rows. */
  readonly onDone?: ((left: readonly string[]) => void) | undefined;
  /** Called after each response, before `onDone`, with the ids of the rows that the server refused. */
  readonly onRefused?: ((ids: readonly string[]) => void) | undefined;
}

const unknownOutcome = {
  /** Null, since the number of changed rows is unknown without a response. */
  done: null,
  refused: 0,
  problems: ['We got no answer. Check the list to see whether it was done'],
  others: 0,
};

/** Runs `decisionMachine`: asks to confirm a decision about rows, and sends it for the rows that allow it. */
export function useDecision<Row extends DecidableRow, Sent>(
  rows: readonly Row[],
  { decide, describeCurrent, order, onDone, onRefused }: DecisionCall<Row, Sent>,
) {
  const client = useApolloClient();
  const shown = rows.map(({ id, version, decisions }) => ({ id, version, decisions }));
  const chart = useChart(
    decisionMachine.provide({
      actors: {
        decide: effect<readonly RowOutcome[], DecisionCallInput>(async (input) => {
          const named = input.rows.map(({ id, version }) => ({ id, version }));
          const outcomes: RowOutcome[] = [];
          try {
            // The server takes at most one page of rows per call, and a selection can span several pages.
            for (let from = 0; from < named.length; from += limits.pageSize) {
              outcomes.push(...(await decide(named.slice(from, from + limits.pageSize), input.sent as Sent)));
            }
          } catch (error) {
            // Some of the calls may have succeeded.
            void refetchShownQueries(client);
            throw error;
          }
          onRefused?.(named.filter((_, at) => outcomes[at]?.problem).map(({ id }) => id));
          // After a refusal of all rows the dialog stays open: a failed reload must keep the rows and typed text.
          if (outcomes.every(({ problem }) => problem)) await refetchShownQueries(client);
          // The component of each query shows the failure of its reload.
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
  const reportDone = useEffectEvent((left: readonly string[]) => onDone?.(left));
  useEffect(() => {
    const subscription = chart.on('decision.made', ({ left }) => reportDone(left));
    return () => subscription.unsubscribe();
  }, [chart]);

  const isAsked = snapshot.hasTag('asked');
  const { outcomes, failure, others } = context;
  const outcome = useMemo(() => outcomeOf({ outcomes, failure, others }), [outcomes, failure, others]);
  const decided = new Set(isAsked ? selectDecidableRows(context).map(({ id }) => id) : []);
  const changed = rows.filter(({ id, version }) =>
    context.seen.some((row) => row.id === id && row.version !== version),
  );

  return {
    /** Decisions that at least one of the rows allows. */
    possible: [...new Set<DecisionOf<Row>>(rows.flatMap(({ decisions }) => decisions))].toSorted(
      (one, other) => order.indexOf(one) - order.indexOf(other),
    ),
    /** Returns the label of a button; with a count if only some rows allow the decision: "Decline 3 of 5". */
    nameFor: (decision: DecisionOf<Row>, name: string) => {
      const { length } = filterRowsAllowing(rows, decision);
      return length === rows.length ? name : `${name} ${length} of ${rows.length}`;
    },
    /** The decision that awaits confirmation; null if none does. */
    asked: isAsked ? (context.decision as DecisionOf<Row>) : null,
    decided: rows.filter(({ id }) => decided.has(id)),
    /** Outcome of the last decision; null before the first, and while another awaits confirmation. */
    outcome: isAsked ? null : outcome,
    /** Messages why the last attempt failed, or why the server refused all rows; otherwise empty. */
    problems: [
      ...(failure && snapshot.hasTag('failed') ? failureLines(failure) : []),
      ...(snapshot.hasTag('refused')
        ? [describeRefusal(outcome?.problems ?? [], changed.map(describeCurrent))]
        : []),
    ],
    isDeciding: snapshot.hasTag('busy'),
    ask: (decision: DecisionOf<Row>) => chart.send({ type: 'decision.asked', decision }),
    cancel: () => chart.send({ type: 'decision.cancelled' }),
    confirm: (sent: Sent) => chart.send({ type: 'decision.confirmed', sent }),
  };
}

/** Counts the outcomes; null before a decision. `others` are rows that did not allow it and stay selected. */
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

/** Returns the message after a refusal of all rows: the problems and changes as sentences, each with an end mark. */
function describeRefusal(problems: readonly string[], changes: readonly string[]): string {
  const next = changes.length > 0 ? [...changes, 'Confirm again to do it anyway'] : [];
  return ['Nothing was changed', ...problems, ...next]
    .map((words) => (/[.!?]”?$/.test(words) ? words : `${words}.`))
    .join(' ');
}
