import {
  assign,
  emit,
  enqueueActions,
  sendTo,
  setup,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate';
import type { ShownPage, StepWantedEvent } from '#domain/locationState.ts';
import type { CallKind } from '#domain/errorCatalog.ts';
import type { LeadKind, LeadPlace } from '#domain/lead.ts';
import type { RegisterLinkPlace } from '#domain/registerPlace.ts';
import { fromEvent, trackingOf } from '#domain/trackingMeta.ts';
import { activityMachine } from './activityMachine.ts';
import type { ChartTypes } from './chartTypes.ts';
import { connectionMachine } from './connectionMachine.ts';
import { leadsMachine } from './leadsMachine.ts';
import { notificationsMachine } from './notificationsMachine.ts';
import { params } from './params.ts';
import { partnerListMachine, type SentByPartnerList } from './partnerListMachine.ts';
import { renewalMachine } from './renewalMachine.ts';
import type { SessionOrigin, SentBySession } from './sessionEvent.ts';
import { sessionMachine } from './sessionMachine.ts';

/** A press on a link or button of an offer, recorded as a lead. */
export type OfferPress = {
  readonly partnerId: number;
  readonly partner: string;
  readonly place: LeadPlace;
  readonly category: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type AppEvent =
  | { type: 'register.pressed'; place: RegisterLinkPlace }
  | { type: 'settings.pressed'; roleName: string }
  | ({ type: 'callToAction.pressed' | 'learnMore.pressed' } & OfferPress)
  | SentBySession
  | SentByPartnerList
  | { type: 'data.missing' }
  | { type: 'page.visited'; flow: string | null }
  | { type: 'flow.entered'; flow: Flow }
  | StepWantedEvent;

/** A chart whose code loads with its pages. It runs while one of them is shown; only one flow runs at a time. */
export interface Flow {
  readonly name: string;
  readonly chart: AnyActorLogic;
  readonly input: unknown;
  /** Creates the event that reports the shown page to the chart. */
  readonly describe: (page: ShownPage) => EventObject;
}

/** Request to navigate to a named place; `src/app/navigation` converts the place to an address. */
export type NavigationEvent =
  | { type: 'navigation.wanted'; to: 'landing' | 'noAccess' | 'logInAgain' | 'dataMissing' | 'allowed' }
  | { type: 'navigation.wanted'; to: 'home' | 'signedInPage'; returnUrl: string | null }
  | { type: 'navigation.wanted'; to: 'step'; step: StepWantedEvent };

interface AppInput {
  /** Whether the browser was online when the app started. */
  isOnline: boolean;
}

interface AppContext extends AppInput {
  /** Id of the current session, or of the last one; null before the first. */
  session: string | null;
  /** The flow of the current page; null if the page has none. */
  flow: (Pick<Flow, 'name' | 'describe'> & { readonly actor: AnyActorRef }) | null;
}

/** Whether a flow is about to start a session (tag `bringsSession`), so that it continues when the current one ends. */
const isBringingSession = (flow: AnyActorRef): boolean =>
  (flow.getSnapshot() as Partial<AnyMachineSnapshot>).hasTag?.('bringsSession') === true;

const track = trackingOf<AppEvent, AppContext>();

const pressProperties = { partnerId: fromEvent, partner: fromEvent, place: fromEvent, category: fromEvent };

const makeLead = (kind: LeadKind) =>
  ({ type: 'makeLead', params: ({ event }: { event: OfferPress }) => ({ press: event, kind }) }) as const;

const navigationTo =
  (to: 'home' | 'signedInPage') =>
  (_: unknown, { returnUrl }: { returnUrl: string | null }): NavigationEvent => ({
    type: 'navigation.wanted',
    to,
    returnUrl,
  });

/** The root chart. It starts and stops the other charts; charts about a person run while the person is signed in. */
export const appMachine = setup({
  types: {} as ChartTypes<AppEvent, AppContext> & {
    emitted: NavigationEvent;
    input: AppInput;
    children: {
      session: 'session';
      activity: 'activity';
      connection: 'connection';
      notifications: 'notifications';
      renewal: 'renewal';
      partnerList: 'partnerList';
      leads: 'leads';
    };
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
    keepSession: assign((_, session: string) => ({ session })),
    tellPersonLeft: sendTo('connection', { type: 'person.left' }),
    dropNotices: sendTo('notifications', { type: 'notices.dropped' }),
    makeLead: sendTo('leads', (_, { press, kind }: { press: OfferPress; kind: LeadKind }) => ({
      type: 'lead.made' as const,
      lead: { partnerId: press.partnerId, kind, place: press.place, madeAt: press.at },
    })),
    startFlow: assign(({ spawn }, { name, chart, input, describe }: Flow) => ({
      flow: { name, describe, actor: spawn(chart, { systemId: name, input }) },
    })),
    endFlow: enqueueActions(({ context: { flow }, enqueue }, by: 'page' | 'session') => {
      if (!flow || (by === 'session' && isBringingSession(flow.actor))) return;
      enqueue.stopChild(flow.actor);
      enqueue.assign({ flow: null });
    }),
    leadHome: emit(navigationTo('home')),
    /** Opens a page for signed-in people, which shows that the person, and so their home page, could not be loaded. */
    leadToSignedInPage: emit(navigationTo('signedInPage')),
    leadToStep: emit((_, step: StepWantedEvent): NavigationEvent => ({
      type: 'navigation.wanted',
      to: 'step',
      step,
    })),
    leadToLanding: emit({ type: 'navigation.wanted', to: 'landing' }),
    leadToNoAccess: emit({ type: 'navigation.wanted', to: 'noAccess' }),
    leadToLogInAgain: emit({ type: 'navigation.wanted', to: 'logInAgain' }),
    leadToDataMissing: emit({ type: 'navigation.wanted', to: 'dataMissing' }),
    leadToAllowed: emit({ type: 'navigation.wanted', to: 'allowed' }),
  },
  guards: {
    isNewHere: (_, by: SessionOrigin) => by !== 'restoring',
    isFlowRunning: ({ context }, name: string | null) => (context.flow?.name ?? null) === name,
    isLeftElsewhere: ({ context }, by: 'person' | 'otherTab') =>
      by === 'otherTab' && context.flow !== null && isBringingSession(context.flow.actor),
    isEndedByData: (_, by: CallKind) => by === 'data',
  },
}).createMachine({
  id: 'app',
  description: 'Which charts run for whom, and which page the person should be on.',
  context: ({ input }) => ({ ...input, session: null, flow: null }),
  initial: 'starting',
  invoke: [
    { id: 'activity', src: 'activity' },
    { id: 'notifications', src: 'notifications' },
    { id: 'connection', src: 'connection', input: ({ context: { isOnline } }) => ({ isOnline }) },
    { id: 'session', systemId: 'session', src: 'session' },
  ],
  on: {
    'register.pressed': { meta: track('Registration Button', { place: fromEvent }) },
    'settings.pressed': { meta: track('Settings Button', { roleName: fromEvent }) },
    'callToAction.pressed': { meta: track('Call To Action', pressProperties) },
    'learnMore.pressed': { meta: track('Learn More', pressProperties) },
    'page.visited': [
      { guard: { type: 'isFlowRunning', params: ({ event }) => event.flow } },
      { actions: { type: 'endFlow', params: 'page' } },
    ],
    'flow.entered': [
      { guard: { type: 'isFlowRunning', params: ({ event }) => event.flow.name } },
      {
        actions: [
          { type: 'endFlow', params: 'page' },
          { type: 'startFlow', params: ({ event }) => event.flow },
        ],
      },
    ],
    'step.wanted': { actions: { type: 'leadToStep', params } },
    'data.missing': { actions: 'leadToDataMissing' },
    'session.opened': {
      target: '.signedIn',
      actions: { type: 'keepSession', params: ({ event }) => event.session },
    },
    'session.absent': '.visitor',
    'session.loggedOut': [
      { guard: { type: 'isLeftElsewhere', params: ({ event }) => event.by }, target: '.visitor' },
      { target: '.visitor', actions: [{ type: 'endFlow', params: 'page' }, 'leadToLanding'] },
    ],
    'session.ended': [
      {
        guard: { type: 'isEndedByData', params: ({ event }) => event.by },
        target: '.ended',
        actions: 'leadToLogInAgain',
      },
      { target: '.ended', actions: 'leadToNoAccess' },
    ],
  },
  states: {
    starting: { description: 'It is not known yet whether somebody is signed in.' },
    visitor: {
      description: 'Nobody is signed in. The flow of the page ends when somebody signs in.',
      exit: { type: 'endFlow', params: 'session' },
    },
    signedIn: {
      description:
        'Somebody is signed in. The flow of the page ends with the session, unless it brings another one.',
      // Notices from before the log-in do not concern this session.
      entry: 'dropNotices',
      exit: [{ type: 'endFlow', params: 'session' }, 'dropNotices', 'tellPersonLeft'],
      invoke: {
        id: 'renewal',
        src: 'renewal',
        input: ({ self, context }) => ({
          session: self.system.get('session'),
          sessionId: context.session ?? '',
        }),
      },
      initial: 'unread',
      on: {
        'session.unread': [
          {
            guard: { type: 'isNewHere', params: ({ event }) => event.by },
            actions: { type: 'leadToSignedInPage', params },
          },
          {},
        ],
        'session.began': [
          {
            guard: { type: 'isNewHere', params: ({ event }) => event.by },
            target: '.known',
            actions: { type: 'leadHome', params },
          },
          { target: '.known' },
        ],
        'access.changed': { actions: 'leadToAllowed' },
      },
      states: {
        unread: { description: 'There is a token, but the person is not known yet.' },
        known: {
          description:
            'The person is known: their partner list is loaded, and their clicks on offers are recorded.',
          invoke: [
            {
              id: 'partnerList',
              src: 'partnerList',
              input: ({ context }) => ({ session: context.session ?? '' }),
            },
            { id: 'leads', src: 'leads', input: ({ context }) => ({ session: context.session ?? '' }) },
          ],
          on: {
            'callToAction.pressed': {
              actions: makeLead('callToAction'),
              meta: track('Call To Action', pressProperties),
            },
            'learnMore.pressed': {
              actions: makeLead('learnMore'),
              meta: track('Learn More', pressProperties),
            },
          },
        },
      },
    },
    ended: {
      description: 'The session has ended by itself; the page says so.',
      exit: { type: 'endFlow', params: 'session' },
    },
  },
});
