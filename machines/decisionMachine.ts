import { assertEvent, assign, emit, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { params } from './params.ts';
import { port } from './port.ts';

/** A row of a list that decisions are made about. */
export interface DecidableRow {
  readonly id: string;
  readonly version: number;
  /** Names of the decisions that it allows now. */
  readonly decisions: readonly string[];
}

/** Rows as the person saw them, with the decision about them; `sent` is the decision with what was typed about it. */
export interface DecisionInput {
  readonly rows: readonly DecidableRow[];
  readonly sent: unknown;
}

/** Outcome of a decision for one row: why nothing was done for it, if so. */
export interface RowOutcome {
  readonly problem?: string | null;
}

export interface DecisionContext {
  /** The rows as they are shown now. */
  readonly rows: readonly DecidableRow[];
  /** The name of the decision at hand. */
  readonly decision: string;
  /** Ids of the rows that allowed it when it was asked for: the person read "2 of 3". */
  readonly ids: readonly string[];
  /** The rows that were decided, as the person saw them when they confirmed it. */
  readonly seen: readonly DecidableRow[];
  /** The number of rows shown with them then that did not allow the decision. */
  readonly others: number;
  /** Answer to the last decision for each row that it was about; null once another one is asked for. */
  readonly outcomes: readonly RowOutcome[] | null;
  /** Why no answer came to the last decision. */
  readonly failure: CallFailure | null;
}

type DecisionEvent =
  | { type: 'rows.shown'; rows: readonly DecidableRow[] }
  | { type: 'decision.asked'; decision: string }
  | { type: 'decision.confirmed'; sent: unknown }
  | { type: 'decision.cancelled' };

/** Emitted once a decision was made, with the ids of the rows that are as they were. */
interface DecisionMade {
  readonly type: 'decision.made';
  readonly left: readonly string[];
}

export const allowing = (rows: readonly DecidableRow[], decision: string): readonly DecidableRow[] =>
  rows.filter(({ decisions }) => decisions.includes(decision));

/** The rows that a decision is about: those it was asked for that still allow it, as they are now. */
export const decidedRows = ({ rows, decision, ids }: DecisionContext): readonly DecidableRow[] =>
  allowing(rows, decision).filter(({ id }) => ids.includes(id));

/**
 * A decision about rows of a list of the administration: asked for, confirmed, made. Where all rows were refused and
 * still allow it, it is asked for again about their new versions, so that typed text stays.
 */
export const decisionMachine = setup({
  types: {} as {
    context: DecisionContext;
    events: DecisionEvent;
    meta: TrackingMeta<DecisionEvent, DecisionContext>;
    emitted: DecisionMade;
    input: { readonly rows: readonly DecidableRow[] };
    /** The question is open; the decision is on its way; nothing was done for any row; no answer came. */
    tags: 'asked' | 'busy' | 'refused' | 'failed';
  },
  actors: {
    /**
     * Sends the decision, and reads the shown rows anew: before it answers where nothing was done for any row.
     * Rejects with a `CallFailure`, when some of several may be done.
     */
    decide: port<readonly RowOutcome[], DecisionInput>('decide'),
  },
  actions: {
    keepRows: assign((_, { rows }: { rows: readonly DecidableRow[] }) => ({ rows })),
    keepAsked: assign(({ context: { rows } }, { decision }: { decision: string }) => ({
      decision,
      ids: allowing(rows, decision).map(({ id }) => id),
      outcomes: null,
      failure: null,
    })),
    keepSeen: assign(({ context }) => {
      const seen = decidedRows(context);
      return { seen, others: context.rows.length - seen.length };
    }),
    keepOutcomes: assign((_, { output }: { output: readonly RowOutcome[] }) => ({
      outcomes: output,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      outcomes: null,
      failure: toCallFailure(error),
    })),
    forgetAnswer: assign({ outcomes: null, failure: null }),
    emitMade: emit(
      ({ context: { rows, seen } }, { output }: { output: readonly RowOutcome[] }): DecisionMade => {
        const done = new Set(seen.filter((_, index) => !output[index]?.problem).map(({ id }) => id));
        return { type: 'decision.made', left: rows.flatMap(({ id }) => (done.has(id) ? [] : [id])) };
      },
    ),
  },
  guards: {
    isDoneForNone: (_, { output }: { output: readonly RowOutcome[] }) =>
      output.every(({ problem }) => problem),
    isAllowedNoMore: ({ context }) => decidedRows(context).length === 0,
  },
}).createMachine({
  id: 'decision',
  description: 'How far a decision about rows of the administration is.',
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
      description: 'Nothing is asked; what the last decision came to may be told.',
      on: { 'decision.asked': { target: 'asked', actions: { type: 'keepAsked', params } } },
    },
    asked: {
      description: 'The question is open.',
      tags: 'asked',
      initial: 'open',
      on: {
        'decision.asked': { target: '.open', actions: { type: 'keepAsked', params } },
        'decision.confirmed': '.deciding',
        'decision.cancelled': { target: 'resting', actions: 'forgetAnswer' },
      },
      states: {
        open: { description: 'Nobody has confirmed it yet.' },
        deciding: {
          description: 'The decision is on its way.',
          tags: 'busy',
          entry: 'keepSeen',
          // Nothing else is begun meanwhile.
          on: { 'decision.asked': {}, 'decision.confirmed': {}, 'decision.cancelled': {} },
          invoke: {
            id: 'decide',
            src: 'decide',
            input: ({ context, event }) => {
              assertEvent(event, 'decision.confirmed');
              return { rows: decidedRows(context), sent: event.sent };
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
            'Nothing was done for any row; it can be confirmed again about the rows as they are now.',
          always: { guard: 'isAllowedNoMore', target: '#decision.resting' },
        },
        failed: {
          description: 'No answer came; it can be confirmed again about the rows as they are now.',
          tags: 'failed',
          always: { guard: 'isAllowedNoMore', target: '#decision.resting' },
        },
      },
    },
  },
});
