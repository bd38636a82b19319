import { assign, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { OwnDetails, PasswordChange, OwnProfilePreference } from '#domain/ownProfile.ts';
import type { ChartTypes } from './chartTypes.ts';
import { narrowEvent, params } from './params.ts';
import { port } from './port.ts';

export type OwnProfileForm = 'details' | 'password';

interface OwnProfileContext {
  /** Whether a form has unsaved input. */
  readonly isTyped: boolean;
  /** The forms that have unsaved input. */
  readonly typed: readonly OwnProfileForm[];
  /** Part that is being saved, or was saved last; null before the first submit. */
  readonly act: OwnProfileForm | 'choice' | null;
  /** Whether the person has typed into the form of `act` since its submit. */
  readonly isTypedSince: boolean;
  /** Whether the last submit succeeded, and nothing was typed since. */
  readonly isDone: boolean;
  /** Number of times that the password was changed on this page. */
  readonly passwordChanges: number;
  readonly failure: CallFailure | null;
}

export type OwnProfileEvent =
  | { type: 'page.shown' }
  | { type: 'form.typed'; form: OwnProfileForm }
  | { type: 'form.left' }
  | { type: 'details.submitted'; details: OwnDetails }
  | { type: 'password.submitted'; change: PasswordChange }
  | { type: 'choice.submitted'; choice: OwnProfilePreference };

const noteTyping = [
  { type: 'noteTyped', params },
  { type: 'noteTypedSince', params },
] as const;

/** Changes that a person of any role makes to their own profile. The context never has a password. */
export const ownProfileMachine = setup({
  types: {} as ChartTypes<OwnProfileEvent, OwnProfileContext> & {
    tags: 'editable' | 'busy';
  },
  actors: {
    /** Saves name and phone number. Rejects with a `CallFailure`. */
    saveDetails: port<void, OwnDetails>('saveDetails'),
    /** Changes the password, which ends every other session. Rejects with a `CallFailure`. */
    changePassword: port<void, PasswordChange>('changePassword'),
    /** Saves which mails the person wants. Rejects with a `CallFailure`. */
    keepChoice: port<void, OwnProfilePreference>('keepChoice'),
  },
  actions: {
    noteTyped: assign(({ context: { typed } }, { form }: { form: OwnProfileForm }) => ({
      isTyped: true,
      typed: typed.includes(form) ? typed : [...typed, form],
    })),
    noteTypedSince: assign(({ context }, { form }: { form: OwnProfileForm }) => ({
      isTypedSince: context.isTypedSince || form === context.act,
    })),
    dropNotice: assign({ isDone: false }),
    dismiss: assign({ isTyped: false, typed: [], act: null, isDone: false, failure: null }),
    begin: assign((_, { act }: { act: OwnProfileForm | 'choice' }) => ({
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
  description: 'The changes that people make to their own profile.',
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
  // Ignored, since the page's address has no step.
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
      // Ignores the submit of a form that was still being validated when this call began.
      on: { 'form.typed': { actions: noteTyping }, 'details.submitted': {}, 'password.submitted': {} },
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ event }) => narrowEvent(event, 'details.submitted').details,
        onDone: { target: 'viewed', actions: 'noteDone' },
        onError: { target: 'viewed', actions: { type: 'keepFailure', params } },
      },
    },
    changingPassword: {
      description: 'The password is being changed.',
      tags: 'busy',
      // Ignores the submit of a form that was still being validated when this call began.
      on: { 'form.typed': { actions: noteTyping }, 'details.submitted': {}, 'password.submitted': {} },
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => narrowEvent(event, 'password.submitted').change,
        onDone: { target: 'viewed', actions: 'noteDone' },
        onError: { target: 'viewed', actions: { type: 'keepFailure', params } },
      },
    },
    keepingChoice: {
      description: 'The mail choices are being saved.',
      tags: 'busy',
      // Ignores the submit of a form that was still being validated when this call began.
      on: { 'form.typed': { actions: noteTyping }, 'details.submitted': {}, 'password.submitted': {} },
      invoke: {
        id: 'keepChoice',
        src: 'keepChoice',
        input: ({ event }) => narrowEvent(event, 'choice.submitted').choice,
        onDone: { target: 'viewed', actions: 'noteDone' },
        onError: { target: 'viewed', actions: { type: 'keepFailure', params } },
      },
    },
  },
});
