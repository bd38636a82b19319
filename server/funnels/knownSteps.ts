import { funnelCharts, type FunnelChart, type FunnelStep } from '#domain/funnelStep.ts';
import { createFunnel, exitsFrom, opensIn } from '#funnels/funnelMap.ts';

type Way = Pick<FunnelStep, 'from' | 'event' | 'to'>;

interface KnownSteps {
  readonly states: ReadonlySet<string>;
  readonly ways: ReadonlyMap<string, Way>;
}

const known: ReadonlyMap<string, KnownSteps> = new Map(
  funnelCharts.map((chart) => {
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
    return [chart, { states: new Set(states), ways: new Map(ways.map((way) => [keyOf(way), way])) }] as const;
  }),
);

/** Tells steps of a chart apart. */
export function keyOf({ from, event, to }: Way): string {
  return `${from} ${event} > ${to}`;
}

/** Every step that a page can tell of the chart, each once. */
export function knownStepsOf(chart: FunnelChart): readonly Way[] {
  return [...(known.get(chart)?.ways.values() ?? [])];
}

/** Whether the chart has this step; one of a page from before the last release it may not have. */
export function isKnownStep({ chart, ...way }: Omit<FunnelStep, 'at'>): boolean {
  return known.get(chart)?.ways.has(keyOf(way)) === true;
}

/** The states in which a chart can rest, in the order of its funnel. */
export function statesOf(chart: FunnelChart): ReadonlySet<string> {
  return known.get(chart)?.states ?? new Set();
}
