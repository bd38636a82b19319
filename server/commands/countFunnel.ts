import { and, arrayOverlaps, count, eq, gte, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import { houseTimeZone } from '#domain/days.ts';
import { idleAfter, type FunnelChart } from '#domain/funnelStep.ts';
import { funnelPlan } from '#machines/funnelPlan.ts';
import { fromNow } from '#server/db/clock.ts';
import { isSample } from '#server/db/sample/funnelRuns.ts';
import type { Database } from '#server/db/database.ts';
import { funnelRuns, funnelSteps } from '#server/db/funnelTables.ts';
import { statesOf } from '#server/funnels/knownSteps.ts';

/** Which runs are counted: those that began from one instant on, and before another. */
export interface FunnelRange {
  readonly chart: FunnelChart;
  readonly since: SQL | Date;
  readonly until: SQL | Date;
}

export interface FunnelCounts {
  readonly runs: number;
  readonly sampleRuns: number;
  readonly asOf: Date;
  /** How many runs came to where the funnel leads, wherever they went then. */
  readonly arrived: number;
  /** By the state in which they are, or were when they left. */
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
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${houseTimeZone})`;
}

/** Counts the runs of a funnel, all of it at one instant: for each state entered = left + idle + now. */
export async function countFunnel(db: Database, range: FunnelRange): Promise<FunnelCounts> {
  return db.transaction(
    async (transaction) => {
      const [runs] = await transaction
        .select({
          count: count(),
          sample: countWhere(isSample),
          asOf: sql`now()`.mapWith((text: string) => new Date(text)),
        })
        .from(funnelRuns)
        .where(within(funnelRuns, range));
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
        runs: runs?.count ?? 0,
        sampleRuns: runs?.sample ?? 0,
        asOf: runs?.asOf ?? new Date(),
        arrived,
        rests,
        states,
        transitions,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function within(table: typeof funnelRuns | typeof funnelSteps, { chart, since, until }: FunnelRange) {
  return and(eq(table.chart, chart), gte(table.startedAt, since), lt(table.startedAt, until));
}

function countTransitions(db: Database, range: FunnelRange) {
  const { fromState: from, event, toState: to } = funnelSteps;
  return db
    .select({ from, event, to, count: count() })
    .from(funnelSteps)
    .where(within(funnelSteps, range))
    .groupBy(from, event, to)
    .orderBy(from, event, to);
}

/** By state, in milliseconds. */
async function readStays(db: Database, range: FunnelRange): Promise<ReadonlyMap<string | null, number>> {
  const { fromState, lasted } = funnelSteps;
  const median = sql<number>`percentile_cont(0.5) within group (order by ${lasted})`.mapWith(Number);
  const rows = await db
    .select({ state: fromState, median })
    .from(funnelSteps)
    .where(and(within(funnelSteps, range), isNotNull(lasted)))
    .groupBy(fromState);
  return new Map(rows.map((row) => [row.state, row.median]));
}

const isIdle = lt(funnelRuns.seenAt, fromNow(-idleAfter / 1_000));
const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** How many runs have arrived, and by the state in which they are or were last, what has become of them. */
async function countRests(
  db: Database,
  range: FunnelRange,
): Promise<Pick<FunnelCounts, 'arrived' | 'rests'>> {
  const { state, leftFrom, visited } = funnelRuns;
  const goals = Object.entries(funnelPlan[range.chart]).flatMap(([name, { end }]) =>
    end === 'arrived' ? name : [],
  );
  const hasArrived = arrayOverlaps(visited, goals);
  const last = sql<string>`coalesce(${state}, ${leftFrom})`;
  const rows = await db
    .select({
      state: last,
      arrived: countWhere(hasArrived),
      idle: countWhere(and(isNotNull(state), isIdle)),
      now: countWhere(and(isNotNull(state), not(isIdle))),
      unarrived: {
        left: countWhere(and(not(hasArrived), isNull(state))),
        idle: countWhere(and(not(hasArrived), isNotNull(state), isIdle)),
        now: countWhere(and(not(hasArrived), isNotNull(state), not(isIdle))),
      },
    })
    .from(funnelRuns)
    .where(within(funnelRuns, range))
    .groupBy(last);
  return { arrived: rows.reduce((sum, row) => sum + row.arrived, 0), rests: rows };
}

/** How many runs have been in each state. */
async function countReached(db: Database, range: FunnelRange): Promise<ReadonlyMap<string, number>> {
  const state = sql<string>`unnest(${funnelRuns.visited})`.as('state');
  const visits = db.select({ state }).from(funnelRuns).where(within(funnelRuns, range)).as('visits');
  const rows = await db.select({ state: visits.state, count: count() }).from(visits).groupBy(visits.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}
