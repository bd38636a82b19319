import { assign, sendParent, setup } from 'xstate';
import type { StepIntent } from '#domain/arrival.ts';
import { isRejectedToken, toCallFailure } from '#domain/callFailure.ts';
import type { Credentials } from '#domain/credentials.ts';
import { paths } from '#domain/paths.ts';
import type { TrackingMeta } from '#domain/trackingPlan.ts';
import { roleKindOf, type UserInfo } from '#domain/userInfo.ts';
import { actionPort, port } from './port.ts';
import { nobody, type SessionContext } from './sessionContext.ts';
import type { ArrivedPerson, SessionEvent, SessionFact } from './sessionEvent.ts';

/** What the browser still holds of an earlier visit. */
export interface StoredSession {
  /** Null where the token is there but the person is not (or not readable). */
  readonly userInfo: UserInfo | null;
  /** Whether the person was already refreshed once for want of the customer flag. */
  readonly refreshed: boolean;
}

/** A session that has just begun: the person was not refreshed in it yet. */
const asAnswered = (userInfo: UserInfo | null): StoredSession => ({ userInfo, refreshed: false });

/**
 * The signed-in person, from the token found in the browser to logging out (spec section 4).
 * Only a 401 or the person ends a session; a network fault or a failing server never does.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; meta: TrackingMeta },
  actors: {
    /** Reads what the browser holds; null where no token is stored. */
    restoreSession: port<StoredSession | null>('restoreSession'),
    /** Stores the tokens, and answers the person, with the offer that they registered for. Rejects with a `CallFailure`. */
    logIn: port<ArrivedPerson, Credentials>('logIn'),
    /** Reads the person afresh. Rejects with a `CallFailure`. */
    refreshUserInfo: port<UserInfo>('refreshUserInfo'),
    /** Clears what the browser holds, at once, then tells the server that the session is over. */
    logOut: port<void>('logOut'),
  },
  actions: {
    /** Clears what the browser keeps of the session that ended, unless another has begun meanwhile. */
    forgetSession: actionPort('forgetSession'),
    /** Drops what this tab alone holds of the person: other tabs see to the browser's storage. */
    forgetRows: actionPort('forgetRows'),
    tellBegan: sendParent(({ context }): SessionFact => ({
      type: 'session.began',
      by: context.beganBy,
      userInfo: context.userInfo,
      returnUrl: context.returnUrl,
    })),
    tellUnread: sendParent(({ context }): SessionFact => ({
      type: 'session.unread',
      by: context.beganBy,
      returnUrl: context.returnUrl,
    })),
    tellRoleChanged: sendParent({ type: 'session.roleChanged' } satisfies SessionFact),
    tellAbsent: sendParent({ type: 'session.absent' } satisfies SessionFact),
    tellLoggedOut: sendParent({ type: 'session.loggedOut' } satisfies SessionFact),
    tellEnded: sendParent(({ event }): SessionFact => ({
      type: 'session.ended',
      by: event.type === 'token.rejected' ? event.by : 'rest',
    })),
    forgetPerson: assign(nobody),
    keepStored: assign((_, stored: StoredSession | null) => ({
      userInfo: stored?.userInfo ?? null,
    })),
    followOtherTab: assign({ beganBy: 'otherTab' }),
    keepPerson: assign((_, userInfo: UserInfo | null) => ({ userInfo })),
    startLoggingIn: assign(({ event }) => ({
      failure: null,
      beganBy: 'loggingIn',
      returnUrl: null,
      email: event.type === 'logIn.submitted' ? event.credentials.email : null,
    })),
    keepArrival: assign((_, { userInfo, returnUrl }: ArrivedPerson) => ({
      userInfo,
      returnUrl,
      beganBy: 'loggingIn',
    })),
    leadToProfile: sendParent((_, { error }: { error: unknown }): StepIntent => {
      const { profileTicket } = toCallFailure(error);
      return {
        type: 'step.intended',
        address: paths.completeProfile,
        replace: false,
        ...(profileTicket !== undefined && { arrival: { secret: profileTicket } }),
      };
    }),
    leadToVerification: sendParent(({ context: { email } }): StepIntent => ({
      type: 'step.intended',
      address: paths.verification,
      replace: false,
      ...(email !== null && { arrival: { email } }),
    })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: toCallFailure(error),
      failures: context.failures + 1,
    })),
    dismissFailure: assign({ failure: null }),
  },
  guards: {
    isSystemAdmin: ({ context }) => roleKindOf(context.userInfo) === 'systemAdmin',
    isOwner: ({ context }) => roleKindOf(context.userInfo) === 'owner',
    isUser: ({ context }) => roleKindOf(context.userInfo) === 'user',
    isInAnotherRole: ({ context }, userInfo: UserInfo) =>
      roleKindOf(userInfo) !== roleKindOf(context.userInfo),
    isTokenHeld: (_, stored: StoredSession | null) => stored !== null,
    isRefreshNeeded: (_, held: StoredSession | null) =>
      held !== null && (held.userInfo === null || (!held.userInfo.customer && !held.refreshed)),
    isPersonUnknown: ({ context }) => context.userInfo === null,
    isProfileMissing: (_, { error }: { error: unknown }) =>
      toCallFailure(error).code === 'PROFILE_INCOMPLETE',
    isUnconfirmed: (_, { error }: { error: unknown }) => toCallFailure(error).code === 'EMAIL_NOT_VERIFIED',
    isRejectedToken: (_, { error }: { error: unknown }) => isRejectedToken(error),
  },
}).createMachine({
  id: 'session',
  context: { ...nobody, failures: 0, beganBy: 'restoring' },
  initial: 'restoring',
  on: {
    'logIn.visited': {},
    'logOut.requested': {
      target: '.loggedOut.revoking',
      actions: ['forgetPerson', 'tellLoggedOut'],
      meta: { track: 'Logout' },
    },
    'otherTab.loggedOut': {
      target: '.loggedOut',
      actions: ['forgetRows', 'forgetPerson', 'tellLoggedOut'],
    },
    'person.arrived': [
      {
        guard: { type: 'isRefreshNeeded', params: ({ event }) => asAnswered(event.userInfo) },
        target: '.refreshingUserInfo',
        actions: ['forgetRows', { type: 'keepArrival', params: ({ event }) => event }],
        meta: { track: 'Login Success', properties: { method: 'sso' } },
      },
      {
        target: '.loggedIn',
        actions: ['forgetRows', { type: 'keepArrival', params: ({ event }) => event }],
        meta: { track: 'Login Success', properties: { method: 'sso' } },
      },
    ],
    'otherTab.loggedIn': {
      target: '.restoring',
      actions: ['forgetRows', 'forgetPerson', 'tellAbsent', 'followOtherTab'],
    },
  },
  states: {
    restoring: {
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isRefreshNeeded', params: ({ event }) => event.output },
            target: 'refreshingUserInfo',
            actions: { type: 'keepStored', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTokenHeld', params: ({ event }) => event.output },
            target: 'loggedIn',
            actions: { type: 'keepStored', params: ({ event }) => event.output },
          },
          { target: 'loggedOut', actions: 'tellAbsent' },
        ],
        onError: { target: 'loggedOut', actions: 'tellAbsent' },
      },
    },
    loggedOut: {
      initial: 'idle',
      on: {
        'logIn.submitted': 'loggingIn',
        'logIn.visited': { actions: 'dismissFailure' },
        'logOut.requested': { actions: 'tellLoggedOut' },
        'otherTab.loggedOut': {},
      },
      states: {
        idle: {},
        revoking: {
          invoke: { id: 'logOut', src: 'logOut', onDone: 'idle', onError: 'idle' },
        },
      },
    },
    loggingIn: {
      entry: 'startLoggingIn',
      // One at a time, however often the button is pressed.
      on: { 'logIn.submitted': {} },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => {
          if (event.type !== 'logIn.submitted') throw new Error('Logging in starts with logIn.submitted.');
          return event.credentials;
        },
        onDone: [
          {
            guard: { type: 'isRefreshNeeded', params: ({ event }) => asAnswered(event.output.userInfo) },
            target: 'refreshingUserInfo',
            actions: { type: 'keepArrival', params: ({ event }) => event.output },
            meta: { track: 'Login Success', properties: { method: 'password' } },
          },
          {
            target: 'loggedIn',
            actions: { type: 'keepArrival', params: ({ event }) => event.output },
            meta: { track: 'Login Success', properties: { method: 'password' } },
          },
        ],
        onError: [
          {
            guard: { type: 'isProfileMissing', params: ({ event }) => event },
            target: 'loggedOut',
            actions: { type: 'leadToProfile', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event },
            target: 'loggedOut',
            actions: 'leadToVerification',
          },
          {
            target: 'loggedOut',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refreshingUserInfo: {
      invoke: {
        id: 'refreshUserInfo',
        src: 'refreshUserInfo',
        onDone: {
          target: 'loggedIn',
          actions: { type: 'keepPerson', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isRejectedToken', params: ({ event }) => ({ error: event.error }) },
            target: 'ended',
          },
          {
            guard: 'isPersonUnknown',
            target: 'personUnknown',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellUnread'],
          },
          { target: 'loggedIn' },
        ],
      },
      on: {
        'token.rejected': 'ended',
        'person.renewed': { actions: { type: 'keepPerson', params: ({ event }) => event.userInfo } },
      },
    },
    /** A token is held, but who it belongs to is neither stored nor to be had: nothing can be decided about. */
    personUnknown: {
      on: {
        'logIn.submitted': 'loggingIn',
        'token.rejected': 'ended',
      },
    },
    loggedIn: {
      entry: 'tellBegan',
      initial: 'choosingRole',
      on: {
        'token.rejected': 'ended',
        'person.renewed': [
          {
            guard: { type: 'isInAnotherRole', params: ({ event }) => event.userInfo },
            target: '.choosingRole',
            actions: [{ type: 'keepPerson', params: ({ event }) => event.userInfo }, 'tellRoleChanged'],
          },
          {
            target: '.choosingRole',
            actions: { type: 'keepPerson', params: ({ event }) => event.userInfo },
          },
        ],
      },
      states: {
        choosingRole: {
          always: [
            { guard: 'isSystemAdmin', target: 'systemAdmin' },
            { guard: 'isOwner', target: 'owner' },
            { guard: 'isUser', target: 'user' },
            { target: 'other' },
          ],
        },
        systemAdmin: {},
        owner: {},
        user: {},
        other: {},
      },
    },
    ended: {
      entry: ['forgetSession', 'forgetPerson', 'tellEnded'],
      on: {
        'logIn.submitted': 'loggingIn',
        'logOut.requested': { target: 'loggedOut', actions: 'tellLoggedOut' },
      },
    },
  },
});
