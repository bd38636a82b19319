import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, not, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunnelStep } from '#domain/funnelStep.ts';
import type { Funnel } from '#graphql/resolvers.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { funnelRuns, funnelSteps } from '#server/modules/funnels/funnelTables.ts';
import { rollUp } from '#server/modules/funnels/rollUp.ts';
import { sampleRunCondition } from '#server/modules/funnels/sampleFunnelRuns.ts';
import { analyticsEventSums, funnelRunSums } from '#server/modules/funnels/sumTables.ts';
import { networkCounts } from '#server/platform/auth/attemptTables.ts';
import { enqueueRound } from '#server/platform/jobs/enqueueJob.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { ssoAttempts } from '#server/platform/sso/ssoTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { runOf, sendSteps } from './support/funnels.ts';
import { dataOf } from './support/gettingIn.ts';
import { toolsFor, workThrough } from './support/work.ts';

const signal = new AbortController().signal;
const typing = 'filling.type.choosing';
const editing = 'filling.details.editing';
const opened = [
  ['opened', 'opening'],
  ['page.shown', typing],
] as const;
const chosen = ['type.chosen', editing] as const;
const arrived = [
  ['registration.submitted', 'submitting'],
  ['done register', 'succeeded'],
] as const;

/** Funnel runs with every outcome. */
const someRuns = () => [
  runOf(...opened, chosen, ['cancel.requested', 'cancelled'], ['left', null]),
  runOf(...opened, chosen, ['left', null]),
  runOf(...opened, chosen, ...arrived, ['page.shown', typing], ['left', null]),
  runOf(...opened, chosen, ...arrived),
  runOf(...opened, chosen),
  runOf(...opened),
];

/** Noon in UTC, a number of days ago. */
const noon = (days: number) =>
  sql`(date_trunc('day', now() at time zone 'UTC') - make_interval(days => ${days}::int, hours => -12)) at time zone 'UTC'`;

const receivedAt = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Median stay of each state; 0 for none. */
const mediansOf = ({ states }: Funnel) => states.map(({ medianStay }) => medianStay ?? 0);

