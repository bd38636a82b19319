import { funnelCharts, type FunnelChart, type FunnelStep } from '#domain/funnelStep.ts';
import { restingStatesOf, rowsOf } from '#machines/chartRows.ts';
import { funnelMachines } from '#machines/funnelCharts.ts';

const known = new Map(
  funnelCharts.map((chart) => {
    const machine = funnelMachines[chart];
    const events = new Set(rowsOf(machine).map(({ event }) => event));
    // What a page's being opened and left adds to the events of each chart.
    return [
      chart,
      { states: new Set(restingStatesOf(machine)), events: events.add('opened').add('left') },
    ] as const;
  }),
);

/** Whether the chart has these states and this event; of a page from before the last release it may not. */
export function isKnownStep({ chart, from, event, to }: Omit<FunnelStep, 'at'>): boolean {
  const { states, events } = known.get(chart) ?? {};
  return [from, to].every((state) => state === null || states?.has(state)) && events?.has(event) === true;
}

/** The states in which a chart can rest, in the chart's order. */
export function statesOf(chart: FunnelChart): ReadonlySet<string> {
  return known.get(chart)?.states ?? new Set();
}
