import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { port } from '#machines/port.ts';
import { toMermaid } from './mermaid.ts';

const lamp = setup({
  actors: { bulb: port<string>('bulb') },
  guards: { isBroken: () => false },
  actions: {
    click: () => undefined,
    cool: () => undefined,
    tell: (_context, _word: { word: string }) => undefined,
  },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  on: { 'power.lost': '.dark' },
  states: {
    dark: {
      description: 'It waits for power: on the line, or from its cord.',
      entry: 'cool',
      on: {
        'switch.pressed': [
          { guard: 'isBroken', target: 'broken' },
          { target: 'lit', actions: ['click', { type: 'tell', params: { word: 'on' } }] },
        ],
      },
    },
    lit: {
      description: 'It shines; all see it.',
      initial: 'glowing',
      on: { 'switch.pressed': 'dark', 'cord.pulled': { actions: 'click' } },
      states: {
        glowing: { invoke: { id: 'bulb', src: 'bulb', onDone: 'bright', onError: '#lamp.broken' } },
        bright: { on: { 'bulb.changed': '#lamp.lit' } },
      },
    },
    broken: { type: 'final' },
  },
});

it('the diagram shows nested states, initial states and transitions', () => {
  expect(toMermaid(lamp).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> dark',
    '  state "dark" as dark',
    '  dark : It waits for power#58; on the line, or<br/>from its cord.',
    '  dark : enters#58; cool',
    '  state "lit#58; It shines#59; all see it." as lit {',
    '    [*] --> lit_glowing',
    '    state "glowing" as lit_glowing',
    '    lit_glowing : runs bulb',
    '    state "bright" as lit_bright',
    '    state "in any state of lit" as lit_any',
    '  }',
    '  state "broken" as broken',
    '  broken --> [*]',
    '  state "in any state" as any',
    '  any --> dark : power.lost',
    '  dark --> broken : switch.pressed<br/>if isBroken',
    '  dark --> lit : switch.pressed<br/>otherwise<br/>do click, tell (word#58; on)',
    '  lit_any --> dark : switch.pressed',
    '  lit_glowing --> lit_bright : done bulb',
    '  lit_glowing --> broken : failed bulb',
    '  lit_bright --> lit_glowing : bulb.changed',
    '',
  ]);
});

it('the diagram has no node for any state without a common transition or actor', () => {
  const still = setup({}).createMachine({ id: 'still', initial: 'idle', states: { idle: {} } });
  expect(toMermaid(still)).toBe(
    'stateDiagram-v2\n  [*] --> idle\n  state "idle" as idle\n  idle : no outgoing transition\n',
  );
});

it('the diagram shows the actors of a state and of the root', () => {
  const house = setup({ actors: { lamp, bell: port('bell') } }).createMachine({
    id: 'house',
    initial: 'lived',
    invoke: { id: 'porch', src: 'lamp' },
    states: {
      lived: {
        initial: 'warm',
        invoke: [
          { id: 'hall', src: 'lamp' },
          { id: 'bell', src: 'bell' },
        ],
        states: { warm: {} },
      },
    },
  });
  expect(toMermaid(house).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> lived',
    '  state "lived" as lived {',
    '    [*] --> lived_warm',
    '    state "warm" as lived_warm',
    '    lived_warm : no outgoing transition',
    '    state "in any state of lived" as lived_any',
    '    lived_any : runs hall, bell',
    '  }',
    '  state "in any state" as any',
    '  any : runs porch',
    '',
  ]);
});
