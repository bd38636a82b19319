import { emit, sendTo, setup } from 'xstate';
import type { CallKind } from '#domain/errorCatalogue.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { TrackingMeta } from '#domain/trackingPlan.ts';
import { activityMachine, type ActivityEvent } from './activityMachine.ts';
import { connectionMachine, type ConnectionEvent } from './connectionMachine.ts';
import { notificationsMachine, type NotificationsEvent } from './notificationsMachine.ts';
import { partnerListMachine } from './partnerListMachine.ts';
import { renewalMachine, type RenewalFact } from './renewalMachine.ts';
import {
  sessionMachine,
  type SessionBeginning,
  type SessionEvent,
  type SessionFact,
} from './sessionMachine.ts';

/** What a person presses that is a fact to be counted, and no step of a flow. */
type PressEvent =
  | { type: 'register.pressed'; place: 'header' | 'landing' }
  | { type: 'settings.pressed'; roleName: string }
  | { type: 'callToAction.pressed'; partnerId: number; partner: string; place: OfferPlace; category: string }
  | { type: 'learnMore.pressed'; partnerId: number; partner: string; place: OfferPlace; category: string };

type OfferPlace = 'card' | 'partnerPage';

/** What views may send: what a person does. */
export type PersonEvent =
  | PressEvent
  | Extract<SessionEvent, { type: 'logIn.submitted' | 'logOut.requested' }>
  | Extract<NotificationsEvent, { type: 'notice.closed' | 'notices.held' | 'notices.released' }>
  | { type: 'list.retried' };

export type AppEvent =
  | PersonEvent
  | SessionEvent
  | SessionFact
  | RenewalFact
  | ActivityEvent
  | Exclude<ConnectionEvent, { type: 'person.left' }>
  | Extract<NotificationsEvent, { type: 'notice.raised' }>
  | { type: 'data.missing' }
  | { type: 'page.visited'; page: 'logIn' | 'other' };

/** Where a machine wants the person to be. `src/app/navigation` turns it into an address. */
export type NavigationIntent = {
  type: 'navigation.intended';
  to: 'home' | 'landing' | 'noAccess' | 'logInAgain' | 'dataMissing';
};

interface AppContext {
  /** The partner list that the browser still holds of an earlier visit. */
  storedPartnerList: readonly PartnerListEntry[] | null;
  /** Whether there was a network when the app started. */
  isOnline: boolean;
}

