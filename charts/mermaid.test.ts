import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { port } from '#machines/port.ts';
import { toMermaid } from './mermaid.ts';

const lamp = setup({
  actors: { bulb: port<string>('bulb') },
  guards: { isBroken: () => false },
  actions: { click: () => undefined },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  on: { 'power.lost': '.dark' },
  states: {
    dark: {
      on: { 'switch.pressed': [{ guard: 'isBroken', target: 'broken' }, { target: 'lit' }] },
    },
    lit: {
      initial: 'glowing',
      on: { 'switch.pressed': 'dark', 'cord.pulled': { actions: 'click' } },
      states: {
        glowing: { invoke: { id: 'bulb', src: 'bulb', onDone: 'bright', onError: '#lamp.broken' } },
        bright: {},
      },
    },
    broken: { type: 'final' },
  },
});

it('draws nested states, where each starts, and what leads from one to another', () => {
  expect(toMermaid(lamp).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> dark',
    '  state "dark" as dark',
    '  state "lit" as lit {',
    '    [*] --> lit_glowing',
    '    state "glowing" as lit_glowing',
    '    state "bright" as lit_bright',
    '  }',
    '  state "broken" as broken',
    '  broken --> [*]',
    '  state "in any state" as anyState',
    '  anyState --> dark : power.lost',
    '  dark --> broken : switch.pressed [isBroken]',
    '  dark --> lit : switch.pressed',
    '  lit --> dark : switch.pressed',
    '  lit_glowing --> lit_bright : done bulb',
    '  lit_glowing --> broken : failed bulb',
    '',
  ]);
});

it('names the chart itself only where it accepts something in every state', () => {
  const still = setup({}).createMachine({ id: 'still', initial: 'idle', states: { idle: {} } });
  expect(toMermaid(still)).toBe('stateDiagram-v2\n  [*] --> idle\n  state "idle" as idle\n');
});

it('says which charts run in a state', () => {
  const house = setup({ actors: { lamp, bell: port('bell') } }).createMachine({
    id: 'house',
    initial: 'empty',
    invoke: { id: 'porch', src: 'lamp' },
    states: {
      empty: { invoke: { id: 'bell', src: 'bell' } },
      lived: {
        description: 'The rooms are warm.',
        invoke: [
          { id: 'hall', src: 'lamp' },
          { id: 'stairs', src: 'lamp' },
        ],
      },
    },
  });
  expect(toMermaid(house).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> empty',
    '  state "empty" as empty',
    '  state "lived" as lived',
    '  state "in any state" as anyState',
    '  note right of anyState : Runs porch.',
    '  note right of lived : Runs hall, stairs. The rooms are warm.',
    '',
  ]);
});
