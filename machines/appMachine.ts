import {
  assign,
  emit,
  sendTo,
  setup,
  stopChild,
  type AnyActorLogic,
  type AnyActorRef,
  type EventObject,
} from 'xstate';
import type { StepIntent } from '#domain/arrival.ts';
import type { CallKind } from '#domain/errorCatalogue.ts';
import type { Lead, LeadKind, LeadPlace } from '#domain/lead.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { TrackingMeta } from '#domain/trackingPlan.ts';
import { activityMachine, type ActivityEvent } from './activityMachine.ts';
import { connectionMachine, type ConnectionEvent } from './connectionMachine.ts';
import { leadsMachine } from './leadsMachine.ts';
import { notificationsMachine, type NotificationsEvent } from './notificationsMachine.ts';
import { partnerListMachine } from './partnerListMachine.ts';
import { renewalMachine, type RenewalFact } from './renewalMachine.ts';
import type { SessionBeginning, SessionEvent, SessionFact } from './sessionEvent.ts';
import { sessionMachine } from './sessionMachine.ts';
import type { SsoCallbackFact } from './ssoCallbackMachine.ts';

/** What a person presses that is a fact to be counted, and no step of a flow. */
type PressEvent =
  | { type: 'register.pressed'; place: 'header' | 'landing' }
  | { type: 'settings.pressed'; roleName: string }
  | ({ type: 'callToAction.pressed' } & OfferPress)
  | ({ type: 'learnMore.pressed' } & OfferPress);

