import type { FunnelChart, FunnelStep } from '#domain/funnelStep.ts';
import { createFunnel, exitsFrom, opensIn } from '#funnels/funnelMap.ts';

type Way = Pick<FunnelStep, 'from' | 'event' | 'to'>;

interface KnownSteps {
  readonly states: ReadonlySet<string>;
  readonly ways: ReadonlyMap<string, Way>;
}

/** Filled as it is asked for: no start waits for it, and charts do not change while the server runs. */
const known = new Map<FunnelChart, KnownSteps>();

function knownOf(chart: FunnelChart): KnownSteps {
  const found = known.get(chart) ?? findSteps(chart);
  known.set(chart, found);
  return found;
}

function findSteps(chart: FunnelChart): KnownSteps {
  const { begins, steps } = createFunnel(chart);
  const states = steps.map(({ name }) => name);
  const ways: Way[] = [
    ...states.flatMap((from) =>
      exitsFrom(chart, from).flatMap(({ event, to }) => to.map((each) => ({ from, event, to: each }))),
    ),
    // Beside the chart's own: a run begins, its page is opened anew, and its pages are left.
    ...begins.map((to) => ({ from: null, event: 'opened', to })),
    ...states.flatMap((from) => opensIn(chart).map((to) => ({ from, event: 'opened', to }))),
    ...states.map((from) => ({ from, event: 'left', to: null })),
  ];
  return { states: new Set(states), ways: new Map(ways.map((way) => [keyOf(way), way])) };
}

/** Tells steps of a chart apart. */
export function keyOf({ from, event, to }: Way): string {
  return `${from} ${event} > ${to}`;
}

/** Every step that a page can tell of the chart, each once. */
export function knownStepsOf(chart: FunnelChart): readonly Way[] {
  return [...knownOf(chart).ways.values()];
}

/** Whether the chart has this step; one of a page from before the last release it may not have. */
export function isKnownStep({ chart, ...way }: Omit<FunnelStep, 'at'>): boolean {
  return knownOf(chart).ways.has(keyOf(way));
}

/** The states in which a chart can rest, in the order of its funnel. */
export function statesOf(chart: FunnelChart): ReadonlySet<string> {
  return knownOf(chart).states;
}
