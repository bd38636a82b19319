import { assign, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { params } from './params.ts';
import { port } from './port.ts';

export interface LinkRequestInput {
  /** Where the mail goes; null where it is still to be typed, or where the server knows by itself. */
  readonly email: string | null;
  /** What to begin with: an address that is asked for, a mail that can be sent, or one that just was. */
  readonly begin: 'asking' | 'ready' | 'sent';
}

interface LinkRequestContext extends LinkRequestInput {
  /** How many mails were sent from here, so that a view can tell each. */
  readonly sendings: number;
  readonly failure: CallFailure | null;
}

export type LinkRequestEvent =
  | { type: 'link.requested' }
  | { type: 'address.submitted'; email: string }
  | { type: 'address.changeWanted' };

/** Asks for a mail with a link, and lets nobody ask again for a minute (screens 2.4, 2.5 and 2.9). */
export const linkRequestMachine = setup({
  types: {} as {
    context: LinkRequestContext;
    events: LinkRequestEvent;
    meta: TrackingMeta<LinkRequestEvent, LinkRequestContext>;
    input: LinkRequestInput;
    /** A request is on its way. */
    tags: 'busy';
  },
  actors: {
    /** Has the mail sent. Rejects with a `CallFailure`. */
    requestLink: port<void, { readonly email: string | null }>('requestLink'),
  },
  actions: {
    /** What was sent to another address is no first mail to this one. */
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
  description: 'Whether a mail with a link was asked for, and when it can be again.',
  context: ({ input }) => ({ ...input, sendings: 0, failure: null }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'What is known already decides what comes first.',
      always: [
        { guard: 'isAsking', target: 'asking' },
        { guard: 'isJustSent', target: 'known.coolingDown' },
        { target: 'known' },
      ],
    },
    asking: {
      description: 'The address is asked for.',
      initial: 'typing',
      states: {
        typing: {
          description: 'The person types the address.',
          on: { 'address.submitted': { target: 'sending', actions: { type: 'keepAddress', params } } },
        },
        sending: {
          description: 'The request is on its way.',
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
          description: 'A mail can be asked for.',
          on: { 'link.requested': { target: 'sending', actions: 'dismissFailure' } },
        },
        sending: {
          description: 'The request is on its way.',
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
          description: 'A mail was sent a moment ago; another one has to wait.',
          after: { resendDelay: 'ready' },
        },
      },
    },
  },
});