/** A link or button of an offer that was pressed. */
export type OfferPress = {
  readonly partnerId: number;
  readonly partner: string;
  readonly place: LeadPlace;
  readonly category: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

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
  | { type: 'data.forbidden' }
  | { type: 'page.visited'; page: 'logIn' | 'other' }
  | { type: 'list.changed' }
  | { type: 'flow.entered'; flow: Flow }
  | { type: 'flow.shown'; page: EventObject }
  | { type: 'flow.left' }
  | StepIntent
  | SsoCallbackFact;

/** A chart whose code comes with its pages. It runs as long as one of them is shown, and one at a time. */
export interface Flow {
  readonly name: string;
  readonly chart: AnyActorLogic;
  readonly input: unknown;
}

/** Where a machine wants the person to be. `src/app/navigation` turns it into an address. */
export type NavigationIntent =
  | { type: 'navigation.intended'; to: 'landing' | 'noAccess' | 'logInAgain' | 'dataMissing' | 'allowed' }
  | { type: 'navigation.intended'; to: 'home' | 'signedInPage'; returnUrl: string | null }
  | { type: 'navigation.intended'; to: 'step'; step: StepIntent };

interface AppInput {
  /** The partner list that the browser still holds of an earlier visit. */
  storedPartnerList: readonly PartnerListEntry[] | null;
  /** What people pressed on offers that the backend has not been told yet. */
  storedLeads: readonly Lead[];
  /** Whether there was a network when the app started. */
  isOnline: boolean;
}

interface AppContext extends AppInput {
  /** The flow whose pages are shown. */
  flow: { readonly name: string; readonly actor: AnyActorRef } | null;
}

/** What goes with a person. */
const parting = ['dropRenewal', 'dropPartnerList', 'dropLeads', 'dropNotices', 'tellPersonLeft'] as const;

/**
 * The root: starts the other charts, passes on what the person asks and what the charts tell, and counts
 * what is no flow. Made once, outside React.
 */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    emitted: NavigationIntent;
    input: AppInput;
    meta: TrackingMeta;
  },
  actors: {
    session: sessionMachine,
    partnerList: partnerListMachine,
    leads: leadsMachine,
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
    agePartnerList: sendTo('partnerList', { type: 'list.aged' }),
    wantPartnerList: sendTo('partnerList', { type: 'list.wanted' }),
    dropPartnerList: sendTo('partnerList', { type: 'list.unwanted' }),
    makeLead: sendTo('leads', (_, { press, kind }: { press: OfferPress; kind: LeadKind }) => ({
      type: 'lead.made' as const,
      lead: { partnerId: press.partnerId, kind, place: press.place, madeAt: press.at },
    })),
    wantLeads: sendTo('leads', { type: 'leads.wanted' }),
    dropLeads: sendTo('leads', { type: 'leads.unwanted' }),
    wantRenewal: sendTo('renewal', { type: 'renewal.needed' }),
    dropRenewal: sendTo('renewal', { type: 'renewal.dropped' }),
    tellLogInVisited: sendTo('session', { type: 'logIn.visited' }),
    leadHome: emit((_, { returnUrl }: { returnUrl: string | null }) => ({
      type: 'navigation.intended' as const,
      to: 'home' as const,
      returnUrl,
    })),
    /** Leads to a page behind the log-in, which says that the person could not be read: their home is not known. */
    leadToSignedInPage: emit((_, { returnUrl }: { returnUrl: string | null }) => ({
      type: 'navigation.intended' as const,
      to: 'signedInPage' as const,
      returnUrl,
    })),
    leadToStep: emit((_, step: StepIntent) => ({
      type: 'navigation.intended' as const,
      to: 'step' as const,
      step,
    })),
    startFlow: assign(({ spawn }, { name, chart, input }: Flow) => ({
      flow: { name, actor: spawn(chart, { systemId: name, input }) },
    })),
    stopFlow: stopChild(({ context }) => context.flow?.actor ?? ''),
    dropFlow: assign({ flow: null }),
    passToFlow: sendTo(
      ({ context }) => context.flow?.actor ?? '',
      (_, page: EventObject) => page,
    ),
    leadToLanding: emit({ type: 'navigation.intended', to: 'landing' }),
    leadToNoAccess: emit({ type: 'navigation.intended', to: 'noAccess' }),
    leadToLogInAgain: emit({ type: 'navigation.intended', to: 'logInAgain' }),
    leadToDataMissing: emit({ type: 'navigation.intended', to: 'dataMissing' }),
    leadToAllowed: emit({ type: 'navigation.intended', to: 'allowed' }),
  },
  guards: {
    isLogInPage: (_, page: 'logIn' | 'other') => page === 'logIn',
    isNewHere: (_, by: SessionBeginning) => by !== 'restoring',
    isFlowRunning: ({ context }, { name }: { name: string }) => context.flow?.name === name,
    hasFlow: ({ context }) => context.flow !== null,
    isEndedByData: (_, by: CallKind) => by === 'data',
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, flow: null }),
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
    {
      id: 'leads',
      systemId: 'leads',
      src: 'leads',
      input: ({ context }) => ({ stored: context.storedLeads }),
    },
    { id: 'renewal', systemId: 'renewal', src: 'renewal' },
    { id: 'session', systemId: 'session', src: 'session' },
  ],
  states: {
    running: {
      on: {
        'register.pressed': { meta: { track: 'Registration Button' } },
        'settings.pressed': { meta: { track: 'Settings Button' } },
        'callToAction.pressed': {
          actions: {
            type: 'makeLead',
            params: ({ event }) => ({ press: event, kind: 'callToAction' as const }),
          },
          meta: { track: 'Call To Action' },
        },
        'learnMore.pressed': {
          actions: {
            type: 'makeLead',
            params: ({ event }) => ({ press: event, kind: 'learnMore' as const }),
          },
          meta: { track: 'Learn More' },
        },
        'page.visited': [
          {
            guard: { type: 'isLogInPage', params: ({ event }) => event.page },
            actions: 'tellLogInVisited',
            meta: { track: 'Login Visited' },
          },
          { actions: 'agePartnerList' },
        ],
        'flow.entered': [
          { guard: { type: 'isFlowRunning', params: ({ event }) => event.flow } },
          { actions: ['stopFlow', { type: 'startFlow', params: ({ event }) => event.flow }] },
        ],
        'flow.shown': {
          guard: 'hasFlow',
          actions: { type: 'passToFlow', params: ({ event }) => event.page },
        },
        'flow.left': { actions: ['stopFlow', 'dropFlow'] },
        'step.intended': { actions: { type: 'leadToStep', params: ({ event }) => event } },
        'call.started': { actions: { type: 'passToActivity', params: ({ event }) => event } },
        'call.settled': { actions: { type: 'passToActivity', params: ({ event }) => event } },
        'network.lost': { actions: { type: 'passToConnection', params: ({ event }) => event } },
        'network.found': {
          actions: [{ type: 'passToConnection', params: ({ event }) => event }, 'wantLeads'],
        },
        'gateway.failed': { actions: { type: 'passToConnection', params: ({ event }) => event } },
        'data.answered': { actions: { type: 'passToConnection', params: ({ event }) => event } },
        'notice.raised': { actions: { type: 'passToNotifications', params: ({ event }) => event } },
        'notice.closed': { actions: { type: 'passToNotifications', params: ({ event }) => event } },
        'notices.held': { actions: { type: 'passToNotifications', params: ({ event }) => event } },
        'notices.released': { actions: { type: 'passToNotifications', params: ({ event }) => event } },
        'data.missing': { actions: 'leadToDataMissing' },
        'data.forbidden': { actions: 'wantRenewal' },
        // Notices of earlier tries are over; later ones are about this session.
        'logIn.submitted': {
          actions: ['dropNotices', { type: 'passToSession', params: ({ event }) => event }],
        },
        'person.arrived': {
          actions: ['dropNotices', { type: 'passToSession', params: ({ event }) => event }],
        },
        'logOut.requested': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'token.rejected': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'person.renewed': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'otherTab.loggedOut': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'otherTab.loggedIn': { actions: { type: 'passToSession', params: ({ event }) => event } },
        'list.retried': { actions: 'retryPartnerList' },
        'list.changed': { actions: 'leadToAllowed' },
        'session.began': [
          {
            guard: { type: 'isNewHere', params: ({ event }) => event.by },
            actions: ['wantPartnerList', 'wantLeads', { type: 'leadHome', params: ({ event }) => event }],
          },
          { actions: ['wantPartnerList', 'wantLeads'] },
        ],
        'session.unread': [
          {
            guard: { type: 'isNewHere', params: ({ event }) => event.by },
            actions: { type: 'leadToSignedInPage', params: ({ event }) => event },
          },
          {},
        ],
        'session.roleChanged': { actions: 'leadToAllowed' },
        'session.absent': { actions: [...parting] },
        'session.loggedOut': {
          actions: [...parting, 'leadToLanding'],
        },
        'session.ended': [
          {
            guard: { type: 'isEndedByData', params: ({ event }) => event.by },
            actions: [...parting, 'leadToLogInAgain'],
          },
          {
            actions: [...parting, 'leadToNoAccess'],
          },
        ],
      },
    },
  },
});
