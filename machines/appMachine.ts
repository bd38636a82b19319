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
import type { ShownPage, StepEvent } from '#domain/locationState.ts';
import type { CallKind } from '#domain/errorCatalogue.ts';
import type { LeadKind, LeadPlace } from '#domain/lead.ts';
import type { RegisterPlace } from '#domain/registerPlace.ts';
import { fromEvent, trackingOf, type TrackingMeta } from '#domain/trackingMeta.ts';
import { activityMachine } from './activityMachine.ts';
import { connectionMachine } from './connectionMachine.ts';
import { leadsMachine } from './leadsMachine.ts';
import { notificationsMachine } from './notificationsMachine.ts';
import { params } from './params.ts';
import { partnerListMachine, type SentByPartnerList } from './partnerListMachine.ts';
import { renewalMachine } from './renewalMachine.ts';
import type { SessionBeginning, SentBySession } from './sessionEvent.ts';
import { sessionMachine } from './sessionMachine.ts';

/** Presses that are tracked and are no step of a flow. */
type PressEvent =
  | { type: 'register.pressed'; place: RegisterPlace }
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

export type AppEvent =
  | PressEvent
  | SentBySession
  | SentByPartnerList
  | { type: 'data.missing' }
  | { type: 'page.visited'; flow: string | null }
  | { type: 'flow.entered'; flow: Flow }
  | StepEvent;

/** A chart whose code comes with its pages. It runs as long as one of them is shown, and one at a time. */
export interface Flow {
  readonly name: string;
  readonly chart: AnyActorLogic;
  readonly input: unknown;
  /** Event that tells the chart which of its pages is shown. */
  readonly describe: (page: ShownPage) => EventObject;
}

/** Where a machine wants the person to be. `src/app/navigation` turns it into an address. */
export type NavigationEvent =
  | { type: 'navigation.wanted'; to: 'landing' | 'noAccess' | 'logInAgain' | 'dataMissing' | 'allowed' }
  | { type: 'navigation.wanted'; to: 'home' | 'signedInPage'; returnUrl: string | null }
  | { type: 'navigation.wanted'; to: 'step'; step: StepEvent };

interface AppInput {
  /** Whether there was a network when the app started. */
  isOnline: boolean;
}

interface AppContext extends AppInput {
  /** Id of the session of whoever is signed in. */
  session: string | null;
  /** The flow whose pages are shown. */
  flow: (Pick<Flow, 'name' | 'describe'> & { readonly actor: AnyActorRef }) | null;
}

/** Whether the end of the session before does not concern a flow, since another one is on its way. */
const isBringingSession = (flow: AnyActorRef): boolean =>
  (flow.getSnapshot() as Partial<AnyMachineSnapshot>).hasTag?.('bringsSession') === true;

const track = trackingOf<AppEvent, AppContext>();

/** All that is planned of an offer's events. */
const ofPress = { partnerId: fromEvent, partner: fromEvent, place: fromEvent, category: fromEvent };

/**
 * The root: says what runs for whom. What belongs to a person is invoked while they are signed in, and ends with their
 * session, whatever it was doing; another session begins it anew. Made once, outside React.
 */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    emitted: NavigationEvent;
    input: AppInput;
    meta: TrackingMeta<AppEvent, AppContext>;
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
    leadHome: emit((_, { returnUrl }: { returnUrl: string | null }) => ({
      type: 'navigation.wanted' as const,
      to: 'home' as const,
      returnUrl,
    })),
    /** Leads to a page behind the log-in, which says that the person could not be read: their home is not known. */
    leadToSignedInPage: emit((_, { returnUrl }: { returnUrl: string | null }) => ({
      type: 'navigation.wanted' as const,
      to: 'signedInPage' as const,
      returnUrl,
    })),
    leadToStep: emit((_, step: StepEvent) => ({
      type: 'navigation.wanted' as const,
      to: 'step' as const,
      step,
    })),
    leadToLanding: emit({ type: 'navigation.wanted', to: 'landing' }),
    leadToNoAccess: emit({ type: 'navigation.wanted', to: 'noAccess' }),
    leadToLogInAgain: emit({ type: 'navigation.wanted', to: 'logInAgain' }),
    leadToDataMissing: emit({ type: 'navigation.wanted', to: 'dataMissing' }),
    leadToAllowed: emit({ type: 'navigation.wanted', to: 'allowed' }),
  },
  guards: {
    isNewHere: (_, by: SessionBeginning) => by !== 'restoring',
    isFlowRunning: ({ context }, name: string | null) => (context.flow?.name ?? null) === name,
    isLeftElsewhere: ({ context }, by: 'person' | 'otherTab') =>
      by === 'otherTab' && context.flow !== null && isBringingSession(context.flow.actor),
    isEndedByData: (_, by: CallKind) => by === 'data',
  },
}).createMachine({
  id: 'app',
  description: 'What runs for whom, and where the person should be.',
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
    'callToAction.pressed': { meta: track('Call To Action', ofPress) },
    'learnMore.pressed': { meta: track('Learn More', ofPress) },
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
    starting: { description: 'Nobody knows yet whether somebody is here.' },
    visitor: {
      description: 'Nobody is signed in. The flow of the page ends when somebody is.',
      exit: { type: 'endFlow', params: 'session' },
    },
    signedIn: {
      description:
        'Somebody is signed in. The flow of the page ends with the session, unless it brings another one.',
      // Later notices are about this session.
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
        unread: { description: 'Calls can be made, but whose they are is not known yet.' },
        known: {
          description:
            'The person is known: their partners are loaded, and what they press on offers is recorded.',
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
              actions: {
                type: 'makeLead',
                params: ({ event }) => ({ press: event, kind: 'callToAction' as const }),
              },
              meta: track('Call To Action', ofPress),
            },
            'learnMore.pressed': {
              actions: {
                type: 'makeLead',
                params: ({ event }) => ({ press: event, kind: 'learnMore' as const }),
              },
              meta: track('Learn More', ofPress),
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
