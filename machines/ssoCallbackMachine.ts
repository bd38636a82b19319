import {
  assign,
  sendParent,
  sendTo,
  setup,
  type ActorRef,
  type Snapshot,
  type ErrorActorEvent,
} from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { paths } from '#domain/paths.ts';
import type { ChartTypes } from './chartTypes.ts';
import { params } from './params.ts';
import { port } from './port.ts';
import type { ArrivedPerson } from './sessionEvent.ts';
import { stepEvent } from './stepEvent.ts';

export interface SsoCallbackInput {
  /** Response of the identity provider, from the query of the callback's address. */
  readonly answer: 'code' | 'denied' | 'unavailable' | 'nothing';
  /** Whether somebody is signed in already; the same response may be opened twice. */
  readonly isSignedIn: boolean;
  /** Reason why our server refused to begin the log-in; null if it did not. */
  readonly failure: CallFailure | null;
  readonly session: ActorRef<Snapshot<unknown>, SentBySsoCallback>;
}

export type SsoCallbackEvent = { type: 'page.shown' };

/** Event that the chart sends to the session. */
export type SentBySsoCallback = { type: 'person.arrived' } & ArrivedPerson;

/** The return from the identity provider (screens 2.11). The context never has OAuth's `code` or `state`. */
export const ssoCallbackMachine = setup({
  types: {} as ChartTypes<SsoCallbackEvent, SsoCallbackInput> & {
    input: SsoCallbackInput;
  },
  actors: {
    /** Exchanges the code for a session, and stores its tokens. Rejects with a `CallFailure`. */
    exchangeCode: port<ArrivedPerson>('exchangeCode'),
  },
  actions: {
    tellArrived: sendTo(
      ({ context }) => context.session,
      (_, person: ArrivedPerson): SentBySsoCallback => ({ type: 'person.arrived', ...person }),
    ),
    leadHome: sendParent(stepEvent(paths.landing)),
    leadToProfile: sendParent((_, { error }: ErrorActorEvent) => {
      const { profileTicket: secret } = toCallFailure(error);
      return stepEvent(paths.completeProfile, secret === undefined ? null : { secret });
    }),
    keepFailure: assign((_, { error }: ErrorActorEvent) => ({ failure: toCallFailure(error) })),
  },
  guards: {
    isAnswered: ({ context }) => context.answer === 'code',
    isDenied: ({ context }) => context.answer === 'denied',
    isUnavailable: ({ context }) => context.answer === 'unavailable',
    isProfileMissing: (_, { error }: ErrorActorEvent) => toCallFailure(error).code === 'PROFILE_INCOMPLETE',
    isWithoutAccount: (_, { error }: ErrorActorEvent) => toCallFailure(error).code === 'SSO_NO_ACCOUNT',
    isInvalid: (_, { error }: ErrorActorEvent) => toCallFailure(error).code === 'SSO_INVALID',
    isOpenedTwice: ({ context }, { error }: ErrorActorEvent) =>
      context.isSignedIn && toCallFailure(error).code === 'SSO_INVALID',
  },
}).createMachine({
  id: 'ssoCallback',
  description: 'The result of single sign-on.',
  context: ({ input }) => input,
  initial: 'opening',
  on: { 'page.shown': {} },
  states: {
    opening: {
      description: 'The answer of the identity provider decides the next state.',
      always: [
        { guard: 'isAnswered', target: 'exchanging' },
        { guard: 'isDenied', target: 'denied' },
        { guard: 'isUnavailable', target: 'unavailable' },
        { target: 'invalid' },
      ],
    },
    exchanging: {
      description: 'The code of the identity provider is exchanged for a session.',
      tags: 'bringsSession',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        onDone: { target: 'arrived', actions: { type: 'tellArrived', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isProfileMissing', params },
            target: 'arrived',
            actions: { type: 'leadToProfile', params },
          },
          { guard: { type: 'isWithoutAccount', params }, target: 'withoutAccount' },
          { guard: { type: 'isOpenedTwice', params }, target: 'arrived', actions: 'leadHome' },
          { guard: { type: 'isInvalid', params }, target: 'invalid' },
          { target: 'unavailable', actions: { type: 'keepFailure', params } },
        ],
      },
    },
    arrived: { description: 'The session has begun.' },
    denied: { description: 'The identity provider, or the person there, has refused.' },
    withoutAccount: { description: 'Nobody has an account here with that identity.' },
    invalid: { description: 'The attempt has expired, or belongs to another browser.' },
    unavailable: { description: 'The exchange has failed; the person can try again.' },
  },
});
