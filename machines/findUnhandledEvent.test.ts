import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { findUnhandledEvent, type UnhandledEvent } from './findUnhandledEvent.ts';

const lamp = setup({
  types: {} as { events: { type: 'pressed' | 'broken' | 'dusted' } },
  guards: { never: () => false },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  on: { dusted: {} },
  states: {
    dark: { on: { pressed: 'glowing', broken: { guard: 'never', target: 'glowing' } } },
    glowing: { initial: 'warm', on: { broken: 'dark' }, states: { warm: {} } },
  },
});

function unheardOf(...events: ('pressed' | 'broken' | 'dusted')[]): UnhandledEvent[] {
  const unheard: UnhandledEvent[] = [];
  const actor = createActor(lamp, {
    inspect: (inspected) => {
      const found = findUnhandledEvent(inspected);
      if (found) unheard.push(found);
    },
  }).start();
  for (const type of events) actor.send({ type });
  return unheard;
}

it('an event that no state in force knows is found, with where the chart was', () => {
  expect(unheardOf('pressed', 'pressed')).toEqual([
    { chart: 'lamp', state: { glowing: 'warm' }, event: 'pressed' },
  ]);
});

it('what a state around it knows, a guard refuses or a chart expressly passes over is known', () => {
  expect(unheardOf('broken', 'dusted', 'pressed', 'broken')).toEqual([]);
});
