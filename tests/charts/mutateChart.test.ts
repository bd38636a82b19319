import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { mutantsOf } from './mutateChart.ts';

const lamp = setup({
  actions: { click: () => undefined, warm: () => undefined, tell: () => undefined },
  guards: { isWhole: () => true },
  delays: { night: 8 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  initial: 'dark',
  states: {
    dark: { on: { pressed: { guard: 'isWhole', target: 'bright', actions: ['click', 'warm'] } } },
    bright: { entry: 'tell', after: { night: 'dark' } },
  },
});

it('makes one mutant for each possible change of a chart', () => {
  expect(mutantsOf(lamp, ['tell']).map(({ change }) => change)).toEqual([
    'without initial',
    'without states',
    'without states.dark',
    'without states.dark.on',
    'without states.dark.on.pressed',
    'without states.dark.on.pressed.guard',
    'without states.dark.on.pressed.target',
    'without states.dark.on.pressed.actions',
    'without states.dark.on.pressed.actions.0',
    'without states.dark.on.pressed.actions.1',
    'without states.bright',
    'without states.bright.entry',
    'without states.bright.after',
    'without states.bright.after.night',
    'states.dark.on.pressed.actions.0 after the next',
    'initial bright',
    'click does nothing',
    'warm does nothing',
    'isWhole is always true',
    'isWhole is always false',
    'night takes -1 ms more',
    'night takes 1 ms more',
  ]);
});

it('changes one thing in each mutant, and leaves the chart unchanged', () => {
  const make = (change: string) =>
    mutantsOf(lamp, [])
      .find((mutant) => mutant.change === change)
      ?.make().config;
  expect(make('states.dark.on.pressed.actions.0 after the next')).toMatchObject({
    initial: 'dark',
    states: { dark: { on: { pressed: { guard: 'isWhole', actions: ['warm', 'click'] } } } },
  });
  expect(make('initial bright')).toMatchObject({ initial: 'bright' });
  expect(make('without states.bright.entry')?.states).toMatchObject({ bright: { after: { night: 'dark' } } });
  expect(make('without states.bright.entry')?.states?.['bright']).not.toHaveProperty('entry');
  expect(lamp.config).toMatchObject({ initial: 'dark', states: { bright: { entry: 'tell' } } });
});
