import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import {
  decideAnew,
  isGrave,
  type ChangeOutcome,
  type InvitationLink,
  type RowChange,
} from '#domain/settings.ts';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { held } from './held.ts';
import { outcomeOfKind, params } from './params.ts';
import { port } from './port.ts';

interface ChangeContext {
  /** The change, on the row as it was last seen: after a conflict, as the other person left it. */
  readonly change: RowChange;
  /** Why the last try failed. The question stays open while the change is tried again. */
  readonly failure: CallFailure | null;
}

export type ChangeEvent =
  { type: 'change.confirmed' } | { type: 'change.declined' } | { type: 'own.kept' } | { type: 'link.taken' };

const outcomeOf = ({ event }: { event: { output: ChangeOutcome } }): ChangeOutcome => event.output;

/**
 * One change of a row of the account settings (screens 2.12): asked again where it is grave, made, and where
 * somebody else was quicker decided anew, with both sides in sight. Ends with what was done, or null.
 */
export const changeMachine = setup({
  types: {} as {
    context: ChangeContext;
    events: ChangeEvent | DoneActorEvent<ChangeOutcome, 'makeChange'>;
    meta: TrackingMeta<ChangeEvent, ChangeContext>;
    input: RowChange;
    output: RowChange | null;
    /** The change is on its way. */
    tags: 'busy';
  },
  actors: {
    /** Makes the change. Rejects with a `CallFailure`. */
    makeChange: port<ChangeOutcome, RowChange>('makeChange'),
    /** The link that an answer has brought. */
    link: held<InvitationLink>(),
  },
  actions: {
    seeTheirs: assign(({ context: { change } }, outcome: ChangeOutcome) => ({
      change: outcome.kind === 'conflict' ? decideAnew(change, outcome.row) : change,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
  guards: {
    isGrave: ({ context }) => isGrave(context.change),
    isConflict: (_, { kind }: ChangeOutcome) => kind === 'conflict',
    isLinkMade: (_, { kind }: ChangeOutcome) => kind === 'linkMade',
  },
}).createMachine({
  id: 'change',
  description: 'How far a change of a row of the account settings is.',
  context: ({ input }) => ({ change: input, failure: null }),
  initial: 'beginning',
  output: ({ context, event }) => (event.output === 'made' ? context.change : null),
  states: {
    beginning: {
      description: 'How grave the change is decides whether it is asked about.',
      always: [{ guard: 'isGrave', target: 'asked' }, { target: 'making' }],
    },
    asked: {
      description: 'The person is asked whether to make it, also after it has failed.',
      on: { 'change.confirmed': 'making', 'change.declined': 'declined' },
    },
    making: {
      description: 'The change is on its way.',
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
      description: 'Somebody else was quicker: both sides are shown.',
      on: { 'own.kept': 'making', 'change.declined': 'declined' },
    },
    linkMade: {
      description: 'The link of an invitation is shown, to be copied.',
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ event }) => {
          assertEvent(event, 'xstate.done.actor.makeChange');
          return outcomeOfKind(event.output, 'linkMade').link;
        },
      },
      on: { 'link.taken': 'made' },
    },
    made: { description: 'The change is made.', type: 'final', output: 'made' },
    declined: { description: 'The person does not want it.', type: 'final' },
  },
});
