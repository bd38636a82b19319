import * as v from 'valibot';

/**
 * The charts whose steps are recorded, so that their funnels can be drawn with numbers (contract, "Analytics
 * events").
 */
export const funnelCharts = ['session', 'registration', 'verification', 'profile', 'settings'] as const;

export type FunnelChart = (typeof funnelCharts)[number];

export function isFunnelChart(name: string | undefined): name is FunnelChart {
  return funnelCharts.some((chart) => chart === name);
}

/**
 * Charts that run inside one of them, each in the state of its name. Their states are steps of that funnel:
 * `team.listed`.
 */
export const funnelSections = { team: 'settings', certificates: 'settings' } as const satisfies Readonly<
  Record<string, FunnelChart>
>;

export type FunnelSection = keyof typeof funnelSections;

export function isFunnelSection(name: string | undefined): name is FunnelSection {
  return name !== undefined && Object.hasOwn(funnelSections, name);
}

interface RunStart {
  readonly event: string;
  readonly states: readonly string[];
}

/** The event with which a run begins, and the states in which it does; other charts' runs begin with the chart. */
export const runStarts: Readonly<Partial<Record<FunnelChart, RunStart>>> = {
  // Every page of a visitor has this chart; the funnel is about those who come to log in.
  session: { event: 'logIn.visited', states: ['loggedOut.idle', 'loggedOut.revoking', 'ended'] },
};

/** Milliseconds without a step after which a run counts as left (contract, "Analytics events"). */
export const idleAfter = 1_800_000;

/** One step of somebody's way through a chart. It says nothing of who they are. */
export interface FunnelStep {
  readonly chart: FunnelChart;
  /** One way through a chart, in one tab: 32 hexadecimal digits, drawn by lot. */
  readonly run: string;
  /** Counts the steps of a run, from 1. */
  readonly number: number;
  /** The state that is left, by its dotted name; null where the run begins. */
  readonly from: string | null;
  /** An event as the chart's table spells it; `opened` and `left` for its pages. */
  readonly event: string;
  /** The state that is entered; null where the run ends. */
  readonly to: string | null;
  /** Time of the browser, ISO 8601. */
  readonly at: string;
}

/** How a chart's table spells an event: `done logIn`, `failed logIn`, `after delay`. */
export function spellEvent(type: string): string {
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

/** How far this tab has come in each chart. */
export const funnelRunsSchema = v.record(v.picklist(funnelCharts), runSchema);

export type FunnelRuns = v.InferOutput<typeof funnelRunsSchema>;
