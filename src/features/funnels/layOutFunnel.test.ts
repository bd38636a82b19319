import { expect, it } from 'vitest';
import {
  countTrackedEvents,
  countExits,
  listOutgoingTransitions,
  type Funnel,
  type FunnelState,
} from './funnelNumbers.ts';
import { stateCardSize, layOutFunnel } from './layOutFunnel.ts';

function stateOf(number: number, name: string, rest: Partial<FunnelState> = {}): FunnelState {
  const counts = { reached: 0, entered: 0, left: 0, idle: 0, now: 0, medianStay: null };
  return { number, name, label: name, sees: '', endsAs: 'givenUp', since: 1, ...counts, ...rest };
}

function way(from: string | null, event: string, to: string | null, count: number, rest = {}) {
  return { from, event, to, count, tracked: [], common: false, ...rest };
}

const funnel: Funnel = {
  chart: 'registration',
  version: 1,
  runs: 10,
  sampleRuns: 0,
  countsSamples: true,
  asOf: '2026-11-22T10:42:07Z',
  outcomes: { arrived: 6, cancelled: 0, failed: 0, refused: 0, left: 3, idle: 1, underWay: 0 },
  states: [
    stateOf(1, 'typing', { entered: 12, idle: 1 }),
    stateOf(2, 'sending', { entered: 8 }),
    stateOf(3, 'done', { entered: 6, endsAs: 'arrived' }),
    stateOf(4, 'never'),
  ],
  transitions: [
    way(null, 'opened', 'typing', 10),
    way('typing', 'sent', 'sending', 8),
    way('typing', 'left', null, 3),
    way('typing', 'skipped', 'done', 0),
    way('typing', 'skipped', 'never', 0),
    way('typing', 'logged out', 'never', 0, { common: true }),
    way('typing', 'cancelled', 'never', 0, { common: true, tracked: ['Cancelled'] }),
    way('sending', 'done send', 'done', 6),
    way('sending', 'failed send', 'typing', 2),
    way('done', 'left', null, 6),
  ],
};

it('the states do not overlap, and leave room for their exits', () => {
  const { states, width, height } = layOutFunnel(funnel);
  expect(states.map(({ state }) => state.name)).toEqual(['typing', 'sending', 'done', 'never']);
  for (const { x, y, exits } of states) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y + stateCardSize.height).toBeLessThanOrEqual(height);
    expect(x + stateCardSize.width + (exits.length > 0 ? stateCardSize.exits : 0)).toBeLessThanOrEqual(width);
  }
  for (const [index, one] of states.entries()) {
    for (const other of states.slice(index + 1)) {
      const isApart =
        Math.abs(one.x - other.x) >= stateCardSize.width || Math.abs(one.y - other.y) >= stateCardSize.height;
      expect(isApart, `${one.state.name} and ${other.state.name}`).toBe(true);
    }
  }
});

it('a ribbon combines all transitions between two states, and leads from card edge to card edge', () => {
  const { ribbons, states } = layOutFunnel(funnel);
  expect(ribbons.map(({ from, to, count }) => `${from} > ${to}: ${count}`).toSorted()).toEqual([
    'sending > done: 6',
    'sending > typing: 2',
    'typing > done: 0',
    'typing > never: 0',
    'typing > sending: 8',
  ]);
  for (const { from, to, points } of ribbons) {
    for (const [name, point] of [[from, points[0]], [to, points.at(-1)]] as const) {
      const placed = states.find(({ state }) => state.name === name);
      const [x = 0, y = 0] = [placed?.x, placed?.y];
      expect([y, y + stateCardSize.height]).toContain(point?.y);
      expect(point?.x).toBeGreaterThan(x);
      expect(point?.x).toBeLessThan(x + stateCardSize.width);
    }
  } // oxfmt-ignore
});

it('runs that left or are idle count as exits, except in an end state', () => {
  const [typing, , done] = funnel.states;
  expect(typing && countExits(funnel, typing)).toEqual([
    { what: 'left', count: 3 },
    { what: 'idle', count: 1 },
  ]);
  expect(done && countExits(funnel, done)).toEqual([]);
});

it('unused transitions are combined, and those of parent states are listed only if they are tracked', () => {
  expect(listOutgoingTransitions(funnel, 'typing')).toEqual([
    { event: 'sent', to: ['sending'], count: 8, tracked: [] },
    { event: 'left', to: [], count: 3, tracked: [] },
    { event: 'skipped', to: ['done', 'never'], count: 0, tracked: [] },
    { event: 'cancelled', to: ['never'], count: 0, tracked: ['Cancelled'] },
  ]);
});

it('a tracked event is counted in every state, including transitions that nobody took', () => {
  const twice = way('sending', 'cancelled', 'never', 4, { tracked: ['Cancelled'] });
  expect(countTrackedEvents({ ...funnel, transitions: [...funnel.transitions, twice] })).toEqual([
    {
      tracked: 'Cancelled',
      count: 4,
      ways: [
        { event: 'cancelled', count: 0, states: [funnel.states[0]] },
        { event: 'cancelled', count: 4, states: [funnel.states[1]] },
      ],
    },
  ]);
});
