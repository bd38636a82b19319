import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';
import { isTokenRejection, toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { ChartTypes } from './chartTypes.ts';
import { params } from './params.ts';
import { port, watchPort } from './port.ts';

/** State of the tokens in the browser. */
export interface TokenState {
  /** Milliseconds until the access token expires; null if its end is unknown. */
  readonly timeLeft: number | null;
  readonly isHeld: boolean;
  /** Whether the browser has a refresh token. */
  readonly isRenewable: boolean;
}

/** Events that the chart sends to the session chart. */
export type SentByRenewal =
  | { type: 'person.renewed'; userInfo: UserInfo }
  | { type: 'token.rejected'; by: 'rest' };

interface RenewalInput {
  readonly session: ActorRef<Snapshot<unknown>, SentByRenewal>;
  readonly sessionId: string;
}

interface RenewalContext extends RenewalInput {
  /** Reason why the last renewal failed; null after a success. */
  failure: CallFailure | null;
  /** Milliseconds until the chart reads the tokens again. */
  wait: number;
  /** Whether somebody uses the page. */
  isAttended: boolean;
}

export type RenewalEvent =
  | { type: 'renewal.needed' }
  /** Somebody uses the page again (`gained`), or has not used it for a while (`lost`). */
  | { type: 'attention.gained' }
  | { type: 'attention.lost' }
  /** The tokens were removed from the browser's storage. */
  | { type: 'tokens.lost' };

/** The longest delay of `setTimeout`, in milliseconds. */
const longestWait = 2 ** 31 - 1;

function assertNamed(userInfo: UserInfo | null): UserInfo {
  if (!userInfo) throw new Error('The answer names nobody.');
  return userInfo;
}

/**
 * Renews the tokens of one session: when a call needs it, once for all waiting calls (requirements 4.9); and on expiry
 * if somebody uses the page, otherwise as soon as somebody does, so that the page shows without a click that the
 * session has ended. Requests the person again if the response has no person. Only a refused or missing token ends the
 * session; after other failures, calls use the current token until it expires.
 */
export const renewalMachine = setup({
  types: {} as ChartTypes<RenewalEvent, RenewalContext> & {
    input: RenewalInput;
  },
  actors: {
    /** Reads the state of the stored tokens, which another tab may have renewed. */
    readToken: port<TokenState>('readToken'),
    /** Renews the tokens, unless another tab does. Resolves with the person or null. Rejects with a `CallFailure`. */
    renewTokens: port<UserInfo | null, string>('renewTokens'),
    /** Requests the person again. Rejects with a `CallFailure`; a refused token also ends the session. */
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
    isRejectedToken: (_, { error }: { error: unknown }) => isTokenRejection(error),
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
      description: 'The current token is being read.',
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
      description: 'The token is valid.',
      after: { end: 'reading' },
      // Timers do not run while the computer sleeps.
      on: { 'attention.gained': { target: 'reading', actions: 'attend' } },
    },
    expired: {
      description: 'The token has expired, and nobody uses the page.',
      on: { 'attention.gained': { target: 'renewing', actions: 'attend' } },
    },
    renewing: {
      description: 'The tokens are being renewed; calls wait for them.',
      entry: 'forgetFailure',
      // Calls that need tokens meanwhile wait for this renewal.
      on: { 'renewal.needed': {} },
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => context.sessionId,
        onDone: [
          {
            guard: { type: 'isPersonNamed', params: ({ event }) => event.output },
            target: 'reading',
            actions: { type: 'tellRenewed', params: ({ event }) => assertNamed(event.output) },
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
      description: 'The tokens are new; the person is loaded again, since the answer had none.',
      // The tokens are new, so no call waits.
      on: { 'renewal.needed': {} },
      invoke: {
        id: 'refreshUserInfo',
        src: 'refreshUserInfo',
        onDone: { target: 'reading', actions: { type: 'tellRenewed', params: ({ event }) => event.output } },
        // Keeps the known person.
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
      description: 'A renewal has failed; the next one starts with the next call, or after a delay.',
      after: { retryDelay: 'reading' },
      on: { 'attention.gained': { target: 'reading', actions: 'attend' } },
    },
  },
});
