import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { toCallFailure } from '#domain/callFailure.ts';
import type { Credentials } from '#domain/credentials.ts';
import { paths } from '#domain/paths.ts';
import { trackingOf } from '#domain/trackingMeta.ts';
import { getPersonRoleKind, type UserInfo } from '#domain/userInfo.ts';
import type { ChartTypes } from './chartTypes.ts';
import { actionPort, port, watchPort } from './port.ts';
import { stepEvent } from './stepEvent.ts';
import { visitorContext, type SessionContext } from './sessionContext.ts';
import type { ArrivedPerson, SessionEvent, SentBySession, TabsMessage } from './sessionEvent.ts';

/** A session that the browser has stored since an earlier visit. */
export interface StoredSession {
  readonly session: string;
  /** Null if only the token is stored, or the stored person is invalid. */
  readonly userInfo: UserInfo | null;
  /** Whether the person was requested again because the customer flag was missing. */
  readonly refreshed: boolean;
}

export const track = trackingOf<SessionEvent, SessionContext>();

export const sessionSetup = setup({
  types: {} as ChartTypes<SessionEvent, SessionContext> & {
    /** `undecided`: it is not known yet whether somebody is signed in. `busy`: somebody is logging in. */
    tags: 'undecided' | 'busy';
  },
  actors: {
    /** Reads the session that the browser has stored; null without a token. */
    restoreSession: port<StoredSession | null>('restoreSession'),
    /** Logs in and stores the tokens. Resolves with the person. Rejects with a `CallFailure`. */
    logIn: port<ArrivedPerson, Credentials>('logIn'),
    /** Requests the person again. Rejects with a `CallFailure`; a refused token also arrives as `token.rejected`. */
    refreshUserInfo: port<UserInfo>('refreshUserInfo'),
    /** Clears the session's data in the browser at once, then ends the session on the server. */
    logOut: port<void, string | null>('logOut'),
    /** Reports log-ins and log-outs of the other tabs, and tells them about a log-out in this tab. */
    watchTabs: watchPort<TabsMessage>('watchTabs'),
  },
  actions: {
    /** Clears the data of the ended session in the browser, unless another session has begun meanwhile. */
    forgetSession: actionPort('forgetSession'),
    /** Clears this tab's data about the former person; the tab that stored the new session updates the storage. */
    clearCache: actionPort('clearCache'),
    /** Clears this tab's data and drafts after a log-out, since somebody else may use the browser now. */
    forgetLeft: actionPort('forgetLeft'),
    tellOpened: sendParent(({ context }): SentBySession => ({
      type: 'session.opened',
      session: context.session ?? '',
    })),
    tellBegan: sendParent(({ context: { beganBy, returnUrl } }): SentBySession => ({
      type: 'session.began',
      by: beganBy,
      returnUrl,
    })),
    tellUnread: sendParent(({ context: { beganBy, returnUrl } }): SentBySession => ({
      type: 'session.unread',
      by: beganBy,
      returnUrl,
    })),
    tellRoleChanged: sendParent({ type: 'access.changed' } satisfies SentBySession),
    /** Notifies other tabs before the tokens are removed: a tab that finds none would report that the session ended. */
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
    forgetPerson: assign(visitorContext),
    keepStored: assign((_, stored: StoredSession | null) => ({
      session: stored?.session ?? null,
      isHeld: stored !== null,
      isRefreshed: stored?.refreshed ?? false,
      userInfo: stored?.userInfo ?? null,
    })),
    /** Notes that the tokens are gone, while another log-in is running. */
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
    leadToProfile: sendParent((_, { error }: { error: unknown }) => {
      const { profileTicket: secret } = toCallFailure(error);
      return stepEvent(paths.completeProfile, secret === undefined ? null : { secret }, { replace: false });
    }),
    leadToVerification: sendParent(({ context: { email } }) =>
      stepEvent(paths.verification, email === null ? null : { email }, { replace: false }),
    ),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
    dismissFailure: assign({ failure: null }),
    keepUnread: assign((_, { error }: { error: unknown }) => ({ unread: toCallFailure(error) })),
  },
  guards: {
    isHeld: ({ context }) => context.isHeld,
    isOwnSession: ({ context }, session: string) => session === context.session,
    isSystemAdmin: ({ context }) => getPersonRoleKind(context.userInfo) === 'systemAdmin',
    isOwner: ({ context }) => getPersonRoleKind(context.userInfo) === 'owner',
    isUser: ({ context }) => getPersonRoleKind(context.userInfo) === 'user',
    isInAnotherRole: ({ context }, userInfo: UserInfo) =>
      getPersonRoleKind(userInfo) !== getPersonRoleKind(context.userInfo),
    isTokenHeld: (_, stored: StoredSession | null) => stored !== null,
    isRefreshNeeded: ({ context: { userInfo, isRefreshed } }) =>
      userInfo === null || (!userInfo.customer && !isRefreshed),
    isPersonUnknown: ({ context }) => context.userInfo === null,
    isProfileMissing: (_, { error }: { error: unknown }) =>
      toCallFailure(error).code === 'PROFILE_INCOMPLETE',
    isUnconfirmed: (_, { error }: { error: unknown }) => toCallFailure(error).code === 'EMAIL_NOT_VERIFIED',
  },
});