/**
 * The root: starts the other charts, passes on what the person asks and what the charts tell, and counts
 * what is no flow. Made once, outside React.
 */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    emitted: NavigationIntent;
    input: AppContext;
    meta: TrackingMeta;
  },
  actors: {
    session: sessionMachine,
    partnerList: partnerListMachine,
    activity: activityMachine,
    renewal: renewalMachine,
    connection: connectionMachine,
    notifications: notificationsMachine,
  },
  actions: {
    passToSession: sendTo('session', (_, request: SessionEvent) => request),
    passToActivity: sendTo('activity', (_, call: ActivityEvent) => call),
    passToConnection: sendTo('connection', (_, news: ConnectionEvent) => news),
    passToNotifications: sendTo('notifications', (_, news: NotificationsEvent) => news),
    tellPersonLeft: sendTo('connection', { type: 'person.left' }),
    dropNotices: sendTo('notifications', { type: 'notices.dropped' }),
    retryPartnerList: sendTo('partnerList', { type: 'list.retried' }),
    wantPartnerList: sendTo('partnerList', { type: 'list.wanted' }),
    dropPartnerList: sendTo('partnerList', { type: 'list.unwanted' }),
    dropRenewal: sendTo('renewal', { type: 'renewal.dropped' }),
    tellLogInVisited: sendTo('session', { type: 'logIn.visited' }),
    leadHome: emit({ type: 'navigation.intended', to: 'home' }),
    leadToLanding: emit({ type: 'navigation.intended', to: 'landing' }),
    leadToNoAccess: emit({ type: 'navigation.intended', to: 'noAccess' }),
    leadToLogInAgain: emit({ type: 'navigation.intended', to: 'logInAgain' }),
    leadToDataMissing: emit({ type: 'navigation.intended', to: 'dataMissing' }),
  },
  guards: {
    isLogInPage: (_, page: 'logIn' | 'other') => page === 'logIn',
    isNewHere: (_, by: SessionBeginning) => by !== 'restoring',
    isEndedByData: (_, by: CallKind) => by === 'data',
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  initial: 'running',
  invoke: [
    { id: 'activity', systemId: 'activity', src: 'activity' },
    { id: 'notifications', systemId: 'notifications', src: 'notifications' },
    {
      id: 'connection',
      systemId: 'connection',
      src: 'connection',
      input: ({ context }) => ({ isOnline: context.isOnline }),
    },
    {
      id: 'partnerList',
      systemId: 'partnerList',
      src: 'partnerList',
      input: ({ context }) => ({ stored: context.storedPartnerList }),
    },
    { id: 'renewal', systemId: 'renewal', src: 'renewal' },
    { id: 'session', systemId: 'session', src: 'session' },
  ],
  states: {
    running: {
      on: {
        'register.pressed': { meta: { track: 'Registration Button' } },
        'settings.pressed': { meta: { track: 'Settings Button' } },
        'callToAction.pressed': { meta: { track: 'Call To Action' } },
        'learnMore.pressed': { meta: { track: 'Learn More' } },
        'page.visited': {
          guard: { type: 'isLogInPage', params: ({ event }) => event.page },
          actions: 'tellLogInVisited',
          meta: { track: 'Login Visited' },
        },
        'call.started': { actions: { type: 'passToActivity', params: ({ event }) => event } },
        'call.settled': { actions: { type: 'passToActivity', params: ({ event }) => event } },
        'network.lost': { actions: { type: 'passToConnection', params: ({ event }) => event } },
        'network.found': { actions: { type: 'passToConnection', params: ({ event }) => event } },
        'gateway.failed': { actions: { type: 'passToConnection', params: ({ event }) => event } },
        'data.answered': { actions: { type: 'passToConnection', params: ({ event }) => event } },
        'notice.raised': { actions: { type: 'passToNotifications', params: ({ event }) => event } },
        'notice.closed': { actions: { type: 'passToNotifications', params: ({ event }) => event } },
        'notices.held': { actions: { type: 'passToNotifications', params: ({ event }) => event } },
        'notices.released': { actions: { type: 'passToNotifications', params: ({ event }) => event } },
        'data.missing': { actions: 'leadToDataMissing' },
        'logIn.submitted': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'logOut.requested': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'token.rejected': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'person.renewed': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'otherTab.loggedOut': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'otherTab.loggedIn': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'list.retried': { actions: 'retryPartnerList' },
        'session.began': [
          {
            guard: { type: 'isNewHere', params: ({ event }) => event.by },
            actions: ['dropNotices', 'wantPartnerList', 'leadHome'],
          },
          { actions: 'wantPartnerList' },
        ],
        'session.absent': { actions: ['dropRenewal', 'dropPartnerList', 'dropNotices', 'tellPersonLeft'] },
        'session.loggedOut': {
          actions: ['dropRenewal', 'dropPartnerList', 'dropNotices', 'tellPersonLeft', 'leadToLanding'],
        },
        'session.ended': [
          {
            guard: { type: 'isEndedByData', params: ({ event }) => event.by },
            actions: ['dropRenewal', 'dropPartnerList', 'dropNotices', 'tellPersonLeft', 'leadToLogInAgain'],
          },
          {
            actions: ['dropRenewal', 'dropPartnerList', 'dropNotices', 'tellPersonLeft', 'leadToNoAccess'],
          },
        ],
      },
    },
  },
});
