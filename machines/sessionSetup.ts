import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import type { StepEvent } from '#domain/locationState.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import type { Credentials } from '#domain/credentials.ts';
import { paths } from '#domain/paths.ts';
import { trackingOf, type TrackingMeta } from '#domain/trackingMeta.ts';
import { roleKindOf, type UserInfo } from '#domain/userInfo.ts';
import { actionPort, port, watchPort } from './port.ts';
import { nobody, type SessionContext } from './sessionContext.ts';
import type { ArrivedPerson, SessionEvent, SentBySession, TabsMessage } from './sessionEvent.ts';

/** A session of an earlier visit, as the browser still holds it. */
export interface StoredSession {
  readonly session: string;
  /** Null where the token is there but the person is not (or not readable). */
  readonly userInfo: UserInfo | null;
  /** True once the person was refreshed for want of the customer flag. */
  readonly refreshed: boolean;
}

export const track = trackingOf<SessionEvent, SessionContext>();

/** Ports, actions and guards of the session's chart. */
export const sessionSetup = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    meta: TrackingMeta<SessionEvent, SessionContext>;
    /** Nobody knows yet who is here; somebody is logging in. */
    tags: 'undecided' | 'busy';
  },
  actors: {
    /** Reads what the browser holds; null where no token is stored. */
    restoreSession: port<StoredSession | null>('restoreSession'),
    /** Stores the tokens, and answers the person, with the offer that they registered for. Rejects with a `CallFailure`. */
    logIn: port<ArrivedPerson, Credentials>('logIn'),
    /** Reads the person afresh. Rejects with a `CallFailure`; that the token was refused is told as `token.rejected`. */
    refreshUserInfo: port<UserInfo>('refreshUserInfo'),
    /** Clears what the browser holds of this session, at once, then tells the server that it is over. */
    logOut: port<void, string | null>('logOut'),
    /** Tells what other tabs do, and tells them of a log-out here. */
    watchTabs: watchPort<TabsMessage>('watchTabs'),
  },
  actions: {
    /** Clears what the browser keeps of the session that ended, unless another has begun meanwhile. */
    forgetSession: actionPort('forgetSession'),
    /** Drops what this tab alone holds of the person: other tabs see to the browser's storage. */
    clearCache: actionPort('clearCache'),
    /** The same once the person has left, with what they were typing: whoever is here now must not keep it. */
    forgetLeft: actionPort('forgetLeft'),
    tellOpened: sendParent(({ context }): SentBySession => ({
      type: 'session.opened',
      session: context.session ?? '',
    })),
    tellBegan: sendParent(({ context }): SentBySession => ({
      type: 'session.began',
      by: context.beganBy,
      returnUrl: context.returnUrl,
    })),
    tellUnread: sendParent(({ context }): SentBySession => ({
      type: 'session.unread',
      by: context.beganBy,
      returnUrl: context.returnUrl,
    })),
    tellRoleChanged: sendParent({ type: 'access.changed' } satisfies SentBySession),
    /** Tells the other tabs before the tokens go: a tab that finds none by itself would think the session has ended. */
    tellTabs: sendTo('watchTabs', ({ context }): TabsMessage => ({
      type: 'session.left',
      session: context.session ?? '',
    })),
    tellAbsent: sendParent({ type: 'session.absent' } satisfies SentBySession),
    tellLoggedOut: sendParent(({ event }): SentBySession => ({
      type: 'session.loggedOut',
      by: event.type === 'otherTab.loggedOut' ? 'otherTab' : 'person',
    })),
    tellEnded: sendParent(({ event }): SentBySession => {
      assertEvent(event, 'token.rejected');
      return { type: 'session.ended', by: event.by };
    }),
    forgetPerson: assign(nobody),
    keepStored: assign((_, stored: StoredSession | null) => ({
      session: stored?.session ?? null,
      isHeld: stored !== null,
      isRefreshed: stored?.refreshed ?? false,
      userInfo: stored?.userInfo ?? null,
    })),
    /** The tokens have gone while another log-in is on its way. */
    dropSession: assign({ isHeld: false }),
    renewPerson: enqueueActions(({ enqueue }, { userInfo }: { userInfo: UserInfo | null }) => {
      if (userInfo) enqueue.raise({ type: 'person.renewed', userInfo });
    }),
    followOtherTab: assign({ beganBy: 'otherTab' }),
    keepPerson: assign((_, userInfo: UserInfo | null) => ({ userInfo })),
    startLoggingIn: assign(({ event }) => {
      assertEvent(event, 'logIn.submitted');
      return { failure: null, beganBy: 'loggingIn', returnUrl: null, email: event.credentials.email };
    }),
    keepLogIn: assign((_, { session, userInfo, returnUrl }: ArrivedPerson) => ({
      session,
      isHeld: true,
      isRefreshed: false,
      userInfo,
      returnUrl,
      beganBy: 'loggingIn',
      unread: null,
    })),
    leadToProfile: sendParent((_, { error }: { error: unknown }): StepEvent => {
      const { profileTicket } = toCallFailure(error);
      return {
        type: 'step.wanted',
        address: paths.completeProfile,
        replace: false,
        ...(profileTicket !== undefined && { locationState: { secret: profileTicket } }),
      };
    }),
    leadToVerification: sendParent(({ context: { email } }): StepEvent => ({
      type: 'step.wanted',
      address: paths.verification,
      replace: false,
      ...(email !== null && { locationState: { email } }),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
    dismissFailure: assign({ failure: null }),
    keepUnread: assign((_, { error }: { error: unknown }) => ({ unread: toCallFailure(error) })),
  },
  guards: {
    isHeld: ({ context }) => context.isHeld,
    isOwnSession: ({ context }, session: string) => session === context.session,
    isSystemAdmin: ({ context }) => roleKindOf(context.userInfo) === 'systemAdmin',
    isOwner: ({ context }) => roleKindOf(context.userInfo) === 'owner',
    isUser: ({ context }) => roleKindOf(context.userInfo) === 'user',
    isInAnotherRole: ({ context }, userInfo: UserInfo) =>
      roleKindOf(userInfo) !== roleKindOf(context.userInfo),
    isTokenHeld: (_, stored: StoredSession | null) => stored !== null,
    isRefreshNeeded: ({ context: { userInfo, isRefreshed } }) =>
      userInfo === null || (!userInfo.customer && !isRefreshed),
    isPersonUnknown: ({ context }) => context.userInfo === null,
    isProfileMissing: (_, { error }: { error: unknown }) =>
      toCallFailure(error).code === 'PROFILE_INCOMPLETE',
    isUnconfirmed: (_, { error }: { error: unknown }) => toCallFailure(error).code === 'EMAIL_NOT_VERIFIED',
  },
});
