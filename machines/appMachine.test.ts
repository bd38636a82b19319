import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { describeChart } from '#tests/charts/describeChart.ts';
import { appMachine, type AppEvent, type NavigationIntent } from './appMachine.ts';

const credentials = { email: 'owner@lintel.test', password: 'irrelevant', remember: false };
const offer = { partnerId: 4, partner: 'Lendflow', place: 'card', category: 'Finance & tax' } as const;

const everyEvent: AppEvent[] = [
  { type: 'register.pressed', place: 'header' },
  { type: 'settings.pressed', roleName: 'Owner' },
  { type: 'callToAction.pressed', ...offer },
  { type: 'learnMore.pressed', ...offer },
  { type: 'page.visited', page: 'logIn' },
  { type: 'page.visited', page: 'other' },
  { type: 'call.started', level: 'page' },
  { type: 'call.settled', level: 'page' },
  { type: 'logIn.submitted', credentials },
  { type: 'logOut.requested' },
  { type: 'token.rejected' },
  { type: 'person.renewed', userInfo: null as never },
  { type: 'otherTab.loggedOut' },
  { type: 'otherTab.loggedIn' },
  { type: 'list.retried' },
  { type: 'session.began', by: 'loggingIn', userInfo: null },
  { type: 'session.began', by: 'restoring', userInfo: null },
  { type: 'session.absent' },
  { type: 'session.loggedOut' },
  { type: 'session.ended' },
];

describeChart('appMachine', {
  machine: appMachine,
  happenings: everyEvent.map((send) => ({ send })),
  inputs: [{ storedPartnerList: null }],
  actors: ['session', 'partnerList', 'activity', 'renewal'],
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
        activity: child('activity'),
        renewal: child('renewal'),
      } as never,
    }),
    { input: { storedPartnerList: null } },
  );
  const intents: NavigationIntent[] = [];
  app.on('navigation.intended', (intent) => intents.push(intent));
  return { app: app.start(), told, intents };
}

describe('app', () => {
  it.each<[AppEvent, string[], NavigationIntent['to'][]]>([
    [{ type: 'session.began', by: 'loggingIn', userInfo: null }, ['partnerList: list.wanted'], ['home']],
    [{ type: 'session.began', by: 'restoring', userInfo: null }, ['partnerList: list.wanted'], []],
    [{ type: 'session.began', by: 'otherTab', userInfo: null }, ['partnerList: list.wanted'], ['home']],
    [{ type: 'session.absent' }, ['renewal: renewal.dropped', 'partnerList: list.unwanted'], []],
    [{ type: 'session.loggedOut' }, ['renewal: renewal.dropped', 'partnerList: list.unwanted'], ['landing']],
    [{ type: 'session.ended' }, ['renewal: renewal.dropped', 'partnerList: list.unwanted'], ['noAccess']],
    [{ type: 'page.visited', page: 'logIn' }, ['session: logIn.visited'], []],
    [{ type: 'logOut.requested' }, ['session: logOut.requested'], []],
  ])('on %j tells %j and intends %j', (event, expectedTold, expectedIntents) => {
    const { app, told, intents } = startApp();
    app.send(event);
    expect(told).toEqual(expectedTold);
    expect(intents.map(({ to }) => to)).toEqual(expectedIntents);
  });
});
