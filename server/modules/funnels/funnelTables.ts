import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { funnelCharts } from '#domain/funnelStep.ts';
import { instant } from '#server/platform/db/schema.ts';

/** One person's way through a chart in one tab. It does not name the person, but their events may name it. */
export const funnelRuns = pgTable(
  'funnel_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chart: text({ enum: funnelCharts }).notNull(),
    /** Key of the run, which the browser chooses at random. */
    key: text().notNull(),
    /** Number of steps received so far. */
    steps: integer().notNull(),
    /** Number of rows of the run in `funnel_steps`. */
    kept: integer().notNull().default(0),
    /** The present state of the run; null once its pages were left. */
    state: text(),
    /** The last state before the pages of the run were left; null until then. */
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

/** One step of a run. A run leaves each state that it enters, or is still in it, so the numbers of a funnel add up. */
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
    /** Number of the step in its run, as the browser counts; null for an `unseen` step, and in old rows. */
    number: integer(),
    fromState: text('from_state'),
    event: text().notNull(),
    toState: text('to_state'),
    /** Milliseconds spent in the state before this step, by the browser's clock; null if unknown. */
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
