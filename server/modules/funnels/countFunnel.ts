import {
  and,
  arrayOverlaps,
  eq,
  gte,
  isNotNull,
  lt,
  not,
  notInArray,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { marketplaceTimeZone } from '#domain/days.ts';
import { idleAfter, type FunnelChart } from '#domain/funnelStep.ts';
import { funnelPlan } from '#funnels/funnelPlan.ts';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { funnelRuns, funnelSteps } from './funnelTables.ts';
import { listChartStates } from './knownSteps.ts';
import { sampleRunCondition } from './sampleFunnelRuns.ts';
import { funnelRunSums, funnelStepSums, funnelVisitSums, roundStay } from './sumTables.ts';

/** A chart, and the period in which the runs began: at or after `since`, before `until`. */
interface Period {
  readonly chart: FunnelChart;
  readonly since: SQL;
  readonly until: SQL;
}

/** The runs to count; `samples` says whether sample runs count. */
type CountedRange = Period & { readonly samples: boolean };

export type FunnelCounts = Awaited<ReturnType<typeof countFunnel>>;

/** Returns the instant at which a day (YYYY-MM-DD) begins in the marketplace's time zone, after adding `later` days. */
export function startOfDaySql(day: string, later = 0): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${marketplaceTimeZone})`;
}

/**
 * Counts the runs of a funnel that began in a period, in one snapshot; for each state, entered = left + idle + now. If
 * `samples` is null, sample runs count only if the period has no others.
 */
export function countFunnel(db: Database, asked: Period & { readonly samples: boolean | null }) {
  return db.transaction(
    async (transaction) => {
      const [kept] = await transaction
        .select({
          real: countWhere(not(sampleRunCondition)),
          sample: countWhere(sampleRunCondition),
          asOf: sql`now()`.mapWith((text: string) => new Date(text)),
        })
        .from(funnelRuns)
        .where(within(funnelRuns, asked));
      const [summed] = await transaction
        .select({ runs: sql<number>`coalesce(${total(funnelRunSums.runs)}, 0)`.mapWith(Number) })
        .from(funnelRunSums)
        .where(within(funnelRunSums, asked));
      const real = (kept?.real ?? 0) + (summed?.runs ?? 0);
      const sampleRuns = kept?.sample ?? 0;
      const samples = asked.samples ?? real === 0;
      const range = { ...asked, samples };
      const transitions = await countTransitions(transaction, range);
      const rests = await countRests(transaction, range);
      const stays = await readStays(transaction, range);
      const reached = await countReached(transaction, range);
      const sum = (side: 'from' | 'to', name: string) =>
        transitions
          .filter((transition) => transition[side] === name)
          .reduce((total, transition) => total + transition.count, 0);
      return {
        runs: samples ? real + sampleRuns : real,
        /** Number of sample runs, whether they count or not. */
        sampleRuns,
        countsSamples: samples,
        asOf: kept?.asOf ?? new Date(),
        /** Number of runs that reached the goal of the funnel, even if they went on afterward. */
        arrived: rests.reduce((total, rest) => total + rest.arrived, 0),
        rests,
        states: listChartStates(asked.chart).map((name) => {
          const { idle = 0, now = 0 } = rests.find(({ state }) => state === name) ?? {};
          return {
            name,
            /** Number of runs that were in the state at least once. */
            reached: reached.get(name) ?? 0,
            entered: sum('to', name),
            left: sum('from', name),
            idle,
            now,
            /** Median stay in the state, in milliseconds, rounded to about five percent; null if no stay was measured. */
            medianStay: stays.get(name) ?? null,
          };
        }),
        transitions,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function within(table: Readonly<Record<'chart' | 'startedAt', Column>>, { chart, since, until }: Period) {
  return and(eq(table.chart, chart), gte(table.startedAt, since), lt(table.startedAt, until));
}

/** SQL condition for runs in the range. The table of runs also has sample runs; the tables of sums have none. */
function runsWithin(range: CountedRange) {
  return and(within(funnelRuns, range), range.samples ? undefined : not(sampleRunCondition));
}

/** Condition for steps of the runs in the range. */
function stepsWithin(db: Database, range: CountedRange) {
  if (range.samples) return within(funnelSteps, range);
  const samples = db
    .select({ id: funnelRuns.id })
    .from(funnelRuns)
    .where(and(within(funnelRuns, range), sampleRunCondition));
  return and(within(funnelSteps, range), notInArray(funnelSteps.runId, samples));
}

const countAll = sql<number>`count(*)`;
const total = (column: SQL | SQL.Aliased | Column) => sql<number>`sum(${column})`.mapWith(Number);

function countTransitions(db: Database, range: CountedRange) {
  const { fromState, event, toState } = funnelSteps;
  const sums = funnelStepSums;
  const taken = unionAll(
    db
      .select({ from: fromState, event, to: toState, steps: countAll.as('taken') })
      .from(funnelSteps)
      .where(stepsWithin(db, range))
      .groupBy(fromState, event, toState),
    db
      .select({
        from: sums.fromState,
        event: sums.event,
        to: sums.toState,
        steps: sql<number>`${sums.steps}`,
      })
      .from(sums)
      .where(within(sums, range)),
  ).as('ways');
  return db
    .select({ from: taken.from, event: taken.event, to: taken.to, count: total(taken.steps) })
    .from(taken)
    .groupBy(taken.from, taken.event, taken.to)
    .orderBy(taken.from, taken.event, taken.to);
}

/** Reads the median stay in each state (ms), by state, of rounded stays. */
async function readStays(db: Database, range: CountedRange) {
  const { fromState, lasted } = funnelSteps;
  const sums = funnelStepSums;
  const stays = unionAll(
    db
      .select({ state: fromState, lasted: roundStay(lasted).as('lasting'), steps: countAll.as('stays') })
      .from(funnelSteps)
      .where(and(stepsWithin(db, range), isNotNull(lasted)))
      .groupBy(sql`1, 2`),
    db
      .select({ state: sums.fromState, lasted: sums.lasted, steps: sql<number>`${sums.steps}` })
      .from(sums)
      .where(and(within(sums, range), isNotNull(sums.lasted))),
  ).as('stays');
  const ofState = sql`partition by ${stays.state}`;
  const counted = db
    .select({
      state: stays.state,
      lasted: stays.lasted,
      /** Numbers of stays in the state: those that lasted at most as long, and all. */
      upTo: sql`sum(sum(${stays.steps})) over (${ofState} order by ${stays.lasted})`.as('up_to'),
      all: sql`sum(sum(${stays.steps})) over (${ofState})`.as('all_stays'),
    })
    .from(stays)
    .groupBy(stays.state, stays.lasted)
    .as('counted');
  // The middle one, or the mean of the two in the middle.
  const middle = (relation: SQL) =>
    sql`min(${counted.lasted}) filter (where 2 * ${counted.upTo} ${relation} ${counted.all})::bigint`;
  const median = sql<number>`(${middle(sql`>=`)} + ${middle(sql`>`)}) / 2.0`.mapWith(Number);
  const rows = await db.select({ state: counted.state, median }).from(counted).groupBy(counted.state);
  return new Map(rows.map((row) => [row.state, row.median]));
}

const isIdle = lt(funnelRuns.seenAt, fromNow(-idleAfter / 1_000));
const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Condition for runs that have been in a state whose `end` in the funnel plan is `arrived`. */
export function arrivedRunCondition(chart: FunnelChart): SQL {
  const goals = Object.entries(funnelPlan[chart]).flatMap(([name, { end }]) =>
    end === 'arrived' ? name : [],
  );
  return arrayOverlaps(funnelRuns.visited, goals);
}

/** Counts the runs that are or were last in each state: all that have arrived, and those that are idle or in it now. */
function countRests(db: Database, range: CountedRange) {
  const { state, leftFrom } = funnelRuns;
  const sums = funnelRunSums;
  const ends = unionAll(
    db
      .select({
        state: sql<string>`coalesce(${state}, ${leftFrom})`.as('last'),
        fate: sql<string>`case when ${state} is null then 'left' when ${isIdle} then 'idle' else 'now' end`.as(
          'fate',
        ),
        hasArrived: sql<boolean>`${arrivedRunCondition(range.chart)}`.as('has_arrived'),
        runs: countAll.as('ended'),
      })
      .from(funnelRuns)
      .where(runsWithin(range))
      .groupBy(sql`1, 2, 3`),
    db
      .select({
        state: sums.state,
        fate: sql<string>`case when ${sums.hasLeft} then 'left' else 'idle' end`,
        hasArrived: sums.hasArrived,
        runs: sql<number>`${sums.runs}`,
      })
      .from(sums)
      .where(within(sums, range)),
  ).as('ends');
  const isFate = (fate: 'left' | 'idle' | 'now') => eq(ends.fate, fate);
  const sumWhere = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(${ends.runs}) filter (where ${condition}), 0)`.mapWith(Number);
  const arrived = eq(ends.hasArrived, true);
  const unarrived = not(arrived);
  return db
    .select({
      state: ends.state,
      arrived: sumWhere(arrived),
      idle: sumWhere(isFate('idle')),
      now: sumWhere(isFate('now')),
      unarrived: {
        left: sumWhere(and(unarrived, isFate('left'))),
        idle: sumWhere(and(unarrived, isFate('idle'))),
        now: sumWhere(and(unarrived, isFate('now'))),
      },
    })
    .from(ends)
    .groupBy(ends.state);
}

/** Counts the runs that have been in each state, by state. */
async function countReached(db: Database, range: CountedRange) {
  const state = sql<string>`unnest(${funnelRuns.visited})`.as('state');
  const visits = db.select({ state }).from(funnelRuns).where(runsWithin(range)).as('visits');
  const sums = funnelVisitSums;
  const reached = unionAll(
    db
      .select({ state: visits.state, runs: countAll.as('reached') })
      .from(visits)
      .groupBy(visits.state),
    db
      .select({ state: sums.state, runs: sql<number>`${sums.runs}` })
      .from(sums)
      .where(within(sums, range)),
  ).as('reached');
  const rows = await db
    .select({ state: reached.state, count: total(reached.runs) })
    .from(reached)
    .groupBy(reached.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}
