import { expect, it } from 'vitest';
import type { EffectCall, RunningChart, RecordedStep } from './messages.ts';
import { reduceTabs, type TabsAction, type WatchedTab } from './watched.ts';

function chart(
  actor: string,
  parent: string | null,
  status: RunningChart['status'] = 'active',
): RunningChart {
  return {
    actor,
    id: actor,
    chart: actor,
    parent,
    status,
    value: 'idle',
    state: 'idle',
    context: null,
    taken: [],
  };
}

function step(number: number): RecordedStep {
  return {
    number,
    actor: 'app',
    chart: 'app',
    sender: null,
    type: 'pressed',
    payload: {},
    from: 'idle',
    to: 'idle',
    isTaken: true,
    at: number,
    took: 0,
  };
}

const stepped = (running: RunningChart, number: number): TabsAction => ({
  kind: 'stepped',
  tab: 'first',
  path: '/login',
  chart: running,
  step: step(number),
});
const known: TabsAction = { kind: 'known', tab: 'first', path: '/', charts: [], steps: [], calls: [] };

const reduceAll = (actions: readonly TabsAction[]) =>
  actions.reduce<readonly WatchedTab[]>((tabs, action) => reduceTabs(tabs, action), []);

it('each chart is listed after its parent, regardless of the order of messages', () => {
  const tabs = reduceAll([
    known,
    stepped(chart('session', 'app'), 1),
    stepped(chart('inner', 'registration'), 2),
    stepped(chart('app', null), 3),
    stepped(chart('registration', 'app'), 4),
  ]);
  expect(tabs[0]?.charts.map(({ actor }) => actor)).toEqual(['app', 'session', 'registration', 'inner']);
});

it('charts that have ended and tabs that were closed are removed', () => {
  const tabs = reduceAll([
    known,
    stepped(chart('app', null), 1),
    stepped(chart('session', 'app'), 2),
    stepped(chart('session', 'app', 'stopped'), 3),
  ]);
  expect(tabs[0]?.charts.map(({ actor }) => actor)).toEqual(['app']);
  expect(tabs[0]?.path).toBe('/login');
  expect(reduceTabs(tabs, { kind: 'closed', tab: 'first' })).toEqual([]);
});

it('cleared steps stay cleared when a tab repeats everything', () => {
  const tabs = reduceAll([
    known,
    stepped(chart('app', null), 1),
    stepped(chart('app', null), 2),
    { kind: 'cleared' },
    { ...known, steps: [step(1), step(2), step(3)] },
  ]);
  expect(tabs[0]?.steps.map(({ number }) => number)).toEqual([3]);
});

it('the calls of effects are stored, and cleared with the steps', () => {
  const call: EffectCall = {
    number: 2,
    sender: null,
    receiver: { lifeline: 'app watch', name: 'watch', isEffect: true },
    type: 'xstate.init',
    at: 2,
  };
  const called: TabsAction = { kind: 'called', tab: 'first', call };
  const tabs = reduceAll([known, stepped(chart('app', null), 1), called]);
  expect(tabs[0]?.calls).toEqual([call]);
  const cleared = reduceTabs(tabs, { kind: 'cleared' });
  expect(cleared[0]).toMatchObject({ steps: [], calls: [], clearedTo: 2 });
  expect(reduceTabs(cleared, { ...known, calls: [call, { ...call, number: 3 }] })[0]?.calls).toHaveLength(1);
});

it('a tab that has not announced itself is ignored', () => {
  expect(reduceAll([stepped(chart('app', null), 1)])).toEqual([]);
});

it('the last 500 steps are kept', () => {
  const steps = Array.from({ length: 510 }, (_, index) => stepped(chart('app', null), index + 1));
  expect(
    reduceAll([known, ...steps])[0]
      ?.steps.map(({ number }) => number)
      .at(0),
  ).toBe(11);
});
