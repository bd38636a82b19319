import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { funnelCharts } from '#domain/funnelStep.ts';
import { instant } from '#server/platform/db/schema.ts';

/** Somebody's way through a chart, in one tab. It does not say who they are; events of theirs may name it. */
export const funnelRuns = pgTable(
  'funnel_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chart: text({ enum: funnelCharts }).notNull(),
    /** Drawn by lot in the browser. */
    key: text().notNull(),
    /** Number of steps received so far. */
    steps: integer().notNull(),
    /** How many rows of theirs are kept below. */
    kept: integer().notNull().default(0),
    /** Where they are; null once they have left. */
    state: text(),
    /** Where they were when they left; null while they are somewhere. */
    leftFrom: text('left_from'),
    /** Every state that they have been in, each once. */
    visited: text().array().notNull().default([]),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** When the last step came, by our clock. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    /** When it was taken, by the browser's clock. */
    steppedAt: instant('stepped_at').notNull(),
  },
  (table) => [
    uniqueIndex().on(table.chart, table.key),
    // Who is where, of those who set out in a stretch of time.
    index('funnel_runs_counted').on(table.chart, table.startedAt, table.state, table.seenAt),
  ],
);

/** One step of a run. What a run enters it leaves again, or is still there: the numbers of a funnel add up. */
export const funnelSteps = pgTable(
  'funnel_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chart: text({ enum: funnelCharts }).notNull(),
    /** When its run began: a funnel is of those who set out in a stretch of time. */
    startedAt: instant('started_at').notNull(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => funnelRuns.id),
    /** Its number in the run, as the browser counts; null where it never came, and of older ones. */
    number: integer(),
    fromState: text('from_state'),
    event: text().notNull(),
    toState: text('to_state'),
    /** How long the state that is left lasted, in milliseconds by the browser's clock; null where a run begins. */
    lasted: integer(),
  },
  (table) => [
    // The steps of runs that are rolled up.
    index().on(table.runId),
    // What is counted is read from the index alone.
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
