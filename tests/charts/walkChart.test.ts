import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { listChartRows } from '#charts/chartRows.ts';
import { port } from '#machines/port.ts';
import { reportWalk } from './reportWalk.ts';
import { keyOf, walkChart } from './walkChart.ts';

const lamp = setup({
  actors: { bulb: port<string>('bulb') },
  guards: { isBroken: () => false },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'switch.pressed': [{ guard: 'isBroken', target: 'broken' }, { target: 'glowing' }] } },
    glowing: { invoke: { id: 'bulb', src: 'bulb', onDone: 'bright', onError: 'dark' } },
    bright: { on: { 'switch.pressed': 'dark' } },
    broken: {},
  },
});

const happenings = [
  { send: { type: 'switch.pressed' } },
  { answer: 'bulb', with: 'on' },
  { fail: 'bulb', with: new Error('Out.') },
];

it('takes every transition except those that cannot be taken', async () => {
  const walked = await walkChart(lamp, happenings, { actors: ['bulb'] });
  const taken = new Set(walked.flatMap(({ rows }) => rows));
  const missed = listChartRows(lamp)
    .map(keyOf)
    .filter((row) => !taken.has(row));
  expect(missed).toEqual(['dark | switch.pressed | isBroken | broken']);
  expect([...new Set(walked.flatMap(({ states }) => states))].toSorted()).toEqual([
    '*',
    'bright',
    'dark',
    'glowing',
  ]);
});

it('does not take a transition without a happening for its event', async () => {
  const walked = await walkChart(lamp, happenings.slice(0, 2), { actors: ['bulb'] });
  expect(walked.flatMap(({ rows }) => rows)).not.toContain('glowing | failed bulb | - | dark');
});

it('reports the path to each state and each transition, or that there is none', async () => {
  const walked = await walkChart(lamp, happenings, { actors: ['bulb'] });
  const states = ['dark', 'glowing', 'bright', 'broken'];
  const report = reportWalk({
    name: 'lamp',
    table: listChartRows(lamp),
    rows: listChartRows(lamp),
    states,
    walked,
  });
  expect(report.split('\n')).toEqual([
    '',
    'lamp: 3 of 4 states, 4 of 5 transitions, 6 paths of at most 3 happenings',
    '',
    'States',
    '  dark: at the start',
    '  glowing: switch.pressed',
    '  bright: switch.pressed, done bulb',
    '  broken: NOT WALKED',
    '',
    'Transitions',
    '  dark, switch.pressed if isBroken → broken',
    '      NOT WALKED',
    '  dark, switch.pressed → glowing',
    '      switch.pressed',
    '  glowing, done bulb → bright',
    '      switch.pressed, done bulb',
    '  glowing, failed bulb → dark',
    '      switch.pressed, failed bulb',
    '  bright, switch.pressed → dark',
    '      switch.pressed, done bulb, switch.pressed',
    '',
  ]);
});
