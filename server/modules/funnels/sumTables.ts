import { boolean, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { funnelCharts } from '#domain/funnelStep.ts';
import { instant } from '#server/platform/db/schema.ts';

/** The chart, and the first instant of the day, in the marketplace's time zone, on which the runs of a sum began. */
const cohort = () => ({
  chart: text({ enum: funnelCharts }).notNull(),
  startedAt: instant('started_at').notNull(),
});

/** Counts of runs that are no longer kept one by one, by how they ended. */
export const funnelRunSums = pgTable(
  'funnel_run_sums',
  {
    ...cohort(),
    /** The state in which they were last. */
    state: text().notNull(),
    /** Whether they left that state; the others fell idle there. */
    hasLeft: boolean('has_left').notNull(),
    /** Whether they had reached the goal of the funnel on the day on which they were added up. */
    hasArrived: boolean('has_arrived').notNull(),
    runs: integer().notNull(),
  },
  ({ chart, startedAt, state, hasLeft, hasArrived }) => [
    unique('funnel_run_sums_key').on(chart, startedAt, state, hasLeft, hasArrived),
  ],
);

/** Number of the same runs that have been in a state. */
export const funnelVisitSums = pgTable(
  'funnel_visit_sums',
  { ...cohort(), state: text().notNull(), runs: integer().notNull() },
  ({ chart, startedAt, state }) => [unique('funnel_visit_sums_key').on(chart, startedAt, state)],
);

/** The steps of the same runs. */
export const funnelStepSums = pgTable(
  'funnel_step_sums',
  {
    ...cohort(),
    fromState: text('from_state'),
    event: text().notNull(),
    toState: text('to_state'),
    /** Milliseconds that a step lasted, rounded to within five percent. */
    lasted: integer(),
    steps: integer().notNull(),
  },
  ({ chart, startedAt, fromState, event, toState, lasted }) => [
    unique('funnel_step_sums_key').on(chart, startedAt, fromState, event, toState, lasted).nullsNotDistinct(),
  ],
);

/**
 * Counts of tracked events that are no longer kept one by one, by the day in the marketplace's time zone on which they
 * arrived. Analysts read them by SQL (docs/analytics.md); no page shows them.
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
