import { emit, sendTo, setup } from 'xstate';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { TrackingMeta } from '#domain/trackingPlan.ts';
import { activityMachine, type ActivityEvent } from './activityMachine.ts';
import { partnerListMachine } from './partnerListMachine.ts';
import { sessionMachine, type SessionEvent, type SessionFact } from './sessionMachine.ts';

/** What a person presses that is a fact to be counted, and no step of a flow. */
type PressEvent =
  | { type: 'register.pressed'; place: 'header' | 'landing' | 'footer' }
  | { type: 'settings.pressed'; roleName: string }
  | { type: 'callToAction.pressed'; partnerId: number; partner: string; place: OfferPlace; category: string }
  | { type: 'learnMore.pressed'; partnerId: number; partner: string; place: OfferPlace; category: string };

type OfferPlace = 'card' | 'partnerPage';

export type AppEvent =
  | PressEvent
  | SessionEvent
  | SessionFact
  | ActivityEvent
  | { type: 'page.visited'; page: 'logIn' | 'other' }
  | { type: 'list.retried' };

/** Where a machine wants the person to be. `src/app/navigation` turns it into an address. */
export type NavigationIntent = { type: 'navigation.intended'; to: 'home' | 'landing' | 'noAccess' };

interface AppContext {
  /** The partner list that the browser still holds of an earlier visit. */
  storedPartnerList: readonly PartnerListEntry[] | null;
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
  },
  actions: {
    wantPartnerList: sendTo('partnerList', { type: 'list.wanted' }),
    dropPartnerList: sendTo('partnerList', { type: 'list.unwanted' }),
  },
  guards: {
    isLogInPage: (_, page: 'logIn' | 'other') => page === 'logIn',
    isLoggedInNow: (_, by: 'restoring' | 'loggingIn') => by === 'loggingIn',
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  initial: 'running',
  invoke: [
    { id: 'activity', systemId: 'activity', src: 'activity' },
    {
      id: 'partnerList',
      systemId: 'partnerList',
      src: 'partnerList',
      input: ({ context }) => ({ stored: context.storedPartnerList }),
    },
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
          actions: sendTo('session', { type: 'logIn.visited' }),
          meta: { track: 'Login Visited' },
        },
        'call.started': { actions: sendTo('activity', ({ event }) => event) },
        'call.settled': { actions: sendTo('activity', ({ event }) => event) },
        'logIn.submitted': { actions: sendTo('session', ({ event }) => event) },
        'logOut.requested': { actions: sendTo('session', ({ event }) => event) },
        'token.rejected': { actions: sendTo('session', ({ event }) => event) },
        'otherTab.loggedOut': { actions: sendTo('session', ({ event }) => event) },
        'list.retried': { actions: sendTo('partnerList', ({ event }) => event) },
        'session.began': [
          {
            guard: { type: 'isLoggedInNow', params: ({ event }) => event.by },
            actions: ['wantPartnerList', emit({ type: 'navigation.intended', to: 'home' })],
          },
          { actions: 'wantPartnerList' },
        ],
        'session.absent': { actions: 'dropPartnerList' },
        'session.loggedOut': {
          actions: ['dropPartnerList', emit({ type: 'navigation.intended', to: 'landing' })],
        },
        'session.ended': {
          actions: ['dropPartnerList', emit({ type: 'navigation.intended', to: 'noAccess' })],
        },
      },
    },
  },
});
