import { and, eq, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import { marketplaceTimeZone } from '#domain/days.ts';
import { funnelCharts, type FunnelChart } from '#domain/funnelStep.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { arrivedRunCondition } from './countFunnel.ts';
import { funnelRuns, funnelSteps } from './funnelTables.ts';
import { sampleRunCondition } from './sampleFunnelRuns.ts';
import { funnelRunSums, funnelStepSums, funnelVisitSums, roundStay } from './sumTables.ts';

/** Maximum runs and steps of a transaction, which ends well within a second: others may wait for its connection. */
const batch = { runs: 200, steps: 2_000 };

/** Seconds that a run without a step is kept. A funnel adds up sums much faster than runs and steps. */
const keptFor = 86_400;

/**
 * Replaces a batch of runs without a step for `keptFor` seconds by sums for the day on which they began; returns false if
 * there are none. Replaces their steps first, over several calls if there are many; the runs remain until then. Keeps
 * sample runs, so that they can be removed.
 */
export async function rollUpRuns(db: Database): Promise<boolean> {
  for (const chart of funnelCharts) {
    const ids = await chooseRuns(db, chart, fromNow(-keptFor));
    if (ids.length === 0) continue;
    if (await replaceSteps(db, ids)) return true;
    await addRuns(db, chart, ids);
    await addVisits(db, ids);
    await db.delete(funnelRuns).where(inArray(funnelRuns.id, ids));
    return true;
  }
  return false;
}

async function chooseRuns(db: Database, chart: FunnelChart, since: SQL) {
  const { id, startedAt, seenAt } = funnelRuns;
  const chosen = await db
    .select({ id })
    .from(funnelRuns)
    .where(and(eq(funnelRuns.chart, chart), lt(startedAt, since), lt(seenAt, since), not(sampleRunCondition)))
    .orderBy(startedAt)
    .limit(batch.runs)
    // Skips a run that is locked because a step of it is being stored.
    .for('update', { skipLocked: true });
  return chosen.map((run) => run.id);
}

/** Returns the first instant of the day of `startedAt`, in the marketplace's time zone. */
function dayOf(startedAt: typeof funnelRuns.startedAt | typeof funnelSteps.startedAt) {
  // Inlines a constant of the product, which needs no escaping.
  const zone = sql.raw(`'${marketplaceTimeZone}'`);
  return sql<Date>`date_trunc('day', ${startedAt} at time zone ${zone}) at time zone ${zone}`.as('day');
}

async function addRuns(db: Database, chart: FunnelChart, ids: readonly number[]): Promise<void> {
  const { id, state, leftFrom, startedAt } = funnelRuns;
  const sums = funnelRunSums;
  await db
    .insert(sums)
    .select(
      db
        .select({
          chart: funnelRuns.chart,
          startedAt: dayOf(startedAt),
          state: sql<string>`coalesce(${state}, ${leftFrom})`.as('last'),
          hasLeft: sql<boolean>`${state} is null`.as('has_left'),
          hasArrived: sql<boolean>`${arrivedRunCondition(chart)}`.as('has_arrived'),
          runs: sql<number>`count(*)::int`.as('runs'),
        })
        .from(funnelRuns)
        .where(inArray(id, [...ids]))
        .groupBy(sql`1, 2, 3, 4, 5`)
        .orderBy(sql`1, 2, 3, 4, 5`),
    )
    .onConflictDoUpdate({
      target: [sums.chart, sums.startedAt, sums.state, sums.hasLeft, sums.hasArrived],
      set: { runs: sql`${sums.runs} + excluded.runs` },
    });
}

async function addVisits(db: Database, ids: readonly number[]): Promise<void> {
  const { id, chart, startedAt, visited } = funnelRuns;
  const sums = funnelVisitSums;
  await db
    .insert(sums)
    .select(
      db
        .select({
          chart,
          startedAt: dayOf(startedAt),
          state: sql<string>`unnest(${visited})`.as('visited_state'),
          runs: sql<number>`count(*)::int`.as('runs'),
        })
        .from(funnelRuns)
        .where(inArray(id, [...ids]))
        .groupBy(sql`1, 2, 3`)
        .orderBy(sql`1, 2, 3`),
    )
    .onConflictDoUpdate({
      target: [sums.chart, sums.startedAt, sums.state],
      set: { runs: sql`${sums.runs} + excluded.runs` },
    });
}

/** Replaces a batch of steps of these runs by sums; returns true if some may be left. */
async function replaceSteps(db: Database, runIds: readonly number[]): Promise<boolean> {
  const { id, runId, chart, startedAt, fromState, event, toState, lasted } = funnelSteps;
  const steps = await db
    .select({ id })
    .from(funnelSteps)
    .where(inArray(runId, [...runIds]))
    .limit(batch.steps);
  if (steps.length === 0) return false;
  const chosen = inArray(
    id,
    steps.map((step) => step.id),
  );
  const sums = funnelStepSums;
  await db
    .insert(sums)
    .select(
      db
        .select({
          chart,
          startedAt: dayOf(startedAt),
          fromState,
          event,
          toState,
          lasted: roundStay(lasted).as('lasting'),
          steps: sql<number>`count(*)::int`.as('steps'),
        })
        .from(funnelSteps)
        .where(chosen)
        .groupBy(sql`1, 2, 3, 4, 5, 6`)
        .orderBy(sql`1, 2, 3, 4, 5, 6`),
    )
    .onConflictDoUpdate({
      target: [sums.chart, sums.startedAt, sums.fromState, sums.event, sums.toState, sums.lasted],
      set: { steps: sql`${sums.steps} + excluded.steps` },
    });
  await db.delete(funnelSteps).where(chosen);
  return steps.length === batch.steps;
}
