import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromCallback } from 'xstate';
import { describeChart } from '#tests/charts/describeChart.ts';
import { appMachine, type AppEvent, type Flow, type NavigationEvent } from './appMachine.ts';

const offer = {
  partnerId: 4,
  partner: 'Lendflow',
  place: 'card',
  category: 'Finance & tax',
  at: 0,
} as const;

/** A flow that accepts any event. */
const flow: Flow = {
  name: 'sample',
  chart: fromCallback(() => undefined),
  input: undefined,
  describe: () => ({ type: 'page.shown' }),
};

/** A flow that is about to begin another session. */
const ssoEntered: AppEvent = {
  type: 'flow.entered',
  flow: { ...flow, name: 'single', chart: createMachine({ tags: 'bringsSession' }) },
};

const everyEvent: AppEvent[] = [
  { type: 'register.pressed', place: 'header' },
  { type: 'settings.pressed', roleName: 'Owner' },
  { type: 'callToAction.pressed', ...offer },
  { type: 'learnMore.pressed', ...offer },
  { type: 'page.visited', flow: 'sample' },
  { type: 'page.visited', flow: null },
  { type: 'flow.entered', flow },
  ssoEntered,
  { type: 'step.wanted', address: '/register?step=details', replace: false },
  { type: 'data.missing' },
  { type: 'session.opened', session: 'first' },
  { type: 'session.began', by: 'loggingIn', returnUrl: '/faq' },
  { type: 'session.began', by: 'restoring', returnUrl: null },
  { type: 'session.unread', by: 'loggingIn', returnUrl: '/faq' },
  { type: 'session.unread', by: 'restoring', returnUrl: null },
  { type: 'access.changed' },
  { type: 'session.absent' },
  { type: 'session.loggedOut', by: 'person' },
  { type: 'session.loggedOut', by: 'otherTab' },
  { type: 'session.ended', by: 'rest' },
  { type: 'session.ended', by: 'data' },
];

describeChart('appMachine', {
  machine: appMachine,
  happenings: everyEvent.map((send) => ({ send })),
  inputs: [{ isOnline: true }, { isOnline: false }],
  distinguishBy: ({ flow: running }) => (running as Flow | null)?.name,
  actors: ['session', 'partnerList', 'leads', 'activity', 'renewal', 'connection', 'notifications'],
});

/** The root chart with children that log when they begin and end, and the events that they receive. */
function startApp() {
  const log: string[] = [];
  const child = (name: string) =>
    fromCallback<{ type: string }, { session?: unknown } | undefined>(({ receive, input }) => {
      const ofSession = typeof input?.session === 'string' ? ` of ${input.session}` : '';
      log.push(`${name}${ofSession} begins`);
      receive(({ type }) => log.push(`${name}: ${type}`));
      return () => log.push(`${name}${ofSession} ends`);
    });
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
    { input: { isOnline: true } },
  );
  const navigations: NavigationEvent[] = [];
  app.on('navigation.wanted', (navigation) => navigations.push(navigation));
  app.start();
  /** Returns the entries since the last call. */
  const takeLog = () => log.splice(0);
  takeLog();
  return { app, takeLog, note: (entry: string) => void log.push(entry), navigations };
}

const opened = { type: 'session.opened', session: 'first' } as const;
const began = { type: 'session.began', by: 'restoring', returnUrl: null } as const;
/** Events after which somebody is signed in. */
const signedIn = [opened, began] as const;

const endOfPerson = [
  'partnerList of first ends',
  'leads of first ends',
  'notifications: notices.dropped',
  'connection: person.left',
  'renewal ends',
];

