import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { rowsOf } from '#machines/chartRows.ts';
import { port } from '#machines/port.ts';

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

it('takes what can be taken, and notices what cannot', async () => {
  const { taken, reached } = await walkChart(lamp, happenings, { actors: ['bulb'] });
  const missed = rowsOf(lamp)
    .map(keyOf)
    .filter((row) => !taken.has(row));
  expect(missed).toEqual(['dark | switch.pressed | isBroken | broken']);
  expect([...reached].toSorted()).toEqual(['*', 'bright', 'dark', 'glowing']);
});

it('notices a transition for which no happening was given', async () => {
  const { taken } = await walkChart(lamp, happenings.slice(0, 2), { actors: ['bulb'] });
  expect(taken).not.toContain('glowing | failed bulb | - | dark');
});
