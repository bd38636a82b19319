import { assign, setup, type DoneActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { RowChange } from '#domain/settings.ts';
import type { Invitation } from '#domain/team.ts';
import { trackingOf } from '#domain/trackingMeta.ts';
import type { ChartTypes } from './chartTypes.ts';
import { changeMachine } from './changeMachine.ts';
import { held } from './held.ts';
import { narrowEvent, params } from './params.ts';
import { port } from './port.ts';

interface TeamContext {
  /** Whether the form has unsaved input. */
  readonly isTyped: boolean;
  /** The last successful change, for its message; null without one. */
  readonly done: RowChange | null;
  readonly failure: CallFailure | null;
}

export type TeamEvent =
  | { type: 'invite.pressed' }
  | { type: 'form.typed' }
  | { type: 'form.left' }
  | { type: 'invitation.submitted'; invitation: Invitation }
  | { type: 'owner.confirmed'; invitation: Invitation }
  | { type: 'owner.declined' }
  | { type: 'done.pressed' }
  | { type: 'change.wanted'; change: RowChange };

const track = trackingOf<TeamEvent, TeamContext>();

/** An owner's changes to the people of the company (screens 2.12). The list itself is in Apollo's cache. */
export const teamMachine = setup({
  types: {} as ChartTypes<TeamEvent, TeamContext, DoneActorEvent<Invitation, 'inviteMember'>> & {
    /**
     * `editable`: the form takes input. `question`: a dialog is open over the form. `busy`: the form is being sent.
     * `fromList`: the browser's Back leads to the list, at the same address.
     */
    tags: 'editable' | 'question' | 'busy' | 'fromList';
  },
  actors: {
    change: changeMachine,
    /** Sends the invitation. Resolves with the invitation, rejects with a `CallFailure`. */
    inviteMember: port<Invitation, Invitation>('inviteMember'),
    invitation: held<Invitation>(),
  },
  actions: {
    noteTyped: assign({ isTyped: true }),
    dismiss: assign({ isTyped: false, failure: null, done: null }),
    dismissFailure: assign({ failure: null }),
    forgetDone: assign({ done: null }),
    keepDone: assign((_, { output }: { output: RowChange | null }) => ({ done: output })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
  guards: { isOwnerInvited: (_, { invitation }: { invitation: Invitation }) => invitation.role === 'owner' },
}).createMachine({
  id: 'team',
  description: 'How an owner manages the people of the company.',
  context: { isTyped: false, done: null, failure: null },
  initial: 'listed',
  states: {
    listed: {
      description: 'The team.',
      on: {
        'invite.pressed': { target: 'inviting', actions: 'dismiss', meta: track('Add User') },
        'change.wanted': { target: 'changing', actions: 'forgetDone' },
      },
    },
    inviting: {
      description: 'Somebody is being invited.',
      tags: 'fromList',
      initial: 'editing',
      states: {
        editing: {
          description: 'The form that adds a user.',
          tags: 'editable',
          on: {
            'form.typed': { actions: 'noteTyped' },
            'invitation.submitted': [
              {
                guard: { type: 'isOwnerInvited', params },
                target: 'confirmingOwner',
                actions: 'dismissFailure',
              },
              { target: 'sending', actions: 'dismissFailure' },
            ],
            'form.left': { target: '#team.listed', actions: 'dismiss' },
          },
        },
        confirmingOwner: {
          description: 'The form, with the question whether to invite an owner.',
          tags: 'question',
          invoke: {
            id: 'invitation',
            src: 'invitation',
            input: ({ event }) => narrowEvent(event, 'invitation.submitted').invitation,
          },
          on: { 'owner.confirmed': 'sending', 'owner.declined': 'editing' },
        },
        sending: {
          description: 'The form, while it is sent.',
          tags: 'busy',
          invoke: {
            id: 'inviteMember',
            src: 'inviteMember',
            input: ({ event }) => narrowEvent(event, ['invitation.submitted', 'owner.confirmed']).invitation,
            onDone: { target: '#team.invited', meta: track('Add User Complete') },
            onError: { target: 'editing', actions: { type: 'keepFailure', params } },
          },
        },
      },
    },
    invited: {
      description: 'The page says that the invitation is sent.',
      tags: 'fromList',
      invoke: {
        id: 'invitation',
        src: 'invitation',
        input: ({ event }) => narrowEvent(event, 'xstate.done.actor.inviteMember').output,
      },
      on: {
        'invite.pressed': { target: 'inviting', actions: 'dismiss', meta: track('Add User') },
        'done.pressed': { target: 'listed', actions: 'dismiss' },
        'form.left': { target: 'listed', actions: 'dismiss' },
      },
    },
    // Nothing else can start until the change ends.
    changing: {
      description: 'The team, while a member is changed.',
      on: { 'change.wanted': {}, 'invite.pressed': {} },
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ event }) => narrowEvent(event, 'change.wanted').change,
        onDone: { target: 'listed', actions: { type: 'keepDone', params } },
      },
    },
  },
});
