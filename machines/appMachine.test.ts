import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { describeChart } from '#tests/charts/describeChart.ts';
import { appMachine, type AppEvent, type Flow, type NavigationIntent } from './appMachine.ts';

const credentials = { email: 'owner@lintel.test', password: 'irrelevant', remember: false };
const offer = {
  partnerId: 4,
  partner: 'Lendflow',
  place: 'card',
  category: 'Finance & tax',
  at: 0,
} as const;

/** A chart that comes with its pages, and takes whatever it is told. */
const flow: Flow = { name: 'sample', chart: fromCallback(() => undefined), input: undefined };

const everyEvent: AppEvent[] = [
  { type: 'register.pressed', place: 'header' },
  { type: 'settings.pressed', roleName: 'Owner' },
  { type: 'callToAction.pressed', ...offer },
  { type: 'learnMore.pressed', ...offer },
  { type: 'page.visited', page: 'logIn' },
  { type: 'page.visited', page: 'other' },
  { type: 'flow.entered', flow },
  { type: 'flow.shown', page: { type: 'page.shown' } },
  { type: 'flow.left' },
  { type: 'step.intended', address: '/register?step=details', replace: false },
  { type: 'person.arrived', userInfo: null, returnUrl: null },
  { type: 'call.started', level: 'page' },
  { type: 'call.settled', level: 'page' },
  { type: 'logIn.submitted', credentials },
  { type: 'logOut.requested' },
  { type: 'network.lost' },
  { type: 'network.found' },
  { type: 'gateway.failed' },
  { type: 'data.answered' },
  { type: 'data.missing' },
  { type: 'data.forbidden' },
  { type: 'notice.raised', notice: { title: 'Error', text: 'No.', lifetime: 5_000 }, at: 0 },
  { type: 'notice.closed', id: 1, at: 0 },
  { type: 'notices.held', at: 0 },
  { type: 'notices.released', at: 0 },
  { type: 'token.rejected', by: 'rest' },
  { type: 'person.renewed', userInfo: null as never },
  { type: 'otherTab.loggedOut' },
  { type: 'otherTab.loggedIn' },
  { type: 'list.retried' },
  { type: 'list.changed' },
  { type: 'session.began', by: 'loggingIn', userInfo: null, returnUrl: null },
  { type: 'session.began', by: 'restoring', userInfo: null, returnUrl: null },
  { type: 'session.unread', by: 'loggingIn', returnUrl: null },
  { type: 'session.unread', by: 'restoring', returnUrl: null },
  { type: 'session.roleChanged' },
  { type: 'session.absent' },
  { type: 'session.loggedOut' },
  { type: 'session.ended', by: 'rest' },
  { type: 'session.ended', by: 'data' },
];

describeChart('appMachine', {
  machine: appMachine,
  happenings: everyEvent.map((send) => ({ send })),
  inputs: [{ storedPartnerList: null, storedLeads: [], isOnline: true }],
  tell: ({ flow: running }) => running !== null,
  actors: ['session', 'partnerList', 'leads', 'activity', 'renewal', 'connection', 'notifications'],
});

/** The root with children that only note what they are told. */
function startApp() {
  const told: string[] = [];
  const child = (name: string) =>
    fromCallback<{ type: string }>(({ receive }) => receive(({ type }) => told.push(`${name}: ${type}`)));
  const app = createActor(
    appMachine.provide({
      actors: {
        session: child('session'),
        partnerList: child('partnerList'),
        leads: child('leads'),
        activity: child('activity'),
        renewal: child('renewal'),
        connection: child('connection'),
        notifications: child('notifications'),
      } as never,
    }),
    { input: { storedPartnerList: null, storedLeads: [], isOnline: true } },
  );
  const intents: NavigationIntent[] = [];
  app.on('navigation.intended', (intent) => intents.push(intent));
  return { app: app.start(), told, intents };
}

const whatGoesWithAPerson = [
  'renewal: renewal.dropped',
  'partnerList: list.unwanted',
  'leads: leads.unwanted',
  'notifications: notices.dropped',
  'connection: person.left',
];

