import * as v from 'valibot';

/** The charts whose transitions are recorded as steps of funnels (contract, "Analytics events"). */
export const funnelCharts = ['session', 'registration', 'verification', 'profile', 'settings'] as const;

export type FunnelChart = (typeof funnelCharts)[number];

export function isFunnelChart(name: string | undefined): name is FunnelChart {
  return funnelCharts.some((chart) => chart === name);
}

/** Charts that a funnel's state of the same name invokes. Their states are steps of that funnel: `team.listed`. */
export const funnelChildCharts = { team: 'settings', certificates: 'settings' } as const satisfies Readonly<
  Record<string, FunnelChart>
>;

export type FunnelChildChart = keyof typeof funnelChildCharts;

export function isFunnelChildChart(name: string | undefined): name is FunnelChildChart {
  return name !== undefined && Object.hasOwn(funnelChildCharts, name);
}

/** The event and the states that begin a run, by chart; a run of any other chart begins when the chart starts. */
export const runStartConditions: Readonly<
  Partial<Record<FunnelChart, { readonly event: string; readonly states: readonly string[] }>>
> = {
  // Every visitor's page runs this chart, but the funnel counts only people who come to log in.
  session: { event: 'logIn.visited', states: ['loggedOut.idle', 'loggedOut.revoking', 'ended'] },
};

/** Milliseconds without a step after which a run counts as left (contract, "Analytics events"). */
export const idleAfter = 1_800_000;

/** One step of a run. It does not identify the person. */
export interface FunnelStep {
  readonly chart: FunnelChart;
  /** Random id of the run: 32 hexadecimal digits. */
  readonly run: string;
  /** Number of the step in its run, from 1. */
  readonly number: number;
  /** Dotted name of the state before the step; null at the beginning of the run. */
  readonly from: string | null;
  /** The event as in the chart's table; `opened` and `left` for the start and stop of the chart. */
  readonly event: string;
  /** Dotted name of the state after the step; null at the end of the run. */
  readonly to: string | null;
  /** Time by the browser's clock, in ISO 8601. */
  readonly at: string;
}

/** Converts an event's type to its name in the chart's table: `done logIn`, `failed logIn`, `after delay`. */
export function toChartEventName(type: string): string {
  return type
    .replace('xstate.done.actor.', 'done ')
    .replace('xstate.error.actor.', 'failed ')
    .replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
    .replace('xstate.init', 'opened')
    .replace('xstate.stop', 'left');
}

const runSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  steps: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.pipe(v.string(), v.maxLength(100)),
});

export const storedFunnelRunsSchema = v.record(v.picklist(funnelCharts), runSchema);

export type StoredFunnelRuns = v.InferOutput<typeof storedFunnelRunsSchema>;
