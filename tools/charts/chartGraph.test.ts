import { describe, expect, it } from 'vitest';
import { setup, type AnyStateMachine } from 'xstate';
import { everyChart } from '#charts/everyChart.ts';
import { port } from '#machines/port.ts';
import { leadsMachine } from '#machines/leadsMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { listArrows, deadEndMark, toGraph } from './chartGraph.ts';
import { listStateNodes, listChartRows, listTransitions } from './chartRows.ts';

const charts = Object.entries<AnyStateMachine>(everyChart);

describe.each(charts)('the drawing of %s', (_, chart) => {
  const graph = toGraph(chart);
  const arrows = listArrows(graph);

  it('has each state once, inside its parent', () => {
    const nodes = listStateNodes(chart.root);
    expect(graph.states.map(({ id }) => id)).toEqual(nodes.map(({ path }) => path.join('.') || '*'));
    for (const [at, { parent }] of graph.states.entries()) {
      expect(parent).toBe(nodes[at]?.parent ? nodes[at].parent.path.join('.') || '*' : null);
    }
  });

  it('has one arrow for each transition, with its event, guard, actions and tracked event', () => {
    const transitions = listStateNodes(chart.root).flatMap(listTransitions);
    expect(transitions.length).toBeGreaterThan(0);
    expect(arrows).toHaveLength(transitions.length);
    expect(new Set(arrows.map(({ id }) => id)).size).toBe(transitions.length);
    const drawn = arrows.map(({ from, event, condition, actions, tracked }) =>
      [from, event, guardIn(condition), plain(actions ?? '-'), tracked ?? '-'].join(' | '),
    );
    const listed = listChartRows(chart).map(({ from, event, guard, actions, tracked }) =>
      [from, event, guard, plain(actions), tracked].join(' | '),
    );
    expect(drawn.toSorted()).toEqual(listed.toSorted());
  });

  it('has arrows only between states of the drawing', () => {
    const ids = new Set(graph.states.map(({ id }) => id));
    for (const { from, to } of arrows) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
    for (const { from, to } of graph.arrows) expect(from).not.toBe(to);
  });
});

it('all drawings together have one arrow for each row of the tables', () => {
  const arrows = charts.flatMap(([, chart]) => listArrows(toGraph(chart)));
  expect(arrows).toHaveLength(charts.flatMap(([, chart]) => listChartRows(chart)).length);
  expect(arrows.length).toBeGreaterThan(300);
});

it('the drawing of the registration shows submit, cancel in each step, and the dead end', () => {
  const { states, arrows } = toGraph(registrationMachine);
  const arrowsOf = (event: string) =>
    arrows
      .filter((arrow) => arrow.event === event)
      .map(({ from, condition, actions, to }) => [from, condition, actions, to]);
  expect(arrowsOf('registration.submitted')).toEqual([
    ['filling.details.editing', null, 'dismissFailure', 'submitting'],
  ]);
  expect(arrowsOf('failed register')).toEqual([
    ['submitting', null, 'keepFailure, leadBackToDetails', 'filling.details'],
  ]);
  expect(arrowsOf('cancel.requested')).toEqual([
    ['filling.type.choosing', 'if isAnswered', null, 'filling.type.confirmingCancel'],
    ['filling.type.choosing', 'otherwise', null, 'cancelled'],
    ['filling.details.editing', 'if isAnswered', null, 'filling.details.confirmingCancel'],
    ['filling.details.editing', 'otherwise', null, 'cancelled'],
  ]);
  expect(states.filter(({ marks }) => marks.includes(deadEndMark)).map(({ id }) => id)).toEqual([
    'cancelled',
  ]);
  expect(states.find(({ id }) => id === 'cancelled')?.notes).toEqual(['enters: forgetDraft, leadAway']);
});

const house = setup({
  actors: { bell: port('bell') },
  guards: { isDark: () => false },
  actions: { light: (_, room: { name: string }) => void room, ring: () => undefined },
}).createMachine({
  id: 'house',
  type: 'parallel',
  on: { 'power.lost': ['.door.closed', '.lamp.off'].map((target) => ({ target })) },
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: { invoke: { id: 'bell', src: 'bell' }, on: { 'bell.rang': { actions: 'ring' } } },
        broken: { type: 'final' },
      },
      on: { 'door.broken': { target: '.broken', reenter: true } },
    },
    lamp: {
      description: 'lights the hall',
      initial: 'off',
      exit: 'ring',
      states: {
        off: {
          on: {
            pressed: {
              guard: 'isDark',
              target: 'off',
              reenter: true,
              actions: { type: 'light', params: { name: 'hall' } },
            },
          },
        },
      },
    },
    everything: { type: 'final' },
  },
});

it('a drawing marks parallel regions, final states, invoked actors and initial states', () => {
  const states = new Map(toGraph(house).states.map((state) => [state.id, state]));
  expect(states.get('*')).toMatchObject({ name: 'house', marks: ['parallel'], start: null });
  expect(states.get('door')).toMatchObject({ marks: ['region'], start: 'door.closed', isInnermost: false });
  expect(states.get('door.closed')).toMatchObject({ marks: [], runs: ['bell'], isInnermost: true });
  expect(states.get('door.broken')).toMatchObject({ marks: ['final'] });
  expect(states.get('lamp')).toMatchObject({ description: 'lights the hall', notes: ['leaves: ring'] });
});

it('a drawing numbers guards in the order of their evaluation', () => {
  const ways = listArrows(toGraph(leadsMachine)).filter(({ event }) => event === 'failed sendLeads');
  expect(ways.map(({ condition }) => condition)).toEqual([
    '1. if isRefusedBeforeNewer',
    '2. if isRefused',
    'otherwise',
  ]);
});

it('a drawing distinguishes transitions that stay in a state, reenter it, or begin in any child', () => {
  const graph = toGraph(house);
  const find = (event: string) => listArrows(graph).find((arrow) => arrow.event === event);
  expect(find('bell.rang')).toMatchObject({ from: 'door.closed', to: 'door.closed', isAnew: false });
  expect(find('pressed')).toMatchObject({
    from: 'lamp.off',
    to: 'lamp.off',
    isAnew: true,
    condition: 'if isDark',
    actions: 'light (name: hall)',
  });
  expect(find('door.broken')).toMatchObject({ anywhere: 'in any state of door', to: 'door.broken' });
  expect(find('power.lost')).toMatchObject({ anywhere: 'in any state', from: '*' });
  expect(graph.states.find(({ id }) => id === 'lamp.off')?.loops).toHaveLength(1);
});

function guardIn(condition: string | null): string {
  return /if (\w+)/.exec(condition ?? '')?.[1] ?? '-';
}

/** Removes the punctuation around the parameters of an action. */
function plain(actions: string): string {
  return actions.replaceAll(/[{}" ]/g, '');
}
