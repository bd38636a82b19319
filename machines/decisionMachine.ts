import { assertEvent, assign, emit, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { ChartTypes } from './chartTypes.ts';
import { params } from './params.ts';
import { port } from './port.ts';

export interface DecidableRow {
  readonly id: string;
  readonly version: number;
  /** Names of the decisions that the row allows now. */
  readonly decisions: readonly string[];
}

/** Rows to decide, in the versions that the person saw; `sent` has the decision and the typed text. */
export interface DecisionCallInput {
  readonly rows: readonly DecidableRow[];
  readonly sent: unknown;
}

export interface RowOutcome {
  /** Reason why the server did not change the row; absent or null on success. */
  readonly problem?: string | null;
}

type Outcomes = { readonly output: readonly RowOutcome[] };

export interface DecisionContext {
  /** The rows that are shown now. */
  readonly rows: readonly DecidableRow[];
  readonly decision: string;
  /** Ids of the rows that allowed the decision when the question opened, which shows their number ("2 of 3"). */
  readonly ids: readonly string[];
  /** The rows to decide, as the person saw them when confirming the decision. */
  readonly seen: readonly DecidableRow[];
  /** Number of shown rows that the confirmed decision leaves out. */
  readonly others: number;
  /** Outcomes of the last decision, in the order of `seen`; null after a failure, and once the next question opens. */
  readonly outcomes: readonly RowOutcome[] | null;
  /** Reason why sending the last decision failed; null if it did not. */
  readonly failure: CallFailure | null;
}

type DecisionEvent =
  | { type: 'rows.shown'; rows: readonly DecidableRow[] }
  | { type: 'decision.asked'; decision: string }
  | { type: 'decision.confirmed'; sent: unknown }
  | { type: 'decision.cancelled' };

/** Emitted when the server has changed rows; `left` has the ids of the shown rows that stay unchanged. */
type DecisionMade = { readonly type: 'decision.made'; readonly left: readonly string[] };

export const filterRowsAllowing = (
  rows: readonly DecidableRow[],
  decision: string,
): readonly DecidableRow[] => rows.filter(({ decisions }) => decisions.includes(decision));

/** Returns the current versions of the rows in the question that still allow the decision. */
export const selectDecidableRows = ({ rows, decision, ids }: DecisionContext): readonly DecidableRow[] =>
  filterRowsAllowing(rows, decision).filter(({ id }) => ids.includes(id));

/** A decision about rows of a list. If the server refuses all rows, the question stays open while rows allow it. */
export const decisionMachine = setup({
  types: {} as ChartTypes<DecisionEvent, DecisionContext> & {
    emitted: DecisionMade;
    input: { readonly rows: readonly DecidableRow[] };
    /** `asked`: the question is open; with it, the call is running (`busy`) or `failed`, or all rows were `refused`. */
    tags: 'asked' | 'busy' | 'refused' | 'failed';
  },
  actors: {
    /**
     * Sends the decision and refetches the shown rows; if every row was refused, resolves after the refetch. Rejects
     * with a `CallFailure`, even if some rows were decided.
     */
    decide: port<readonly RowOutcome[], DecisionCallInput>('decide'),
  },
  actions: {
    keepRows: assign((_, { rows }: { rows: readonly DecidableRow[] }) => ({ rows })),
    keepAsked: assign(({ context: { rows } }, { decision }: { decision: string }) => ({
      decision,
      ids: filterRowsAllowing(rows, decision).map(({ id }) => id),
      outcomes: null,
      failure: null,
    })),
    keepSeen: assign(({ context }) => {
      const seen = selectDecidableRows(context);
      return { seen, others: context.rows.length - seen.length };
    }),
    keepOutcomes: assign((_, { output }: Outcomes) => ({ outcomes: output, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      outcomes: null,
      failure: toCallFailure(error),
    })),
    forgetAnswer: assign({ outcomes: null, failure: null }),
    emitMade: emit(({ context: { rows, seen } }, { output }: Outcomes): DecisionMade => {
      const done = new Set(seen.filter((_, index) => !output[index]?.problem).map(({ id }) => id));
      return { type: 'decision.made', left: rows.flatMap(({ id }) => (done.has(id) ? [] : [id])) };
    }),
  },
  guards: {
    isDoneForNone: (_, { output }: Outcomes) => output.every(({ problem }) => problem),
    isAllowedNoMore: ({ context }) => selectDecidableRows(context).length === 0,
  },
}).createMachine({
  id: 'decision',
  description: 'The progress of a decision about rows of the administration.',
  context: ({ input }) => ({
    ...input,
    decision: '',
    ids: [],
    seen: [],
    others: 0,
    outcomes: null,
    failure: null,
  }),
  initial: 'resting',
  on: { 'rows.shown': { actions: { type: 'keepRows', params } } },
  states: {
    resting: {
      description: 'No decision is open; the result of the last one may be shown.',
      on: { 'decision.asked': { target: 'asked', actions: { type: 'keepAsked', params } } },
    },
    asked: {
      description: 'The dialog of the decision is open.',
      tags: 'asked',
      initial: 'open',
      on: {
        'decision.asked': { target: '.open', actions: { type: 'keepAsked', params } },
        'decision.confirmed': '.deciding',
        'decision.cancelled': { target: 'resting', actions: 'forgetAnswer' },
      },
      states: {
        open: { description: 'Nobody has confirmed the decision yet.' },
        deciding: {
          description: 'The decision is being sent.',
          tags: 'busy',
          entry: 'keepSeen',
          // Nothing else can start while the call is running.
          on: { 'decision.asked': {}, 'decision.confirmed': {}, 'decision.cancelled': {} },
          invoke: {
            id: 'decide',
            src: 'decide',
            input: ({ context, event }) => {
              assertEvent(event, 'decision.confirmed');
              return { rows: selectDecidableRows(context), sent: event.sent };
            },
            onDone: [
              {
                guard: { type: 'isDoneForNone', params },
                target: 'refused',
                actions: { type: 'keepOutcomes', params },
              },
              {
                target: '#decision.resting',
                actions: [
                  { type: 'keepOutcomes', params },
                  { type: 'emitMade', params },
                ],
              },
            ],
            onError: { target: 'failed', actions: { type: 'keepFailure', params } },
          },
        },
        refused: {
          tags: 'refused',
          description:
            'The decision was refused for all rows; it can be confirmed again for the current rows.',
          always: { guard: 'isAllowedNoMore', target: '#decision.resting' },
        },
        failed: {
          description: 'No answer came; the decision can be confirmed again for the current rows.',
          tags: 'failed',
          always: { guard: 'isAllowedNoMore', target: '#decision.resting' },
        },
      },
    },
  },
});
