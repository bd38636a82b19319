import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { funnelCharts } from '#domain/funnelStep.ts';
import { instant } from '#server/platform/db/schema.ts';

/** One person's way through a chart in one tab. A run has no person's id, but a person's events may have its key. */
export const funnelRuns = pgTable(
  'funnel_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chart: text({ enum: funnelCharts }).notNull(),
    /** Key of the run, which the browser chooses at random. */
    key: text().notNull(),
    /** Number of the last received step, as the browser counts. */
    steps: integer().notNull(),
    /** Number of rows of the run in `funnel_steps`. */
    kept: integer().notNull().default(0),
    /** The present state of the run; null once the person has left its pages. */
    state: text(),
    /** The last state before the person left the pages of the run; null until then. */
    leftFrom: text('left_from'),
    /** Every state that the run has been in, each once. */
    visited: text().array().notNull().default([]),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** Time at which the last step was received, by the server's clock. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** Time at which the person took the last step, by the browser's clock. */
    steppedAt: instant('stepped_at').notNull(),
  },
  (table) => [
    uniqueIndex().on(table.chart, table.key),
    // Serves counts by state of the runs that began in a period.
    index('funnel_runs_counted').on(table.chart, table.startedAt, table.state, table.seenAt),
  ],
);

/** Transitions of runs. A run leaves each state that it enters, or is still in it, so the counts of a funnel add up. */
export const funnelSteps = pgTable(
  'funnel_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chart: text({ enum: funnelCharts }).notNull(),
    /** Start of the run, copied from it, since a funnel counts the steps of runs that began in a period. */
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
    // Serves `rollUpRuns`, which finds the steps of runs.
    index().on(table.runId),
    // Covers the columns that are counted, for index-only scans.
    index('funnel_steps_counted').on(
      table.chart,
      table.startedAt,
      table.fromState,
      table.event,
      table.toState,
      table.lasted,
      table.runId,
    ),
  ],
);
