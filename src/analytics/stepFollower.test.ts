import { beforeEach, expect, it } from 'vitest';
import { assign, createActor, setup, stopChild, type ActorRef, type AnyActorRef } from 'xstate';
import type { StoredFunnelRuns, FunnelStep } from '#domain/funnelStep.ts';
import { createStepFollower } from './stepFollower.ts';

/** A chart with this id; steps of a known id are recorded. */
const chartOf = (id: string) =>
  setup({}).createMachine({
    id,
    initial: 'opening',
    states: {
      opening: { on: { 'page.shown': 'filling' } },
      filling: {
        initial: 'type',
        states: {
          type: { on: { chosen: 'passing', typed: {} } },
          passing: { always: 'details' },
          details: {},
        },
      },
    },
  });

let steps: FunnelStep[];
let kept: StoredFunnelRuns;
beforeEach(() => {
  steps = [];
  kept = {};
});

const follow = () =>
  createStepFollower({
    onStep: (step) => steps.push(step),
    runs: {
      read: () => kept,
      keep: (runs) => {
        kept = runs;
      },
    },
    now: () => new Date('2026-11-20T10:00:00Z'),
  });

/** Opens a page with a chart of this id. */
function openPage(id = 'registration') {
  const parent = setup({
    types: { context: {} as { child: AnyActorRef | null } },
    actors: { chart: chartOf(id) },
  }).createMachine({
    context: ({ spawn }) => ({ child: spawn('chart') }),
    on: { closed: { actions: [stopChild(({ context }) => context.child ?? ''), assign({ child: null })] } },
  });
  const page = createActor(parent, {
    inspect: follow(),
  }).start();
  const chart = page.getSnapshot().context.child as ActorRef<never, { type: string }>;
  return { send: (type: string) => chart.send({ type }), close: () => page.send({ type: 'closed' }) };
}

const formatSteps = () => steps.map(({ number, from, event, to }) => `${number}: ${from} > ${event} > ${to}`);

it('each step from one resting state to another is reported, including the opening and the end', () => {
  const page = openPage();
  for (const event of ['page.shown', 'typed', 'chosen']) page.send(event);
  page.close();
  expect(formatSteps()).toEqual([
    '1: null > opened > opening',
    '2: opening > page.shown > filling.type',
    '3: filling.type > chosen > filling.details',
    '4: filling.details > left > null',
  ]);
  expect(new Set(steps.map(({ run }) => run)).size).toBe(1);
  expect(steps[0]).toMatchObject({ chart: 'registration', at: '2026-11-20T10:00:00.000Z' });
  expect(steps[0]?.run).toMatch(/^[\da-f]{32}$/);
});

it('a run continues after a reload, and another one begins after its end', () => {
  openPage().send('page.shown');
  const page = openPage();
  page.send('page.shown');
  page.close();
  openPage();
  expect(formatSteps()).toEqual([
    '1: null > opened > opening',
    '2: opening > page.shown > filling.type',
    '3: filling.type > opened > opening',
    '4: opening > page.shown > filling.type',
    '5: filling.type > left > null',
    '1: null > opened > opening',
  ]);
  expect(new Set(steps.map(({ run }) => run)).size).toBe(2);
});

it('steps of other charts are not reported', () => {
  openPage('activity').send('page.shown');
  expect(steps).toEqual([]);
});

it('steps of a child chart are reported as steps of its parent', () => {
  const team = setup({}).createMachine({
    id: 'team',
    initial: 'listed',
    states: { listed: { on: { 'invite.pressed': 'inviting' } }, inviting: {} },
  });
  const settings = setup({ actors: { team } }).createMachine({
    id: 'settings',
    initial: 'opening',
    on: { 'team.shown': '.team', 'company.shown': '.company' },
    states: { opening: {}, team: { invoke: { id: 'team', src: 'team' } }, company: {} },
  });
  const page = createActor(settings, { inspect: follow() }).start();
  page.send({ type: 'team.shown' });
  page.getSnapshot().children['team']?.send({ type: 'invite.pressed' });
  page.send({ type: 'company.shown' });
  page.stop();
  expect(formatSteps()).toEqual([
    '1: null > opened > opening',
    '2: opening > team.shown > team.listed',
    '3: team.listed > invite.pressed > team.inviting',
    '4: team.inviting > company.shown > company',
    '5: company > left > null',
  ]);
  expect(steps.map(({ chart }) => chart)).toEqual(Array(5).fill('settings'));
});

it('a run of the session begins only on the log-in page, and continues on every page', () => {
  const session = setup({}).createMachine({
    id: 'session',
    initial: 'restoring',
    states: {
      restoring: { on: { restored: 'loggedOut' } },
      loggedOut: {
        initial: 'idle',
        states: { idle: { on: { 'logIn.visited': {}, 'logIn.submitted': '#session.loggingIn' } } },
      },
      loggingIn: {},
    },
  });
  const open = () =>
    createActor(session, {
      inspect: follow(),
    }).start();
  const visitor = open();
  visitor.send({ type: 'restored' });
  expect(steps).toEqual([]);
  for (const type of ['logIn.visited', 'logIn.visited', 'logIn.submitted']) visitor.send({ type });
  open();
  expect(formatSteps()).toEqual([
    '1: null > opened > loggedOut.idle',
    '2: loggedOut.idle > logIn.submitted > loggingIn',
    '3: loggingIn > opened > restoring',
  ]);
});
