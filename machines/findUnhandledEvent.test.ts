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

function findUnhandled(...events: ('pressed' | 'broken' | 'dusted')[]): UnhandledEvent[] {
  const unhandled: UnhandledEvent[] = [];
  const actor = createActor(lamp, {
    inspect: (inspected) => {
      const found = findUnhandledEvent(inspected);
      if (found) unhandled.push(found);
    },
  }).start();
  for (const type of events) actor.send({ type });
  return unhandled;
}

it('an event that no active state handles is found, with the state', () => {
  expect(findUnhandled('pressed', 'pressed')).toEqual([
    { chart: 'lamp', state: { glowing: 'warm' }, event: 'pressed' },
  ]);
});

it('an event counts as handled by a parent state, with a false guard, or if it is explicitly ignored', () => {
  expect(findUnhandled('broken', 'dusted', 'pressed', 'broken')).toEqual([]);
});