describe.each(databaseKinds)('old runs and events, on $name,', ({ open }) => {
  let api: Api;
  let admin: string;

  beforeAll(async () => {
    api = await openApi(await open());
    admin = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());

  /** Adds runs that began at noon UTC some days ago and were last seen some days ago. */
  async function send(runs: readonly FunnelStep[][], daysAgo: number, seenAgo = daysAgo): Promise<void> {
    for (const run of runs) {
      await sendSteps(api, run);
      const [row] = await api.db
        .update(funnelRuns)
        .set({ startedAt: noon(daysAgo), seenAt: seenAgo === 0 ? sql`now()` : noon(seenAgo) })
        .where(eq(funnelRuns.key, run[0]?.run ?? ''))
        .returning({ id: funnelRuns.id });
      await api.db
        .update(funnelSteps)
        .set({ startedAt: noon(daysAgo) })
        .where(eq(funnelSteps.runId, row?.id ?? 0));
    }
  }

  async function count(from: string, to = from): Promise<Funnel> {
    const answer = await api.graphql(
      `{ funnel(chart: "registration", from: "${from}", to: "${to}") {
        runs sampleRuns outcomes { arrived cancelled failed refused left idle underWay }
        states { name reached entered left idle now medianStay }
        transitions { from event to count tracked } } }`,
      admin,
    );
    return (dataOf(answer) as { funnel: Funnel }).funnel;
  }

  const keptRuns = () => api.db.select({ id: funnelRuns.id }).from(funnelRuns).where(not(sampleRunCondition));

  it('has the same numbers, per day and in total, after it is reduced to sums', async () => {
    await send(someRuns(), 100);
    await send([...someRuns(), ...someRuns()], 101);
    for (const run of someRuns().slice(0, 3)) await sendSteps(api, run);
    const ranges = [
      [dayAgo(100)],
      [dayAgo(101)],
      [dayAgo(101), dayAgo(0)],
      ['2020-01-01', '2099-12-31'],
    ] as const;
    const before = await Promise.all(ranges.map(([from, to]) => count(from, to)));
    expect(before[0]).toMatchObject({
      runs: 6,
      outcomes: { arrived: 2, cancelled: 1, left: 1, idle: 2, underWay: 0 },
    });
    expect(await rollUp(api.db, 90, signal)).toBe(true);
    expect(await keptRuns()).toHaveLength(3);
    const after = await Promise.all(ranges.map(([from, to]) => count(from, to)));
    expect(after).toEqual(before);
    for (const { states } of after)
      for (const { entered, left, now } of states) expect(entered).toBe(left + now);
  });

  it('is added to the sums of its day once, even by repeated and concurrent roll-ups', async () => {
    await send(someRuns(), 101);
    await Promise.all([rollUp(api.db, 90, signal), rollUp(api.db, 90, signal)]);
    await rollUp(api.db, 90, signal);
    expect(await count(dayAgo(101))).toMatchObject({ runs: 18, outcomes: { arrived: 6, idle: 6 } });
    const days = await api.db.selectDistinct({ day: funnelRunSums.startedAt }).from(funnelRunSums);
    expect(days).toHaveLength(2);
  });

  it('keeps the steps of a run that went on lately, but not of one that did not', async () => {
    const recentRun = runOf(...opened, chosen);
    const staleRun = runOf(...opened, chosen);
    await send([recentRun.slice(0, 2)], 120, 0);
    await send([staleRun.slice(0, 2)], 120);
    await rollUp(api.db, 90, signal);
    for (const run of [recentRun, staleRun])
      expect((await sendSteps(api, run.slice(2))).statusCode).toBe(202);
    const rows = await api.db
      .select({ key: funnelRuns.key, kept: funnelRuns.kept })
      .from(funnelRuns)
      .where(inArray(funnelRuns.key, [recentRun[0]?.run ?? '', staleRun[0]?.run ?? '']));
    // The stale run has lost its first steps.
    expect(rows.toSorted((one, other) => one.kept - other.kept)).toEqual([
      { key: staleRun[0]?.run, kept: 2 },
      { key: recentRun[0]?.run, kept: 3 },
    ]);
  });

  it('leaves steps of unknown duration out of the median stays', async () => {
    await send([runOf(...opened, chosen)], 130);
    await api.db
      .update(funnelSteps)
      .set({ lasted: null })
      .where(eq(funnelSteps.startedAt, noon(130)));
    await rollUp(api.db, 90, signal);
    const funnel = await count(dayAgo(130));
    expect(funnel.runs).toBe(1);
    expect(mediansOf(funnel)).toEqual(funnel.states.map(() => 0));
  });

  it('keeps the names and days of events, so that the query of the docs counts the same', async () => {
    const [, query = ''] =
      /```sql\n(.*?);\n```/s.exec(readFileSync(join(projectRoot, 'docs/analytics.md'), 'utf8')) ?? [];
    const countEvents = async () => ((await api.db.execute(sql.raw(query))) as { rows: unknown[] }).rows;
    const event = { properties: {}, context: {}, occurredAt: new Date(), userId: null };
    await api.db.insert(analyticsEvents).values([
      { ...event, name: 'Logout', receivedAt: receivedAt(95) },
      { ...event, name: 'Logout', receivedAt: receivedAt(95) },
      { ...event, name: 'Add User', receivedAt: receivedAt(95) },
      { ...event, name: 'Logout', receivedAt: receivedAt(89) },
    ]);
    const before = await countEvents();
    expect(before).toHaveLength(3);
    await rollUp(api.db, 90, signal);
    expect(await countEvents()).toEqual(before);
    const sums = await api.db.select().from(analyticsEventSums).orderBy(analyticsEventSums.name);
    expect(sums.map(({ name, events }) => [name, events])).toEqual([
      ['Add User', 1],
      ['Logout', 2],
    ]);
    expect(await api.db.select().from(analyticsEvents)).toHaveLength(1);
  });

  it('includes expired log-ins by single sign-on and network counts, which are deleted', async () => {
    await api.db.insert(ssoAttempts).values({
      stateHash: 'over',
      browserHash: '',
      nonce: '',
      codeVerifier: '',
      expiresAt: sql`now() - interval '1 second'`,
    });
    await api.db
      .insert(networkCounts)
      .values({ calls: 'events', network: '192.0.2.9', count: 1, since: sql`now() - interval '16 minutes'` });
    await enqueueRound(api.db, 'rollUp');
    await workThrough(toolsFor(api.db));
    expect(await api.db.select().from(ssoAttempts)).toEqual([]);
    expect(await api.db.select().from(networkCounts).where(eq(networkCounts.network, '192.0.2.9'))).toEqual(
      [],
    );
  });
});
