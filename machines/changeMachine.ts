import { assign, setup, type DoneActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import {
  rebaseChange,
  isConfirmationNeeded,
  type ChangeOutcome,
  type InvitationLink,
  type RowChange,
} from '#domain/settings.ts';
import type { ChartTypes } from './chartTypes.ts';
import { held } from './held.ts';
import { narrowEvent, narrowOutcome, params } from './params.ts';
import { port } from './port.ts';

interface ChangeContext {
  /** The change, based on the row's version that the person saw; after a conflict, on the other person's version. */
  readonly change: RowChange;
  /** Reason why the last try failed; null if none did. */
  readonly failure: CallFailure | null;
}

export type ChangeEvent =
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  | { type: 'own.kept' }
  | { type: 'link.taken' };

const outcomeOf = ({ event }: { event: { output: ChangeOutcome } }): ChangeOutcome => event.output;

/** One change of a row of the account settings (screens 2.12). Outputs the change, or null if the person declined. */
export const changeMachine = setup({
  types: {} as ChartTypes<ChangeEvent, ChangeContext, DoneActorEvent<ChangeOutcome, 'makeChange'>> & {
    input: RowChange;
    output: RowChange | null;
    tags: 'busy';
  },
  actors: {
    /** Sends the change to the server. Rejects with a `CallFailure`. */
    makeChange: port<ChangeOutcome, RowChange>('makeChange'),
    /** Holds the invitation link that the server returned. */
    link: held<InvitationLink>(),
  },
  actions: {
    seeTheirs: assign(({ context: { change } }, outcome: ChangeOutcome) => ({
      change: outcome.kind === 'conflict' ? rebaseChange(change, outcome.row) : change,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
  guards: {
    isGrave: ({ context }) => isConfirmationNeeded(context.change),
    isConflict: (_, { kind }: ChangeOutcome) => kind === 'conflict',
    isLinkMade: (_, { kind }: ChangeOutcome) => kind === 'linkMade',
  },
}).createMachine({
  id: 'change',
  description: 'The progress of a change to a row of the account settings.',
  context: ({ input }) => ({ change: input, failure: null }),
  initial: 'beginning',
  output: ({ context, event }) => (event.output === 'made' ? context.change : null),
  states: {
    beginning: {
      description: 'The kind of change decides whether the person has to confirm it.',
      always: [{ guard: 'isGrave', target: 'asked' }, { target: 'making' }],
    },
    asked: {
      description: 'The person is asked to confirm the change, also after it has failed.',
      on: { 'change.confirmed': 'making', 'change.declined': 'declined' },
    },
    making: {
      description: 'The change is being sent.',
      tags: 'busy',
      invoke: {
        id: 'makeChange',
        src: 'makeChange',
        input: ({ context }) => context.change,
        onDone: [
          {
            guard: { type: 'isConflict', params: outcomeOf },
            target: 'conflicted',
            actions: { type: 'seeTheirs', params: outcomeOf },
          },
          { guard: { type: 'isLinkMade', params: outcomeOf }, target: 'linkMade' },
          { target: 'made' },
        ],
        onError: { target: 'asked', actions: { type: 'keepFailure', params } },
      },
    },
    conflicted: {
      description: 'Somebody else was faster; both sides are shown.',
      on: { 'own.kept': 'making', 'change.declined': 'declined' },
    },
    linkMade: {
      description: 'The link of an invitation is shown for copying.',
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ event }) =>
          narrowOutcome(narrowEvent(event, 'xstate.done.actor.makeChange').output, 'linkMade').link,
      },
      on: { 'link.taken': 'made' },
    },
    made: { description: 'The change is made.', type: 'final', output: 'made' },
    declined: { description: 'The person has declined the change.', type: 'final' },
  },
});