describe('app', () => {
  it.each<[AppEvent, string[], NavigationIntent['to'][]]>([
    [
      { type: 'session.began', by: 'loggingIn', userInfo: null, returnUrl: null },
      ['partnerList: list.wanted', 'leads: leads.wanted'],
      ['home'],
    ],
    [
      { type: 'session.began', by: 'restoring', userInfo: null, returnUrl: null },
      ['partnerList: list.wanted', 'leads: leads.wanted'],
      [],
    ],
    [
      { type: 'session.began', by: 'otherTab', userInfo: null, returnUrl: null },
      ['partnerList: list.wanted', 'leads: leads.wanted'],
      ['home'],
    ],
    [{ type: 'session.unread', by: 'loggingIn', returnUrl: null }, [], ['signedInPage']],
    [{ type: 'session.unread', by: 'restoring', returnUrl: null }, [], []],
    [
      { type: 'person.arrived', userInfo: null, returnUrl: null },
      ['notifications: notices.dropped', 'session: person.arrived'],
      [],
    ],
    [{ type: 'session.absent' }, whatGoesWithAPerson, []],
    [{ type: 'session.loggedOut' }, whatGoesWithAPerson, ['landing']],
    [{ type: 'session.ended', by: 'rest' }, whatGoesWithAPerson, ['noAccess']],
    [{ type: 'session.ended', by: 'data' }, whatGoesWithAPerson, ['logInAgain']],
    [{ type: 'data.missing' }, [], ['dataMissing']],
    [{ type: 'data.forbidden' }, ['renewal: renewal.needed'], []],
    [{ type: 'session.roleChanged' }, [], ['allowed']],
    [{ type: 'network.found' }, ['connection: network.found', 'leads: leads.wanted'], []],
    [{ type: 'callToAction.pressed', ...offer }, ['leads: lead.made'], []],
    [{ type: 'learnMore.pressed', ...offer }, ['leads: lead.made'], []],
    [{ type: 'step.intended', address: '/verification', replace: true }, [], ['step']],
    [{ type: 'gateway.failed' }, ['connection: gateway.failed'], []],
    [{ type: 'notices.held', at: 0 }, ['notifications: notices.held'], []],
    [{ type: 'page.visited', page: 'logIn' }, ['session: logIn.visited'], []],
    [{ type: 'page.visited', page: 'other' }, ['partnerList: list.aged'], []],
    [{ type: 'list.changed' }, [], ['allowed']],
    [{ type: 'logOut.requested' }, ['session: logOut.requested'], []],
  ])('on %j tells %j and intends %j', (event, expectedTold, expectedIntents) => {
    const { app, told, intents } = startApp();
    app.send(event);
    expect(told).toEqual(expectedTold);
    expect(intents.map(({ to }) => to)).toEqual(expectedIntents);
  });

  it('runs one flow at a time, as long as one of its pages is shown', () => {
    const { app } = startApp();
    const heard: string[] = [];
    const flowNamed = (name: string): Flow => ({
      name,
      chart: fromCallback(({ receive }) => {
        receive(({ type }) => heard.push(`${name}: ${type}`));
        return () => heard.push(`${name} ended`);
      }),
      input: undefined,
    });
    app.send({ type: 'flow.shown', page: { type: 'nobody listens' } });
    app.send({ type: 'flow.entered', flow: flowNamed('registration') });
    app.send({ type: 'flow.shown', page: { type: 'page.shown' } });
    app.send({ type: 'flow.entered', flow: flowNamed('registration') });
    app.send({ type: 'flow.shown', page: { type: 'page.shown' } });
    app.send({ type: 'flow.entered', flow: flowNamed('profile') });
    app.send({ type: 'flow.shown', page: { type: 'page.shown' } });
    app.send({ type: 'flow.left' });
    app.send({ type: 'flow.shown', page: { type: 'nobody listens' } });
    expect(heard).toEqual([
      'registration: page.shown',
      'registration: page.shown',
      'registration ended',
      'profile: page.shown',
      'profile ended',
    ]);
    expect(app.getSnapshot().context.flow).toBeNull();
  });
});
