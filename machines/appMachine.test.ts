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

/** A chart that comes with its pages, and takes whatever it is told. */
const flow: Flow = {
  name: 'sample',
  chart: fromCallback(() => undefined),
  input: undefined,
  describe: () => ({ type: 'page.shown' }),
};

/** A flow that is about to bring another session. Its name is as long as the other's. */
const arriving: AppEvent = {
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
  arriving,
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

/** The root with children that note when they begin and end, and what they are told. */
function startApp() {
  const log: string[] = [];
  const child = (name: string) =>
    fromCallback<{ type: string }, { session?: unknown } | undefined>(({ receive, input }) => {
      const of = typeof input?.session === 'string' ? ` of ${input.session}` : '';
      log.push(`${name}${of} begins`);
      receive(({ type }) => log.push(`${name}: ${type}`));
      return () => log.push(`${name}${of} ends`);
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
  /** Takes what has happened since it was last asked. */
  const news = Object.assign(() => log.splice(0), { push: (entry: string) => void log.push(entry) });
  news();
  return { app, news, navigations };
}

const opened = { type: 'session.opened', session: 'first' } as const;
const began = { type: 'session.began', by: 'restoring', returnUrl: null } as const;
/** Somebody is signed in. */
const present = [opened, began] as const;

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
    [present, { type: 'session.absent' }, endOfPerson, []],
    [present, { type: 'session.loggedOut', by: 'person' }, endOfPerson, ['landing']],
    [present, { type: 'session.ended', by: 'rest' }, endOfPerson, ['noAccess']],
    [present, { type: 'session.ended', by: 'data' }, endOfPerson, ['logInAgain']],
    [[], { type: 'data.missing' }, [], ['dataMissing']],
    [[...present, arriving], { type: 'session.ended', by: 'rest' }, endOfPerson, ['noAccess']],
    [[...present, arriving], { type: 'session.loggedOut', by: 'otherTab' }, endOfPerson, []],
    [[...present, arriving], { type: 'session.loggedOut', by: 'person' }, endOfPerson, ['landing']],
    [present, { type: 'access.changed' }, [], ['allowed']],
    [present, { type: 'callToAction.pressed', ...offer }, ['leads: lead.made'], []],
    [present, { type: 'learnMore.pressed', ...offer }, ['leads: lead.made'], []],
    [[opened], { type: 'callToAction.pressed', ...offer }, [], []],
    [[], { type: 'learnMore.pressed', ...offer }, [], []],
    [[], { type: 'step.wanted', address: '/verification', replace: true }, [], ['step']],
  ])('after %j on %j: %j, and intends %j', (before, event, expectedNews, expectedNavigations) => {
    const { app, news, navigations } = startApp();
    for (const earlier of before) app.send(earlier);
    news();
    app.send(event);
    expect(news().toSorted()).toEqual(expectedNews.toSorted());
    expect(navigations.map(({ to }) => to)).toEqual(expectedNavigations);
  });

  it('begins everything of a person anew with another session, before anything else is told', () => {
    const { app, news } = startApp();
    for (const event of present) app.send(event);
    news();
    app.send({ type: 'session.opened', session: 'second' });
    app.send(began);
    const happened = news();
    expect(happened).toEqual(expect.arrayContaining(endOfPerson));
    expect(happened.indexOf('partnerList of first ends')).toBeLessThan(
      happened.indexOf('partnerList of second begins'),
    );
    expect(happened).toContain('leads of second begins');
  });

  it('runs one flow at a time, as long as one of its pages is shown', () => {
    const { app, news } = startApp();
    const begin = (name: string) => app.send({ type: 'flow.entered', flow: flowNamed(name, news.push) });
    begin('registration');
    app.send({ type: 'page.visited', flow: 'registration' });
    begin('registration');
    begin('profile');
    app.send({ type: 'page.visited', flow: null });
    expect(news()).toEqual(['registration begins', 'registration ends', 'profile begins', 'profile ends']);
    expect(app.getSnapshot().context.flow).toBeNull();
  });

  it.each<[string, readonly AppEvent[], AppEvent]>([
    ['a visitor', [{ type: 'session.absent' }], opened],
    ['a person', present, { type: 'session.loggedOut', by: 'person' }],
    ['a person whose session ended', present, { type: 'session.ended', by: 'rest' }],
    ['a person who is another now', present, { type: 'session.opened', session: 'second' }],
    ['a visitor whose session has ended before', [...present, { type: 'session.ended', by: 'rest' }], opened],
  ])('ends the flow of %s with them', (_, before, event) => {
    const { app, news } = startApp();
    for (const earlier of before) app.send(earlier);
    app.send({ type: 'flow.entered', flow: flowNamed('sample', news.push) });
    news();
    app.send(event);
    expect(news()).toContain('sample ends');
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
