import { sql, type SQL } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { funnelCharts } from '#domain/funnelStep.ts';
import { instant } from '#server/platform/db/schema.ts';
import type { funnelSteps } from './funnelTables.ts';

/** Columns for the chart, and for the start of the day (in the marketplace's time zone) on which the runs began. */
const cohort = () => ({
  chart: text({ enum: funnelCharts }).notNull(),
  startedAt: instant('started_at').notNull(),
});

/** Counts of rolled-up runs, by their last state and by how they ended. */
export const funnelRunSums = pgTable(
  'funnel_run_sums',
  {
    ...cohort(),
    /** The last state of the runs. */
    state: text().notNull(),
    /** Whether the person left the pages in that state; otherwise the run fell idle in it. */
    hasLeft: boolean('has_left').notNull(),
    /** Whether the runs had reached the goal of the funnel when they were rolled up. */
    hasArrived: boolean('has_arrived').notNull(),
    runs: integer().notNull(),
  },
  ({ chart, startedAt, state, hasLeft, hasArrived }) => [
    unique('funnel_run_sums_key').on(chart, startedAt, state, hasLeft, hasArrived),
  ],
);

/** Counts of rolled-up runs that have been in a state at least once. */
export const funnelVisitSums = pgTable(
  'funnel_visit_sums',
  { ...cohort(), state: text().notNull(), runs: integer().notNull() },
  ({ chart, startedAt, state }) => [unique('funnel_visit_sums_key').on(chart, startedAt, state)],
);

/** Rounds a stay (ms) to about five percent: the logarithm to a tenth, so that the stays of a day have few values. */
export function roundStay(lasted: typeof funnelSteps.lasted): SQL<number | null> {
  // `least` would ignore a null.
  return sql`case when ${lasted} > 0 then least(exp(round(ln(${lasted}) * 10) / 10), 2147483647)::int else ${lasted} end`;
}

/** Counts of the steps of rolled-up runs. */
export const funnelStepSums = pgTable(
  'funnel_step_sums',
  {
    ...cohort(),
    fromState: text('from_state'),
    event: text().notNull(),
    toState: text('to_state'),
    /** Milliseconds in `fromState` before the step, rounded by `roundStay`. */
    lasted: integer(),
    steps: integer().notNull(),
  },
  ({ chart, startedAt, fromState, event, toState, lasted }) => [
    unique('funnel_step_sums_key').on(chart, startedAt, fromState, event, toState, lasted).nullsNotDistinct(),
  ],
);

/**
 * Counts of rolled-up tracked events, by name and by the day on which they arrived, in the marketplace's time zone.
 * Analysts read them by SQL (docs/analytics.md); no page shows them.
 */
export const analyticsEventSums = pgTable(
  'analytics_event_sums',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    events: integer().notNull(),
  },
  ({ day, name }) => [unique('analytics_event_sums_key').on(day, name)],
);
