import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDayAndHour, marketplaceTimeZone } from '#domain/days.ts';
import type { FunnelStep } from '#domain/funnelStep.ts';
import type { Funnel } from '#graphql/resolvers.ts';
import { funnelRuns, funnelSteps } from '#server/modules/funnels/funnelTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { runOf, sendSteps } from './support/funnels.ts';
import { codesOf, dataOf } from './support/gettingIn.ts';

const typing = 'filling.type.choosing';
const editing = 'filling.details.editing';

describe.each(databaseKinds)('the numbers of a funnel on $name', ({ open }) => {
  let api: Api;
  let admin: string;

  beforeAll(async () => {
    api = await openApi(await open());
    admin = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());

  const ask = (
    from: string,
    to: string,
    token?: string,
    { chart = 'registration', samples = null }: { chart?: string; samples?: boolean | null } = {},
  ) =>
    api.graphql(
      `{ funnel(chart: "${chart}", from: "${from}", to: "${to}", samples: ${samples}) {
        runs sampleRuns countsSamples outcomes { arrived cancelled failed refused left idle underWay }
        states { number name sees endsAs reached entered left idle now medianStay }
        transitions { from event to count tracked common } } }`,
      token,
    );

  async function count(from: string, to = from, samples: boolean | null = null): Promise<Funnel> {
    const { funnel } = dataOf(await ask(from, to, admin, { samples })) as { funnel: Funnel };
    const { arrived, cancelled, failed, refused, left, idle, underWay } = funnel.outcomes;
    expect(arrived + cancelled + failed + refused + left + idle + underWay).toBe(funnel.runs);
    return funnel;
  }

  /** Sends steps; their run began at a time in Chicago, and was last seen `minutesAgo`. */
  async function send(steps: readonly FunnelStep[], startedAt: string, minutesAgo: number): Promise<void> {
    await sendSteps(api, steps);
    const started = sql`${startedAt}::timestamp at time zone ${marketplaceTimeZone}`;
    const [run] = await api.db
      .update(funnelRuns)
      .set({ startedAt: started, seenAt: sql`now() - make_interval(mins => ${minutesAgo})` })
      .where(eq(funnelRuns.key, steps[0]?.run ?? ''))
      .returning({ id: funnelRuns.id });
    await api.db
      .update(funnelSteps)
      .set({ startedAt: started })
      .where(eq(funnelSteps.runId, run?.id ?? 0));
  }

  const opened = [
    ['opened', 'opening'],
    ['page.shown', typing],
  ] as const;
  const chosen = ['type.chosen', editing] as const;

  it('count for each state how many runs entered it, left it, fell idle in it, and are there', async () => {
    const day = '2026-03-02 ';
    await send(
      runOf(...opened, chosen, ['cancel.requested', 'cancelled'], ['left', null]),
      `${day}09:00`,
      90,
    );
    await send(runOf(...opened, chosen, ['left', null]), `${day}10:00`, 90);
    await send(runOf(...opened, chosen), `${day}11:00`, 31);
    await send(runOf(...opened, chosen), `${day}12:00`, 29);
    await send(runOf(...opened), `${day}13:00`, 1);
    const { runs, outcomes, states, transitions } = await count('2026-03-02');
    expect(runs).toBe(5);
    expect(outcomes).toEqual({
      arrived: 0, cancelled: 1, failed: 0, refused: 0, left: 1, idle: 1, underWay: 2,
    }); // oxfmt-ignore
    const counted = states.map(({ name, reached, entered, left, idle, now, medianStay }) => ({
      name, reached, entered, left, idle, now, medianStay,
    })); // oxfmt-ignore
    expect(counted.filter(({ entered }) => entered > 0)).toEqual([
      { name: 'opening', reached: 5, entered: 5, left: 5, idle: 0, now: 0, medianStay: 992 },
      { name: typing, reached: 5, entered: 5, left: 4, idle: 0, now: 1, medianStay: 992 },
      { name: editing, reached: 4, entered: 4, left: 3, idle: 1, now: 1, medianStay: 992 },
      { name: 'cancelled', reached: 1, entered: 1, left: 1, idle: 0, now: 0, medianStay: 992 },
    ]);
    expect(transitions).toContainEqual({
      from: editing,
      event: 'cancel.requested',
      to: 'cancelled',
      count: 1,
      tracked: ['Registration Cancelled (step: details)'],
      common: false,
    });
    expect(transitions).toContainEqual({
      from: editing,
      event: 'left',
      to: null,
      count: 1,
      tracked: [],
      common: false,
    });
    for (const { entered, left, now } of states) expect(entered).toBe(left + now);
  });

  it('count stays of weeks', async () => {
    const [first, second] = runOf(...opened);
    if (!first || !second) throw new Error('A run without steps');
    const later = new Date(Date.parse(first.at) + 20 * 86_400_000).toISOString();
    await send([first, { ...second, at: later }], '2026-03-04 09:00', 90);
    const { states } = await count('2026-03-04');
    const { medianStay } = states.find(({ name }) => name === 'opening') ?? {};
    expect(Math.abs((medianStay ?? 0) / 86_400_000 - 20)).toBeLessThan(1.1);
  });

  it('describe what a person sees in each state, and list each transition with its event', async () => {
    const { states, transitions } = await count('2026-03-01');
    expect(states.map(({ number }) => number)).toEqual(states.map((_, index) => index + 1));
    expect(states.find(({ name }) => name === 'filling.details.confirmingCancel')).toMatchObject({
      sees: 'Create your account, step 2 of 2, with the question whether to leave.',
      endsAs: 'givenUp',
      reached: 0,
      medianStay: null,
    });
    expect(transitions).toContainEqual({
      from: 'filling.details.confirmingCancel',
      event: 'cancel.confirmed',
      to: 'cancelled',
      count: 0,
      tracked: ['Registration Cancelled (step: details)'],
      common: false,
    });
  });

  it('count a run once in a state that it returns to, and by its last outcome', async () => {
    const day = '2026-03-05 ';
    const back = ['page.shown', typing] as const;
    await send(runOf(...opened, chosen, back, chosen, ['registration.submitted', 'submitting'], ['done register', 'succeeded']), `${day}09:00`, 90); // oxfmt-ignore
    await send(runOf(...opened, chosen, back), `${day}09:10`, 1);
    const { outcomes, states } = await count('2026-03-05');
    expect(outcomes).toMatchObject({ arrived: 1, underWay: 1, idle: 0, left: 0 });
    expect(states.find(({ name }) => name === typing)).toMatchObject({ reached: 2, entered: 4 });
    expect(states.find(({ name }) => name === editing)).toMatchObject({ reached: 2, entered: 3 });
  });

  it('count a run as arrived wherever it goes afterwards', async () => {
    const day = '2026-03-11 ';
    const arrived = [
      ['registration.submitted', 'submitting'],
      ['done register', 'succeeded'],
    ] as const;
    await send(
      runOf(...opened, chosen, ...arrived, ['page.shown', typing], ['left', null]),
      `${day}09:00`,
      90,
    );
    await send(runOf(...opened, chosen, ...arrived, ['page.shown', typing]), `${day}09:10`, 90);
    await send(runOf(...opened, ['left', null]), `${day}09:20`, 90);
    expect((await count('2026-03-11')).outcomes).toMatchObject({ arrived: 2, left: 1, idle: 0 });
  });

  it('include the runs that began on those days in the time zone of the marketplace', async () => {
    // Daylight saving time begins on March 8.
    for (const startedAt of [
      '2026-03-07 23:59',
      '2026-03-08 00:00',
      '2026-03-08 23:59',
      '2026-03-09 00:00',
    ]) {
      await send(runOf(...opened), startedAt, 90);
    }
    expect(await count('2026-03-08')).toMatchObject({ runs: 2 });
    expect(await count('2026-03-07', '2026-03-08')).toMatchObject({ runs: 3 });
    expect(await count('2026-03-08', '2026-03-09')).toMatchObject({ runs: 3 });
    expect(await count('2026-03-10')).toMatchObject({ runs: 0 });
  });

  it('include new steps of today at once', async () => {
    const today = toDayAndHour(marketplaceTimeZone, new Date()).day;
    const before = await count(today, today, true);
    await sendSteps(api, runOf(...opened));
    expect((await count(today, today, true)).runs).toBe(before.runs + 1);
  });

  it('leave out sample runs if there are real ones, unless requested', async () => {
    const today = toDayAndHour(marketplaceTimeZone, new Date()).day;
    const month = addDays(today, -29);
    const yesterday = await count(month, addDays(today, -1));
    expect(yesterday).toMatchObject({ runs: yesterday.sampleRuns, countsSamples: true });
    expect(yesterday.sampleRuns).toBeGreaterThan(100);

    await sendSteps(api, runOf(...opened, chosen));
    const withSamples = await count(month, today, true);
    const real = withSamples.runs - withSamples.sampleRuns;
    expect(real).toBeGreaterThan(0);
    const without = await count(month, today);
    expect(without).toMatchObject({
      runs: real,
      sampleRuns: withSamples.sampleRuns,
      countsSamples: false,
    });
    expect(without.states[0]).toMatchObject({ name: 'opening', reached: real, entered: real });
    expect(withSamples.states[0]).toMatchObject({ name: 'opening', reached: withSamples.runs });
    for (const { entered, left, now } of without.states) expect(entered).toBe(left + now);
    expect(await count(month, today, false)).toMatchObject({ runs: real });
    expect(await count(month, addDays(today, -1), false)).toMatchObject({ runs: 0 });
  });

  it.each(['owner@lintel.test', 'user@lintel.test', 'affiliate@lintel.test'])(
    'are forbidden to %s',
    async (email) => {
      expect(codesOf(await ask('2026-03-02', '2026-03-02', await api.tokenOf(email)))).toEqual(['FORBIDDEN']);
    },
  );

  it.each([
    ['activity', '2026-03-02', '2026-03-02'],
    ['session', '2026-02-30', '2026-03-02'],
    ['session', '2026-03-02', '2026-03-01'],
    ['session', '0000-01-01', '2026-03-01'],
  ])('are refused for the chart %s from %s to %s', async (chart, from, to) => {
    expect(codesOf(await ask(from, to, admin, { chart }))).toEqual(['VALIDATION_FAILED']);
  });
});
