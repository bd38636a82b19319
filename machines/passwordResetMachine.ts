import { assign, sendParent, sendTo, setup, type ErrorActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { isLinkFault, type LinkFault } from '#domain/link.ts';
import { paths, passwordChangedSearch } from '#domain/paths.ts';
import type { ChartTypes } from './chartTypes.ts';
import { linkRequestMachine, type LinkRequestEvent } from './linkRequestMachine.ts';
import { narrowEvent, params } from './params.ts';
import { port } from './port.ts';
import { stepEvent } from './stepEvent.ts';

export interface PasswordResetInput {
  readonly page: 'forgotPassword' | 'resetPassword';
  /** Whether a mailed link with a secret opened the page. */
  readonly hasLink: boolean;
  /** Email address of an earlier request or log-in; null without one. */
  readonly email: string | null;
}

interface PasswordResetContext extends PasswordResetInput {
  /** Email address of the person to whom the link was mailed; null until known. */
  readonly owner: string | null;
  /** Reason why the link is not valid; null if it is. */
  readonly fault: LinkFault | null;
  readonly failure: CallFailure | null;
}

export type PasswordResetEvent =
  | { type: 'page.shown' }
  | { type: 'password.submitted'; password: string }
  | { type: 'retry.pressed' }
  | LinkRequestEvent;

function faultOf(error: unknown): LinkFault | null {
  const { code } = toCallFailure(error);
  return isLinkFault(code) ? code : null;
}

/** Requesting a link to reset a password, and using the link (screens 2.9, 2.10). The context has no password. */
export const passwordResetMachine = setup({
  types: {} as ChartTypes<PasswordResetEvent, PasswordResetContext> & {
    tags: 'form' | 'busy';
    input: PasswordResetInput;
  },
  actors: {
    /** Checks the link. Resolves with the recipient. Rejects with a `CallFailure` whose code may be a `LinkFault`. */
    checkLink: port<{ readonly email: string }>('checkLink'),
    /** Changes the password. Rejects with a `CallFailure` whose code may be a `LinkFault`. */
    resetPassword: port<void, { readonly password: string }>('resetPassword'),
    linkRequest: linkRequestMachine,
  },
  actions: {
    keepOwner: assign((_, { email }: { email: string }) => ({ owner: email, failure: null })),
    keepFault: assign((_, { error }: ErrorActorEvent) => ({ fault: faultOf(error) })),
    dismissFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: ErrorActorEvent) => ({ failure: toCallFailure(error) })),
    /** Stores the address in the location's state, so that the form still shows it after a reload. */
    rememberAddress: sendParent((_, { email }: { email: string }) =>
      stepEvent(paths.forgotPassword, { email }),
    ),
    leadToLogIn: sendParent(stepEvent(paths.login + passwordChangedSearch)),
    passToLinkRequest: sendTo('linkRequest', (_, request: LinkRequestEvent) => request),
  },
  guards: {
    isForgotten: ({ context }) => context.page === 'forgotPassword',
    hasLink: ({ context }) => context.hasLink,
    isUnknown: (_, { error }: ErrorActorEvent) => faultOf(error) === 'LINK_INVALID',
    isFault: (_, { error }: ErrorActorEvent) => faultOf(error) !== null,
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Requesting a reset link, and choosing a new password with it.',
  context: ({ input }) => ({ ...input, owner: null, fault: null, failure: null }),
  initial: 'opening',
  // Ignored, since the pages' addresses have no step.
  on: { 'page.shown': {} },
  states: {
    opening: {
      description: 'Whether the address has a link decides the next state.',
      always: [
        { guard: 'isForgotten', target: 'requesting' },
        { guard: 'hasLink', target: 'checking' },
        { target: 'incomplete' },
      ],
    },
    requesting: {
      description: 'The person requests a link by mail.',
      invoke: {
        id: 'linkRequest',
        src: 'linkRequest',
        input: ({ context }) => ({ email: context.email, begin: 'asking' }),
      },
      on: {
        'link.requested': { actions: { type: 'passToLinkRequest', params } },
        'address.submitted': {
          actions: [
            { type: 'rememberAddress', params },
            { type: 'passToLinkRequest', params },
          ],
        },
        'address.changeWanted': { actions: { type: 'passToLinkRequest', params } },
      },
    },
    checking: {
      description: 'The link is being checked.',
      tags: 'form',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: { target: 'choosing', actions: { type: 'keepOwner', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnknown', params }, target: 'incomplete' },
          { guard: { type: 'isFault', params }, target: 'over', actions: { type: 'keepFault', params } },
          { target: 'failed', actions: { type: 'keepFailure', params } },
        ],
      },
    },
    choosing: {
      description: 'The form for a new password.',
      tags: 'form',
      on: { 'password.submitted': { target: 'saving', actions: 'dismissFailure' } },
    },
    saving: {
      description: 'The form, while it is saved.',
      tags: ['form', 'busy'],
      on: { 'password.submitted': {} },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ event }) => ({ password: narrowEvent(event, 'password.submitted').password }),
        onDone: { target: 'changed', actions: 'leadToLogIn' },
        onError: [
          { guard: { type: 'isUnknown', params }, target: 'incomplete' },
          { guard: { type: 'isFault', params }, target: 'over', actions: { type: 'keepFault', params } },
          { target: 'choosing', actions: { type: 'keepFailure', params } },
        ],
      },
    },
    changed: { description: 'The password is changed.', tags: 'busy' },
    failed: {
      description: 'The link could not be checked; the person can try again.',
      on: { 'retry.pressed': 'checking' },
    },
    incomplete: { description: 'The link is not complete.' },
    over: {
      description: 'The link has expired or was used; the person can ask for another.',
      invoke: { id: 'linkRequest', src: 'linkRequest', input: { email: null, begin: 'ready' } },
      on: { 'link.requested': { actions: { type: 'passToLinkRequest', params } } },
    },
  },
});
