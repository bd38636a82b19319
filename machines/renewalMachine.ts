import { assign, sendParent, setup } from 'xstate';
import { isRejectedToken, toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { port } from './port.ts';

interface RenewalContext {
  /** Why the last renewal failed; null after one that did not. */
  failure: CallFailure | null;
}

export type RenewalEvent = { type: 'renewal.needed' } | { type: 'renewal.dropped' };

/** What a renewal tells its parent. */
export type RenewalFact =
  { type: 'person.renewed'; userInfo: UserInfo } | { type: 'token.rejected'; by: 'rest' };

function named(userInfo: UserInfo | null): UserInfo {
  if (!userInfo) throw new Error('The answer names nobody.');
  return userInfo;
}

/**
 * Renews the tokens ahead of a call, once for all calls that ask at the same time (requirements 4.9), and refreshes
 * the person where the new tokens came without them. Only a refusal ends the session; after any other failure the
 * token at hand serves as long as it lives.
 */
export const renewalMachine = setup({
  types: {} as { context: RenewalContext; events: RenewalEvent },
  actors: {
    /**
     * Answers the person, or null where nobody was named, with new tokens stored by this tab or another. Rejects with
     * a `CallFailure`.
     */
    renewTokens: port<UserInfo | null>('renewTokens'),
    /** Reads the person afresh. Rejects with a `CallFailure`, and a refusal ends the session by itself. */
    refreshUserInfo: port<UserInfo>('refreshUserInfo'),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
    tellRenewed: sendParent((_, userInfo: UserInfo): RenewalFact => ({ type: 'person.renewed', userInfo })),
    tellRejected: sendParent({ type: 'token.rejected', by: 'rest' } satisfies RenewalFact),
  },
  guards: {
    isPersonNamed: (_, userInfo: UserInfo | null) => userInfo !== null,
    isRejectedToken: (_, { error }: { error: unknown }) => isRejectedToken(error),
  },
}).createMachine({
  id: 'renewal',
  context: { failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: { 'renewal.needed': 'renewing', 'renewal.dropped': {} },
    },
    renewing: {
      entry: 'forgetFailure',
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        onDone: [
          {
            guard: { type: 'isPersonNamed', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'tellRenewed', params: ({ event }) => named(event.output) },
          },
          { target: 'refreshingUserInfo' },
        ],
        onError: [
          {
            guard: { type: 'isRejectedToken', params: ({ event }) => ({ error: event.error }) },
            target: 'resting',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'tellRejected',
            ],
          },
          {
            target: 'resting',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      // All calls that ask meanwhile wait for this one.
      on: { 'renewal.needed': {}, 'renewal.dropped': 'resting' },
    },
    refreshingUserInfo: {
      invoke: {
        id: 'refreshUserInfo',
        src: 'refreshUserInfo',
        onDone: {
          target: 'resting',
          actions: { type: 'tellRenewed', params: ({ event }) => event.output },
        },
        // The person stays who they were.
        onError: 'resting',
      },
      // The tokens are new: no call waits.
      on: { 'renewal.needed': {}, 'renewal.dropped': 'resting' },
    },
  },
});
