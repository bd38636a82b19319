import { setTimeout as delay } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { funnelRuns, funnelSteps } from '#server/modules/funnels/funnelTables.ts';
import { rollUp } from '#server/modules/funnels/rollUp.ts';
import { rollUpRuns } from '#server/modules/funnels/rollUpRuns.ts';
import {
  analyticsEventSums,
  funnelRunSums,
  funnelStepSums,
  funnelVisitSums,
} from '#server/modules/funnels/sumTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { enqueueRound } from '#server/platform/jobs/enqueueJob.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { startWorker, defaultTimings } from '#server/platform/worker/worker.ts';
import { median } from '#tests/support/median.ts';
import { openApi, type Api } from './support/api.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { emptyQueue, toolsFor } from './support/work.ts';

const signal = new AbortController().signal;
/** Steps that one transaction may touch. */
const mostSteps = 2_000;
/** Limit of the median duration of a transaction, in milliseconds: everybody waits for one on the embedded database. */
const medianLimit = 1_000;

/** Adds runs that were last seen 100 days ago, from before steps were counted, each with this number of steps. */
async function addRuns(db: Database, runs: number, stepsOfEach: number): Promise<void> {
  const old = sql`now() - interval '100 days'`;
  await db.execute(sql`
    with begun as (
      insert into funnel_runs (chart, key, steps, kept, state, visited, started_at, seen_at, stepped_at)
      select 'registration', md5(random()::text), ${stepsOfEach}::int, 0, 'opening', '{opening}', ${old}, ${old}, ${old}
      from generate_series(1, ${runs}::int) returning *
    )
    insert into funnel_steps (chart, started_at, run_id, from_state, event, to_state, lasted)
    select chart, started_at, id, 'opening', 'event ' || n, 'opening', 7 * n
    from begun, generate_series(1, ${stepsOfEach}::int) as n`);
}

describe.each(everyDatabaseKind)('a backlog of data older than 90 days, on $name,', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
    await api.db.delete(funnelSteps);
    await api.db.delete(funnelRuns);
    await api.db.execute(sql`analyze`);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const table of [funnelSteps, funnelRuns, funnelRunSums, funnelStepSums, funnelVisitSums]) {
      await api.db.delete(table);
    }
    await emptyQueue(api.db);
  });

  async function countSteps(): Promise<number> {
    const [row] = await api.db.select({ steps: count() }).from(funnelSteps);
    return row?.steps ?? -1;
  }

  const readSums = async () => {
    const steps = sql<number>`coalesce(sum(${funnelStepSums.steps}), 0)::int`;
    const runs = sql<number>`coalesce(sum(${funnelRunSums.runs}), 0)::int`;
    const [ofSteps] = await api.db.select({ steps }).from(funnelStepSums);
    const [ofRuns] = await api.db.select({ runs }).from(funnelRunSums);
    return { steps: ofSteps?.steps ?? -1, runs: ofRuns?.runs ?? -1 };
  };

  it.each([
    ['one run of very many steps', 1, 11_000],
    ['many runs', 1_100, 10],
  ])('of %s is rolled up in short transactions, each step and run once', async (_what, runs, stepsOfEach) => {
    await addRuns(api.db, runs, stepsOfEach);
    const all = runs * stepsOfEach;
    const times: number[] = [];
    for (let before = all, goesOn = true; goesOn;) {
      const begun = performance.now();
      goesOn = await api.db.transaction((transaction) => rollUpRuns(transaction));
      times.push(performance.now() - begun);
      const left = await countSteps();
      expect(before - left).toBeLessThanOrEqual(mostSteps);
      expect((await readSums()).steps + left).toBe(all);
      const [kept] = await api.db.select({ runs: count() }).from(funnelRuns);
      expect((await readSums()).runs + (kept?.runs ?? 0)).toBe(runs);
      before = left;
    }
    expect(await readSums()).toEqual({ steps: all, runs });
    expect(await countSteps()).toBe(0);
    expect(median(times)).toBeLessThan(medianLimit);
  });

  it('is left for the next start when the server stops', async () => {
    await addRuns(api.db, 4, 20_000);
    await enqueueRound(api.db, 'rollUp');
    const worker = startWorker(toolsFor(api.db), { ...defaultTimings, shutdownTimeout: 100 });
    while ((await readSums()).steps === 0) await delay(5);
    const begun = performance.now();
    await worker.close();
    expect(performance.now() - begun).toBeLessThan(defaultTimings.shutdownTimeout);
    const left = await countSteps();
    expect(left).toBeGreaterThan(0);
    expect((await readSums()).steps).toBe(80_000 - left);
    const [next] = await api.db
      .select({ claimedUntil: jobs.claimedUntil, isDue: sql`${jobs.dueAt} <= now()` })
      .from(jobs);
    expect(next).toEqual({ claimedUntil: null, isDue: true });
  });

  it('of events is rolled up even when runs cannot be', async () => {
    await addRuns(api.db, 1, 1);
    await api.db.insert(analyticsEvents).values({
      name: 'Logout',
      properties: {},
      context: {},
      occurredAt: new Date(),
      userId: null,
      receivedAt: sql`now() - interval '100 days'`,
    });
    await api.db.execute(sql`alter table funnel_run_sums add constraint broken check (false)`);
    await expect(rollUp(api.db, 90, signal)).rejects.toThrow(/funnel_run_sums/);
    await api.db.execute(sql`alter table funnel_run_sums drop constraint broken`);
    expect(await api.db.select().from(analyticsEvents)).toEqual([]);
    expect(await api.db.select({ events: analyticsEventSums.events }).from(analyticsEventSums)).toEqual([
      { events: 1 },
    ]);
  });
});
