import { boolean, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { funnelCharts } from '#domain/funnelStep.ts';
import { instant } from '#server/platform/db/schema.ts';

/** The first instant of the day, by the house's clocks, on which the runs of a sum began. */
const startedAt = () => instant('started_at').notNull();

/** How runs ended that are no longer kept one by one. */
export const funnelRunSums = pgTable(
  'funnel_run_sums',
  {
    chart: text({ enum: funnelCharts }).notNull(),
    startedAt: startedAt(),
    /** The state in which they were last. */
    state: text().notNull(),
    /** Whether they left it; the others fell idle there. */
    hasLeft: boolean('has_left').notNull(),
    /** Whether they came to where the funnel led on the day on which they were added up. */
    hasArrived: boolean('has_arrived').notNull(),
    runs: integer().notNull(),
  },
  ({ chart, startedAt: day, state, hasLeft, hasArrived }) => [
    unique('funnel_run_sums_key').on(chart, day, state, hasLeft, hasArrived),
  ],
);

/** How many of those runs have been in a state. */
export const funnelVisitSums = pgTable(
  'funnel_visit_sums',
  {
    chart: text({ enum: funnelCharts }).notNull(),
    startedAt: startedAt(),
    state: text().notNull(),
    runs: integer().notNull(),
  },
  ({ chart, startedAt: day, state }) => [unique('funnel_visit_sums_key').on(chart, day, state)],
);

/** The steps of those runs. */
export const funnelStepSums = pgTable(
  'funnel_step_sums',
  {
    chart: text({ enum: funnelCharts }).notNull(),
    startedAt: startedAt(),
    fromState: text('from_state'),
    event: text().notNull(),
    toState: text('to_state'),
    /** Milliseconds that a step lasted, rounded to within five percent. */
    lasted: integer(),
    steps: integer().notNull(),
  },
  ({ chart, startedAt: day, fromState, event, toState, lasted }) => [
    unique('funnel_step_sums_key').on(chart, day, fromState, event, toState, lasted).nullsNotDistinct(),
  ],
);

/**
 * Counts of the tracked events that are no longer kept one by one, by the day on which they came, by the house's
 * clocks. Analysts read them by SQL (docs/analytics.md); no page shows them.
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