describe('app', () => {
  it.each<[readonly AppEvent[], AppEvent, string[], NavigationEvent['to'][]]>([
    [[], opened, ['notifications: notices.dropped', 'renewal begins'], []],
    [[opened], began, ['partnerList of first begins', 'leads of first begins'], []],
    [
      [opened],
      { ...began, by: 'loggingIn' },
      ['partnerList of first begins', 'leads of first begins'],
      ['home'],
    ],
    [
      [opened],
      { ...began, by: 'otherTab' },
      ['partnerList of first begins', 'leads of first begins'],
      ['home'],
    ],
    [[opened], { type: 'session.unread', by: 'loggingIn', returnUrl: null }, [], ['signedInPage']],
    [[opened], { type: 'session.unread', by: 'restoring', returnUrl: null }, [], []],
    [signedIn, { type: 'session.absent' }, endOfPerson, []],
    [signedIn, { type: 'session.loggedOut', by: 'person' }, endOfPerson, ['landing']],
    [signedIn, { type: 'session.ended', by: 'rest' }, endOfPerson, ['noAccess']],
    [signedIn, { type: 'session.ended', by: 'data' }, endOfPerson, ['logInAgain']],
    [[], { type: 'data.missing' }, [], ['dataMissing']],
    [[...signedIn, ssoEntered], { type: 'session.ended', by: 'rest' }, endOfPerson, ['noAccess']],
    [[...signedIn, ssoEntered], { type: 'session.loggedOut', by: 'otherTab' }, endOfPerson, []],
    [[...signedIn, ssoEntered], { type: 'session.loggedOut', by: 'person' }, endOfPerson, ['landing']],
    [signedIn, { type: 'access.changed' }, [], ['allowed']],
    [signedIn, { type: 'callToAction.pressed', ...offer }, ['leads: lead.made'], []],
    [signedIn, { type: 'learnMore.pressed', ...offer }, ['leads: lead.made'], []],
    [[opened], { type: 'callToAction.pressed', ...offer }, [], []],
    [[], { type: 'learnMore.pressed', ...offer }, [], []],
    [[], { type: 'step.wanted', address: '/verification', replace: true }, [], ['step']],
  ])(
    'after %j and then %j: the children log %j, and navigation goes to %j',
    (before, event, expectedLog, expectedNavigations) => {
      const { app, takeLog, navigations } = startApp();
      for (const earlier of before) app.send(earlier);
      takeLog();
      app.send(event);
      expect(takeLog().toSorted()).toEqual(expectedLog.toSorted());
      expect(navigations.map(({ to }) => to)).toEqual(expectedNavigations);
    },
  );

  it('ends the children of a person before those of the next session begin', () => {
    const { app, takeLog } = startApp();
    for (const event of signedIn) app.send(event);
    takeLog();
    app.send({ type: 'session.opened', session: 'second' });
    app.send(began);
    const log = takeLog();
    expect(log).toEqual(expect.arrayContaining(endOfPerson));
    expect(log.indexOf('partnerList of first ends')).toBeLessThan(
      log.indexOf('partnerList of second begins'),
    );
    expect(log).toContain('leads of second begins');
  });

  it('runs one flow at a time, while one of its pages is shown', () => {
    const { app, takeLog, note } = startApp();
    const begin = (name: string) => app.send({ type: 'flow.entered', flow: flowNamed(name, note) });
    begin('registration');
    app.send({ type: 'page.visited', flow: 'registration' });
    begin('registration');
    begin('profile');
    app.send({ type: 'page.visited', flow: null });
    expect(takeLog()).toEqual(['registration begins', 'registration ends', 'profile begins', 'profile ends']);
    expect(app.getSnapshot().context.flow).toBeNull();
  });

  it.each<[string, readonly AppEvent[], AppEvent]>([
    ['a visitor who logs in', [{ type: 'session.absent' }], opened],
    ['a person who logs out', signedIn, { type: 'session.loggedOut', by: 'person' }],
    ['a person whose session ends', signedIn, { type: 'session.ended', by: 'rest' }],
    ['a person when another session opens', signedIn, { type: 'session.opened', session: 'second' }],
    [
      'a person whose session has ended, when another opens',
      [...signedIn, { type: 'session.ended', by: 'rest' }],
      opened,
    ],
  ])('ends the flow of %s', (_, before, event) => {
    const { app, takeLog, note } = startApp();
    for (const earlier of before) app.send(earlier);
    app.send({ type: 'flow.entered', flow: flowNamed('sample', note) });
    takeLog();
    app.send(event);
    expect(takeLog()).toContain('sample ends');
    expect(app.getSnapshot().context.flow).toBeNull();
  });
});

function flowNamed(name: string, note: (entry: string) => void): Flow {
  return {
    name,
    chart: fromCallback(() => {
      note(`${name} begins`);
      return () => note(`${name} ends`);
    }),
    input: undefined,
    describe: () => ({ type: 'page.shown' }),
  };
}
