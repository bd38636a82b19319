import { assign, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import type { ChartTypes } from './chartTypes.ts';
import { params } from './params.ts';
import { port } from './port.ts';

export interface LinkRequestInput {
  /** Recipient of the mail; null if it is not typed yet, or if only the server knows it. */
  readonly email: string | null;
  /** Initial state: the person types the address, a mail can be sent, or a mail was just sent. */
  readonly begin: 'asking' | 'ready' | 'sent';
}

interface LinkRequestContext extends LinkRequestInput {
  /** Number of mails that were requested from this page, so that a view can announce each. */
  readonly sendings: number;
  readonly failure: CallFailure | null;
}

export type LinkRequestEvent =
  | { type: 'link.requested' }
  | { type: 'address.submitted'; email: string }
  | { type: 'address.changeWanted' };

/** Requests a mail with a link, at most once in a minute (screens 2.4, 2.5, and 2.9). */
export const linkRequestMachine = setup({
  types: {} as ChartTypes<LinkRequestEvent, LinkRequestContext> & {
    input: LinkRequestInput;
    tags: 'busy';
  },
  actors: {
    /** Requests the mail. Rejects with a `CallFailure`. */
    requestLink: port<void, { readonly email: string | null }>('requestLink'),
  },
  actions: {
    /** Stores the address, and resets the number of mails, since those went to the previous address. */
    keepAddress: assign((_, { email }: { email: string }) => ({
      email,
      begin: 'asking' as const,
      sendings: 0,
      failure: null,
    })),
    countSending: assign(({ context }) => ({ sendings: context.sendings + 1 })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
    dismissFailure: assign({ failure: null }),
  },
  guards: {
    isAsking: ({ context }) => context.begin === 'asking',
    isJustSent: ({ context }) => context.begin === 'sent',
  },
  delays: { resendDelay: limits.resendDelay },
}).createMachine({
  id: 'linkRequest',
  description: 'Whether a mail with a link was requested, and when the next one is possible.',
  context: ({ input }) => ({ ...input, sendings: 0, failure: null }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The data that is already known decides the first state.',
      always: [
        { guard: 'isAsking', target: 'asking' },
        { guard: 'isJustSent', target: 'known.coolingDown' },
        { target: 'known' },
      ],
    },
    asking: {
      description: 'The page asks for the address.',
      initial: 'typing',
      states: {
        typing: {
          description: 'The person types the address.',
          on: { 'address.submitted': { target: 'sending', actions: { type: 'keepAddress', params } } },
        },
        sending: {
          description: 'The request is being sent.',
          tags: 'busy',
          on: { 'address.submitted': {} },
          invoke: {
            id: 'requestLink',
            src: 'requestLink',
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: '#linkRequest.known.coolingDown', actions: 'countSending' },
            onError: { target: 'typing', actions: { type: 'keepFailure', params } },
          },
        },
      },
    },
    known: {
      description: 'The address is known.',
      initial: 'ready',
      on: { 'address.changeWanted': { target: 'asking', actions: 'dismissFailure' } },
      states: {
        ready: {
          description: 'The person can request a mail.',
          on: { 'link.requested': { target: 'sending', actions: 'dismissFailure' } },
        },
        sending: {
          description: 'The request is being sent.',
          tags: 'busy',
          invoke: {
            id: 'requestLink',
            src: 'requestLink',
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: 'coolingDown', actions: 'countSending' },
            onError: { target: 'ready', actions: { type: 'keepFailure', params } },
          },
        },
        coolingDown: {
          description: 'A mail was just sent; the next one has to wait.',
          after: { resendDelay: 'ready' },
        },
      },
    },
  },
});
