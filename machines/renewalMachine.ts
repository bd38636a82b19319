import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';
import { isRejectedToken, toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { params } from './params.ts';
import { port, watchPort } from './port.ts';

/** The token that the browser holds, as far as it can read it. */
export interface TokenState {
  /** Milliseconds that it has left; null where it tells nothing of its end. */
  readonly timeLeft: number | null;
  readonly isHeld: boolean;
  /** True where a refresh token is held. */
  readonly isRenewable: boolean;
}

/** Events that go to the session. */
export type SentByRenewal =
  { type: 'person.renewed'; userInfo: UserInfo } | { type: 'token.rejected'; by: 'rest' };

interface RenewalInput {
  readonly session: ActorRef<Snapshot<unknown>, SentByRenewal>;
  /** Id of the session whose tokens they are. */
  readonly sessionId: string;
}

interface RenewalContext extends RenewalInput {
  /** Why the last renewal failed; null after one that did not. */
  failure: CallFailure | null;
  /** Milliseconds after which the token is to be looked at. */
  wait: number;
  /** True while somebody is at the page. */
  isAttended: boolean;
}

export type RenewalEvent =
  | { type: 'renewal.needed' }
  /** Somebody looks at the page again, or has left it alone for a while. */
  | { type: 'attention.gained' }
  | { type: 'attention.lost' }
  /** The tokens have vanished from the browser. */
  | { type: 'tokens.lost' };

/** Timers hold no more. */
const longestWait = 2 ** 31 - 1;

function named(userInfo: UserInfo | null): UserInfo {
  if (!userInfo) throw new Error('The answer names nobody.');
  return userInfo;
}

/**
 * Renews the tokens of one session ahead of a call, once for all calls that ask at the same time (requirements 4.9),
 * and at their end as long as somebody is at the page; else when somebody looks at it again, so that a session that is
 * over says so by itself. Refreshes the person where the new tokens came without them. Only a refusal ends the session;
 * after any other failure the token at hand serves as long as it lives.
 */
export const renewalMachine = setup({
  types: {} as {
    context: RenewalContext;
    events: RenewalEvent;
    meta: TrackingMeta<RenewalEvent, RenewalContext>;
    input: RenewalInput;
  },
  actors: {
    /** Reads the token at hand: this tab's own, or one that another tab has renewed. */
    readToken: port<TokenState>('readToken'),
    /**
     * Answers the person, or null where nobody was named, with new tokens stored by this tab or another. Rejects with
     * a `CallFailure`.
     */
    renewTokens: port<UserInfo | null, string>('renewTokens'),
    /** Reads the person afresh. Rejects with a `CallFailure`, and a refusal ends the session by itself. */
    refreshUserInfo: port<UserInfo>('refreshUserInfo'),
    watchAttention: watchPort('watchAttention'),
    watchTokens: watchPort('watchTokens'),
  },
  actions: {
    attend: assign({ isAttended: true }),
    leaveAlone: assign({ isAttended: false }),
    keepWait: assign((_, { timeLeft }: TokenState) => ({
      wait: Math.min(timeLeft ?? longestWait, longestWait),
    })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
    tellRenewed: sendTo(
      ({ context }) => context.session,
      (_, userInfo: UserInfo): SentByRenewal => ({ type: 'person.renewed', userInfo }),
    ),
    tellRejected: sendTo(({ context }) => context.session, { type: 'token.rejected', by: 'rest' }),
  },
  delays: {
    end: ({ context }) => context.wait,
    retryDelay: limits.retryDelayLongest,
    lossDelay: limits.tokenLossDelay,
  },
  guards: {
    isAlive: (_, { timeLeft }: TokenState) => timeLeft === null || timeLeft > 0,
    isNotHeld: (_, { isHeld }: TokenState) => !isHeld,
    isNotRenewable: (_, { isRenewable }: TokenState) => !isRenewable,
    isAttended: ({ context }) => context.isAttended,
    isPersonNamed: (_, userInfo: UserInfo | null) => userInfo !== null,
    isRejectedToken: (_, { error }: { error: unknown }) => isRejectedToken(error),
  },
}).createMachine({
  id: 'renewal',
  description: 'How long the tokens of a session live, and whether they are being renewed.',
  context: ({ input }) => ({ ...input, failure: null, wait: 0, isAttended: false }),
  initial: 'reading',
  invoke: [
    { id: 'watchAttention', src: 'watchAttention' },
    { id: 'watchTokens', src: 'watchTokens' },
  ],
  on: {
    'renewal.needed': '.renewing',
    'attention.gained': { actions: 'attend' },
    'attention.lost': { actions: 'leaveAlone' },
    'tokens.lost': '.missing',
  },
  states: {
    reading: {
      description: 'The token at hand is read.',
      invoke: {
        id: 'readToken',
        src: 'readToken',
        onDone: [
          {
            guard: { type: 'isNotHeld', params: ({ event }) => event.output },
            target: 'waiting',
            actions: 'tellRejected',
          },
          {
            guard: { type: 'isAlive', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'keepWait', params: ({ event }) => event.output },
          },
          { guard: { type: 'isNotRenewable', params: ({ event }) => event.output }, target: 'renewing' },
          { guard: 'isAttended', target: 'renewing' },
          { target: 'expired' },
        ],
      },
    },
    resting: {
      description: 'The token is good for a while.',
      after: { end: 'reading' },
      // Timers stand still while the machine sleeps.
      on: { 'attention.gained': { target: 'reading', actions: 'attend' } },
    },
    expired: {
      description: 'The token has ended, and nobody is there to see what it is for.',
      on: { 'attention.gained': { target: 'renewing', actions: 'attend' } },
    },
    renewing: {
      description: 'The tokens are being renewed; calls wait for them.',
      entry: 'forgetFailure',
      // All calls that ask meanwhile wait for this one.
      on: { 'renewal.needed': {} },
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => context.sessionId,
        onDone: [
          {
            guard: { type: 'isPersonNamed', params: ({ event }) => event.output },
            target: 'reading',
            actions: { type: 'tellRenewed', params: ({ event }) => named(event.output) },
          },
          { target: 'refreshingUserInfo' },
        ],
        onError: [
          {
            guard: { type: 'isRejectedToken', params },
            target: 'waiting',
            actions: [{ type: 'keepFailure', params }, 'tellRejected'],
          },
          { target: 'waiting', actions: { type: 'keepFailure', params } },
        ],
      },
    },
    refreshingUserInfo: {
      description: 'The tokens are new; the person is read afresh, since the answer named nobody.',
      // The tokens are new: no call waits.
      on: { 'renewal.needed': {} },
      invoke: {
        id: 'refreshUserInfo',
        src: 'refreshUserInfo',
        onDone: { target: 'reading', actions: { type: 'tellRenewed', params: ({ event }) => event.output } },
        // The person stays who they were.
        onError: 'reading',
      },
    },
    missing: {
      description:
        'The tokens are gone: another tab has logged out, has found the session over, or is about to begin another one.',
      on: { 'renewal.needed': {} },
      after: { lossDelay: 'reading' },
    },
    waiting: {
      description: 'A renewal has failed: the next one comes with the next call, or after a while.',
      after: { retryDelay: 'reading' },
      on: { 'attention.gained': { target: 'reading', actions: 'attend' } },
    },
  },
});
