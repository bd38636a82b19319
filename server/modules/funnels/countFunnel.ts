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
import { statesOf } from './knownSteps.ts';
import { isSample } from './sampleFunnelRuns.ts';
import { funnelRunSums, funnelStepSums, funnelVisitSums } from './sumTables.ts';

/** The runs to count: those that began from one instant on, and before another. */
export interface FunnelRange {
  readonly chart: FunnelChart;
  readonly since: SQL | Date;
  readonly until: SQL | Date;
  /** Whether sample runs are counted; null counts them where there are no others. */
  readonly samples: boolean | null;
}

/** The same once that is decided. */
interface CountedRange extends FunnelRange {
  readonly samples: boolean;
}

export interface FunnelCounts {
  readonly runs: number;
  /** How many sample runs there are, counted or not. */
  readonly sampleRuns: number;
  readonly countsSamples: boolean;
  readonly asOf: Date;
  /** How many runs came to where the funnel leads, wherever they went then. */
  readonly arrived: number;
  /** Runs that rest, by the state in which they are, or were when they left. */
  readonly rests: readonly {
    readonly state: string;
    readonly idle: number;
    readonly now: number;
    /** Those of them that have not arrived. */
    readonly unarrived: { readonly left: number; readonly idle: number; readonly now: number };
  }[];
  readonly states: readonly {
    readonly name: string;
    /** How many runs were in it at least once. */
    readonly reached: number;
    readonly entered: number;
    readonly left: number;
    readonly idle: number;
    readonly now: number;
    /** Milliseconds. */
    readonly medianStay: number | null;
  }[];
  readonly transitions: readonly {
    readonly from: string | null;
    readonly event: string;
    readonly to: string | null;
    readonly count: number;
  }[];
}

/** The instant at which a day begins by the house's clocks, or one so many days later. */
export function startOfDay(day: string, later = 0): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${marketplaceTimeZone})`;
}

/** Counts the runs of a funnel, all of it at one instant: for each state entered = left + idle + now. */
export async function countFunnel(db: Database, asked: FunnelRange): Promise<FunnelCounts> {
  return db.transaction(
    async (transaction) => {
      const [kept] = await transaction
        .select({
          real: countWhere(not(isSample)),
          sample: countWhere(isSample),
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
      const { arrived, rests } = await countRests(transaction, range);
      const stays = await readStays(transaction, range);
      const reached = await countReached(transaction, range);
      const sum = (side: 'from' | 'to', name: string) =>
        transitions
          .filter((transition) => transition[side] === name)
          .reduce((total, transition) => total + transition.count, 0);
      const states = [...statesOf(range.chart)].map((name) => ({
        name,
        reached: reached.get(name) ?? 0,
        entered: sum('to', name),
        left: sum('from', name),
        idle: rests.find(({ state }) => state === name)?.idle ?? 0,
        now: rests.find(({ state }) => state === name)?.now ?? 0,
        medianStay: stays.get(name) ?? null,
      }));
      return {
        runs: samples ? real + sampleRuns : real,
        sampleRuns,
        countsSamples: samples,
        asOf: kept?.asOf ?? new Date(),
        arrived,
        rests,
        states,
        transitions,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type CountedTable =
  | typeof funnelRuns
  | typeof funnelSteps
  | typeof funnelRunSums
  | typeof funnelVisitSums
  | typeof funnelStepSums;

function within(
  table: CountedTable,
  { chart, since, until }: Pick<FunnelRange, 'chart' | 'since' | 'until'>,
) {
  return and(eq(table.chart, chart), gte(table.startedAt, since), lt(table.startedAt, until));
}

/** The runs in the range; sums hold no sample runs. */
function runsWithin(range: CountedRange) {
  return and(within(funnelRuns, range), range.samples ? undefined : not(isSample));
}

/** The steps of those runs. */
function stepsWithin(db: Database, range: CountedRange) {
  if (range.samples) return within(funnelSteps, range);
  const samples = db
    .select({ id: funnelRuns.id })
    .from(funnelRuns)
    .where(and(within(funnelRuns, range), isSample));
  return and(within(funnelSteps, range), notInArray(funnelSteps.runId, samples));
}

const countAll = sql<number>`count(*)`;
const total = (column: SQL | SQL.Aliased | Column) => sql<number>`sum(${column})`.mapWith(Number);

async function countTransitions(db: Database, range: CountedRange) {
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

/** Time spent in each state, in milliseconds; each step of a sum lasted as long as the sum says. */
async function readStays(db: Database, range: CountedRange): Promise<ReadonlyMap<string | null, number>> {
  const { fromState, lasted } = funnelSteps;
  const sums = funnelStepSums;
  const stays = unionAll(
    db
      .select({ state: fromState, lasted })
      .from(funnelSteps)
      .where(and(stepsWithin(db, range), isNotNull(lasted))),
    db
      .select({ state: sums.fromState, lasted: sums.lasted })
      .from(sums)
      .crossJoin(sql`generate_series(1, ${sums.steps})`)
      .where(and(within(sums, range), isNotNull(sums.lasted))),
  ).as('stays');
  const median = sql<number>`percentile_cont(0.5) within group (order by ${stays.lasted})`.mapWith(Number);
  const rows = await db.select({ state: stays.state, median }).from(stays).groupBy(stays.state);
  return new Map(rows.map((row) => [row.state, row.median]));
}

const isIdle = lt(funnelRuns.seenAt, fromNow(-idleAfter / 1_000));
const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Whether a run has been where the funnel leads. */
export function hasArrivedOf(chart: FunnelChart): SQL {
  const goals = Object.entries(funnelPlan[chart]).flatMap(([name, { end }]) =>
    end === 'arrived' ? name : [],
  );
  return arrayOverlaps(funnelRuns.visited, goals);
}

/** How many runs have arrived, and by the state in which they are or were last, what has become of them. */
async function countRests(
  db: Database,
  range: CountedRange,
): Promise<Pick<FunnelCounts, 'arrived' | 'rests'>> {
  const { state, leftFrom } = funnelRuns;
  const sums = funnelRunSums;
  const ends = unionAll(
    db
      .select({
        state: sql<string>`coalesce(${state}, ${leftFrom})`.as('last'),
        fate: sql<string>`case when ${state} is null then 'left' when ${isIdle} then 'idle' else 'now' end`.as(
          'fate',
        ),
        hasArrived: sql<boolean>`${hasArrivedOf(range.chart)}`.as('has_arrived'),
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
  const unarrived = not(eq(ends.hasArrived, true));
  const rows = await db
    .select({
      state: ends.state,
      arrived: sumWhere(eq(ends.hasArrived, true)),
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
  return { arrived: rows.reduce((sum, row) => sum + row.arrived, 0), rests: rows };
}

/** How many runs have been in each state. */
async function countReached(db: Database, range: CountedRange): Promise<ReadonlyMap<string, number>> {
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
