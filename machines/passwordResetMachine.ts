import { assertEvent, assign, sendParent, sendTo, setup } from 'xstate';
import type { StepEvent } from '#domain/locationState.ts';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { isLinkFault, type LinkFault } from '#domain/link.ts';
import { paths, passwordChangedSearch } from '#domain/paths.ts';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { linkRequestMachine, type LinkRequestEvent } from './linkRequestMachine.ts';
import { params } from './params.ts';
import { port } from './port.ts';

export interface PasswordResetInput {
  readonly page: 'forgotPassword' | 'resetPassword';
  /** Whether the page was opened with a link's secret. */
  readonly hasLink: boolean;
  /** The address of an earlier request, or of a log-in that was tried before. */
  readonly email: string | null;
}

interface PasswordResetContext extends PasswordResetInput {
  /** The address of the person whose password it is; null until it is known. */
  readonly owner: string | null;
  /** Why the link leads nowhere. */
  readonly fault: LinkFault | null;
  readonly failure: CallFailure | null;
}

export type PasswordResetEvent =
  | { type: 'page.shown' }
  | { type: 'password.submitted'; password: string }
  | { type: 'retry.pressed' }
  | LinkRequestEvent;

interface Refusal {
  readonly error: unknown;
}

function faultOf(error: unknown): LinkFault | null {
  const { code } = toCallFailure(error);
  return isLinkFault(code) ? code : null;
}

/**
 * A forgotten password (screens 2.9 and 2.10): asking for the link, and choosing a new password with it. The
 * password is part of what is submitted and of nothing that is kept.
 */
export const passwordResetMachine = setup({
  types: {} as {
    context: PasswordResetContext;
    events: PasswordResetEvent;
    meta: TrackingMeta<PasswordResetEvent, PasswordResetContext>;
    /** The form is shown; nothing else may be sent. */
    tags: 'form' | 'busy';
    input: PasswordResetInput;
  },
  actors: {
    /** Answers whose password the link changes. Rejects with a `CallFailure` whose code may be a `LinkFault`. */
    checkLink: port<{ readonly email: string }>('checkLink'),
    /** Changes it. Rejects with a `CallFailure` likewise. */
    resetPassword: port<void, { readonly password: string }>('resetPassword'),
    linkRequest: linkRequestMachine,
  },
  actions: {
    keepOwner: assign((_, { email }: { email: string }) => ({ owner: email, failure: null })),
    keepFault: assign((_, { error }: Refusal) => ({ fault: faultOf(error) })),
    dismissFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: Refusal) => ({ failure: toCallFailure(error) })),
    /** Keeps the address with the page, so that it stands in the form again after a reload. */
    rememberAddress: sendParent((_, { email }: { email: string }): StepEvent => ({
      type: 'step.wanted',
      address: paths.forgotPassword,
      replace: true,
      locationState: { email },
    })),
    leadToLogIn: sendParent({
      type: 'step.wanted',
      address: paths.login + passwordChangedSearch,
      replace: true,
    } satisfies StepEvent),
    passToLinkRequest: sendTo('linkRequest', (_, request: LinkRequestEvent) => request),
  },
  guards: {
    isForgotten: ({ context }) => context.page === 'forgotPassword',
    hasLink: ({ context }) => context.hasLink,
    isUnknown: (_, { error }: Refusal) => faultOf(error) === 'LINK_INVALID',
    isFault: (_, { error }: Refusal) => faultOf(error) !== null,
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Asking for a link, and choosing a new password with it.',
  context: ({ input }) => ({ ...input, owner: null, fault: null, failure: null }),
  initial: 'opening',
  // The addresses name no step.
  on: { 'page.shown': {} },
  states: {
    opening: {
      description: 'Whether the address brings a link decides what comes next.',
      always: [
        { guard: 'isForgotten', target: 'requesting' },
        { guard: 'hasLink', target: 'checking' },
        { target: 'incomplete' },
      ],
    },
    requesting: {
      description: 'The person asks for a link by mail.',
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
      description: 'The form of a new password.',
      tags: 'form',
      on: { 'password.submitted': { target: 'saving', actions: 'dismissFailure' } },
    },
    saving: {
      description: 'The form, saving.',
      tags: ['form', 'busy'],
      on: { 'password.submitted': {} },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { password: event.password };
        },
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
