import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { funnelCharts } from '#domain/funnelStep.ts';
import { instant } from '#server/platform/db/schema.ts';

/** One person's way through a chart in one tab. It does not name the person, but their events may name the run. */
export const funnelRuns = pgTable(
  'funnel_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chart: text({ enum: funnelCharts }).notNull(),
    /** Random, chosen by the browser. */
    key: text().notNull(),
    /** Number of steps received so far. */
    steps: integer().notNull(),
    /** Number of rows of `funnel_steps` that the run has. */
    kept: integer().notNull().default(0),
    /** The state that the run is in; null once its pages were left. */
    state: text(),
    /** The state from which its pages were left; null until then. */
    leftFrom: text('left_from'),
    /** Every state that the run has been in, each once. */
    visited: text().array().notNull().default([]),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** When the last step arrived, by the server's clock. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** When the last step was taken, by the browser's clock. */
    steppedAt: instant('stepped_at').notNull(),
  },
  (table) => [
    uniqueIndex().on(table.chart, table.key),
    // Counts runs that began in a period, by state.
    index('funnel_runs_counted').on(table.chart, table.startedAt, table.state, table.seenAt),
  ],
);

/** One step of a run. A run leaves each state that it enters, or is still in it: the numbers of a funnel add up. */
export const funnelSteps = pgTable(
  'funnel_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chart: text({ enum: funnelCharts }).notNull(),
    /** When the run began: a funnel counts the runs that began in a period. */
    startedAt: instant('started_at').notNull(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => funnelRuns.id),
    /** Its number in the run, as the browser counts; null for an `unseen` step, and in old rows. */
    number: integer(),
    fromState: text('from_state'),
    event: text().notNull(),
    toState: text('to_state'),
    /** Milliseconds spent in the state that is left, by the browser's clock; null for the first step. */
    lasted: integer(),
  },
  (table) => [
    // Finds the steps of runs to roll up.
    index().on(table.runId),
    // Counts are read from the index alone.
    index('funnel_steps_counted').on(
      table.chart,
      table.startedAt,
      table.fromState,
      table.event,
      table.toState,
      table.lasted,
    ),
  ],
);
