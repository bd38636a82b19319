import { assertEvent, assign, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { OwnDetails, PasswordChange, ProfileChoice } from '#domain/ownProfile.ts';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { params } from './params.ts';
import { port } from './port.ts';

/** The forms of the page. */
export type OwnForm = 'details' | 'password';

/** An act of a person on their own profile. */
type OwnAct = OwnForm | 'choice';

interface OwnProfileContext {
  /** Whether a form holds something that would be lost, and which do. */
  readonly isTyped: boolean;
  readonly typed: readonly OwnForm[];
  /** The act that is under way, or was the last one. */
  readonly act: OwnAct | null;
  /** Whether the form that was sent was typed into since. */
  readonly isTypedSince: boolean;
  /** Whether the last act was done. */
  readonly isDone: boolean;
  /** How often the password was changed here. */
  readonly passwordChanges: number;
  readonly failure: CallFailure | null;
}

export type OwnProfileEvent =
  | { type: 'page.shown' }
  | { type: 'form.typed'; form: OwnForm }
  | { type: 'form.left' }
  | { type: 'details.submitted'; details: OwnDetails }
  | { type: 'password.submitted'; change: PasswordChange }
  | { type: 'choice.submitted'; choice: ProfileChoice };

/**
 * My profile: what people change of themselves, whatever their role. The passwords are part of what is submitted
 * and of nothing that is kept.
 */
export const ownProfileMachine = setup({
  types: {} as {
    context: OwnProfileContext;
    events: OwnProfileEvent;
    meta: TrackingMeta<OwnProfileEvent, OwnProfileContext>;
    /** Something may be typed; something is on its way. */
    tags: 'editable' | 'busy';
  },
  actors: {
    /** Saves name and phone number. Rejects with a `CallFailure`. */
    saveDetails: port<void, OwnDetails>('saveDetails'),
    /** Changes the password, which ends every other session. Rejects likewise. */
    changePassword: port<void, PasswordChange>('changePassword'),
    /** Keeps what was chosen. Rejects likewise. */
    keepChoice: port<void, ProfileChoice>('keepChoice'),
  },
  actions: {
    noteTyped: assign(({ context: { typed } }, { form }: { form: OwnForm }) => ({
      isTyped: true,
      typed: typed.includes(form) ? typed : [...typed, form],
    })),
    noteTypedSince: assign(({ context }, { form }: { form: OwnForm }) => ({
      isTypedSince: context.isTypedSince || form === context.act,
    })),
    dropNotice: assign({ isDone: false }),
    dismiss: assign({ isTyped: false, typed: [], act: null, isDone: false, failure: null }),
    begin: assign((_, { act }: { act: OwnAct }) => ({
      act,
      isTypedSince: false,
      isDone: false,
      failure: null,
    })),
    noteDone: assign(({ context: { typed, act, isTypedSince, passwordChanges } }) => {
      const left = isTypedSince ? typed : typed.filter((form) => form !== act);
      return {
        isTyped: left.length > 0,
        typed: left,
        isDone: true,
        passwordChanges: act === 'password' ? passwordChanges + 1 : passwordChanges,
      };
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
}).createMachine({
  id: 'ownProfile',
  description: 'What people do to their own profile.',
  context: {
    isTyped: false,
    typed: [],
    act: null,
    isTypedSince: false,
    isDone: false,
    passwordChanges: 0,
    failure: null,
  },
  initial: 'viewed',
  // The page's address names no step.
  on: { 'page.shown': {} },
  states: {
    viewed: {
      description: 'The profile and its forms.',
      tags: 'editable',
      on: {
        'form.typed': { actions: [{ type: 'noteTyped', params }, 'dropNotice'] },
        'form.left': { actions: 'dismiss' },
        'details.submitted': {
          target: 'savingDetails',
          actions: { type: 'begin', params: { act: 'details' } },
        },
        'password.submitted': {
          target: 'changingPassword',
          actions: { type: 'begin', params: { act: 'password' } },
        },
        'choice.submitted': {
          target: 'keepingChoice',
          actions: { type: 'begin', params: { act: 'choice' } },
        },
      },
    },
    savingDetails: {
      description: 'The details are being saved.',
      tags: 'busy',
      // One act at a time. A form is checked before it is sent, so that something else may have begun by then.
      on: {
        'form.typed': {
          actions: [
            { type: 'noteTyped', params },
            { type: 'noteTypedSince', params },
          ],
        },
        'details.submitted': {},
        'password.submitted': {},
      },
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ event }) => {
          assertEvent(event, 'details.submitted');
          return event.details;
        },
        onDone: { target: 'viewed', actions: 'noteDone' },
        onError: { target: 'viewed', actions: { type: 'keepFailure', params } },
      },
    },
    changingPassword: {
      description: 'The password is being changed.',
      tags: 'busy',
      // One act at a time. A form is checked before it is sent, so that something else may have begun by then.
      on: {
        'form.typed': {
          actions: [
            { type: 'noteTyped', params },
            { type: 'noteTypedSince', params },
          ],
        },
        'details.submitted': {},
        'password.submitted': {},
      },
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return event.change;
        },
        onDone: { target: 'viewed', actions: 'noteDone' },
        onError: { target: 'viewed', actions: { type: 'keepFailure', params } },
      },
    },
    keepingChoice: {
      description: 'The choice of mails is being kept.',
      tags: 'busy',
      // One act at a time. A form is checked before it is sent, so that something else may have begun by then.
      on: {
        'form.typed': {
          actions: [
            { type: 'noteTyped', params },
            { type: 'noteTypedSince', params },
          ],
        },
        'details.submitted': {},
        'password.submitted': {},
      },
      invoke: {
        id: 'keepChoice',
        src: 'keepChoice',
        input: ({ event }) => {
          assertEvent(event, 'choice.submitted');
          return event.choice;
        },
        onDone: { target: 'viewed', actions: 'noteDone' },
        onError: { target: 'viewed', actions: { type: 'keepFailure', params } },
      },
    },
  },
});
