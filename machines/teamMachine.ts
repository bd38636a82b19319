import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { RowChange } from '#domain/settings.ts';
import type { Invitation } from '#domain/team.ts';
import { trackingOf, type TrackingMeta } from '#domain/trackingMeta.ts';
import { changeMachine } from './changeMachine.ts';
import { held } from './held.ts';
import { params } from './params.ts';
import { port } from './port.ts';

interface TeamContext {
  /** Whether the form holds something that would be lost. */
  readonly isTyped: boolean;
  /** The change that was made last, to be told. */
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

/** Acts of an owner on the people of the company (screens 2.12). The list is the data client's. */
export const teamMachine = setup({
  types: {} as {
    context: TeamContext;
    events: TeamEvent | DoneActorEvent<Invitation, 'inviteMember'>;
    meta: TrackingMeta<TeamEvent, TeamContext>;
    /**
     * Something may be typed; something is asked over it; something is on its way; what is shown was opened from the list
     * at the same address, to which Back leads.
     */
    tags: 'editable' | 'question' | 'busy' | 'fromList';
  },
  actors: {
    change: changeMachine,
    /** Sends the invitation, and resolves with it. Rejects with a `CallFailure`. */
    inviteMember: port<Invitation, Invitation>('inviteMember'),
    /** The invitation that is asked about, or told of. */
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
  guards: { isOwnerInvited: (_, { invitation }: { invitation: Invitation }) => invitation.role === 'OWNER' },
}).createMachine({
  id: 'team',
  description: 'What an owner does with the people of the company.',
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
          description: 'The form, asked whether to invite an owner.',
          tags: 'question',
          invoke: {
            id: 'invitation',
            src: 'invitation',
            input: ({ event }) => {
              assertEvent(event, 'invitation.submitted');
              return event.invitation;
            },
          },
          on: { 'owner.confirmed': 'sending', 'owner.declined': 'editing' },
        },
        sending: {
          description: 'The form, sending.',
          tags: 'busy',
          invoke: {
            id: 'inviteMember',
            src: 'inviteMember',
            input: ({ event }) => {
              assertEvent(event, ['invitation.submitted', 'owner.confirmed']);
              return event.invitation;
            },
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
        input: ({ event }) => {
          assertEvent(event, 'xstate.done.actor.inviteMember');
          return event.output;
        },
      },
      on: {
        'invite.pressed': { target: 'inviting', actions: 'dismiss', meta: track('Add User') },
        'done.pressed': { target: 'listed', actions: 'dismiss' },
        'form.left': { target: 'listed', actions: 'dismiss' },
      },
    },
    // Nothing else is begun meanwhile.
    changing: {
      description: 'The team, while one of it is changed.',
      on: { 'change.wanted': {}, 'invite.pressed': {} },
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ event }) => {
          assertEvent(event, 'change.wanted');
          return event.change;
        },
        onDone: { target: 'listed', actions: { type: 'keepDone', params } },
      },
    },
  },
});
