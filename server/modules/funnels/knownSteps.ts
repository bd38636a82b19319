import type { FunnelChart, FunnelStep } from '#domain/funnelStep.ts';
import { createFunnel, listExits, listOpeningSteps } from '#funnels/funnelMap.ts';

type Way = Pick<FunnelStep, 'from' | 'event' | 'to'>;

/** Wraps `compute` so that it runs once for each chart, since charts do not change while the server runs. */
export function memoizePerChart<Value>(
  compute: (chart: FunnelChart) => Value,
): (chart: FunnelChart) => Value {
  const values = new Map<FunnelChart, Value>();
  return (chart) => {
    const value = values.get(chart) ?? compute(chart);
    values.set(chart, value);
    return value;
  };
}

const findSteps = memoizePerChart((chart) => {
  const { begins, steps } = createFunnel(chart);
  const states = steps.map(({ name }) => name);
  const ways: Way[] = [
    ...states.flatMap((from) =>
      listExits(chart, from).flatMap(({ event, to }) => to.map((each) => ({ from, event, to: each }))),
    ),
    // Steps that are not transitions of the chart: a run begins, its page is opened again, its pages are
    // left.
    ...begins.map((to) => ({ from: null, event: 'opened', to })),
    ...states.flatMap((from) => listOpeningSteps(chart).map((to) => ({ from, event: 'opened', to }))),
    ...states.map((from) => ({ from, event: 'left', to: null })),
  ];
  return { states, ways: new Map(ways.map((way) => [toStepKey(way), way])) };
});

/** Returns the key that identifies a step within its chart. */
export function toStepKey({ from, event, to }: Way): string {
  return `${from} ${event} > ${to}`;
}

/** Lists every step that a page can report for the chart, each once. */
export function listKnownSteps(chart: FunnelChart): readonly Way[] {
  return [...findSteps(chart).ways.values()];
}

/** Whether the chart has this step. A page that was opened before the last release may send a step that is gone. */
export function isKnownStep({ chart, ...way }: Omit<FunnelStep, 'at'>): boolean {
  return findSteps(chart).ways.has(toStepKey(way));
}

/** Lists the states in which a chart can rest, in the order of its funnel. */
export function listChartStates(chart: FunnelChart): readonly string[] {
  return findSteps(chart).states;
}
