import { asc, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunnelStep } from '#domain/funnelStep.ts';
import { listRestingSteps } from '#funnels/funnelMap.ts';
import { funnelRuns, funnelSteps } from '#server/modules/funnels/funnelTables.ts';
import { listKnownSteps } from '#server/modules/funnels/knownSteps.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { runOf, runOfSteps, sendSteps } from './support/funnels.ts';

const typing = 'filling.type.choosing';
const editing = 'filling.details.editing';

const cancelledRun = () =>
  runOf(
    ['opened', 'opening'],
    ['page.shown', typing],
    ['type.chosen', editing],
    ['cancel.requested', 'cancelled'],
    ['left', null],
  );

function formatStep({ fromState, event, toState }: typeof funnelSteps.$inferSelect): string {
  return `${fromState ?? '-'} > ${event} > ${toState ?? '-'}`;
}

describe.each(databaseKinds)('the collection of steps on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  const send = (steps: readonly unknown[]) => sendSteps(api, steps);

  async function readSteps([step]: readonly FunnelStep[]) {
    const rows = await api.db
      .select({ step: funnelSteps })
      .from(funnelSteps)
      .innerJoin(funnelRuns, eq(funnelRuns.id, funnelSteps.runId))
      .where(eq(funnelRuns.key, step?.run ?? ''))
      .orderBy(asc(funnelSteps.id));
    return rows.map((row) => row.step);
  }

  it('stores each step once, with the duration of the state before, even if it is sent again', async () => {
    const steps = cancelledRun();
    const answers = await Promise.all([send(steps), send(steps.slice(0, 3))]);
    await send(steps);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    const kept = await readSteps(steps);
    expect(kept.map(formatStep)).toEqual([
      '- > opened > opening',
      `opening > page.shown > ${typing}`,
      `${typing} > type.chosen > ${editing}`,
      `${editing} > cancel.requested > cancelled`,
      'cancelled > left > -',
    ]);
    expect(kept.map(({ lasted }) => lasted)).toEqual([null, 1_000, 1_000, 1_000, 1_000]);
  });

  it('accepts steps of a run that started a moment later by another clock', async () => {
    const [first, ...others] = cancelledRun();
    await send([first]);
    const ours = eq(funnelRuns.key, first?.run ?? '');
    await api.db
      .update(funnelRuns)
      .set({ startedAt: sql`now() + interval '1 second'` })
      .where(ours);
    expect((await send(others)).statusCode).toBe(202);
  });

  it('stores a missing step as unseen, so that the numbers of each state add up', async () => {
    const steps = cancelledRun();
    await send([steps[0]]);
    await send([steps[3]]);
    await send([steps[1]]);
    const kept = await readSteps(steps);
    expect(kept.map(formatStep)).toEqual([
      '- > opened > opening',
      `opening > unseen > ${editing}`,
      `${editing} > cancel.requested > cancelled`,
    ]);
    expect(kept.map(({ lasted }) => lasted)).toEqual([null, null, null]);
  });

  it('ignores the steps after the end of a run, and a second beginning', async () => {
    const [first, second, ...rest] = runOf(
      ['opened', 'opening'],
      ['left', null],
      ['opened', 'opening'],
      ['left', null],
    );
    await send([first, second]);
    await send(rest);
    expect((await readSteps(rest)).map(formatStep)).toEqual(['- > opened > opening', 'opening > left > -']);

    const [begun, , again] = runOf(['opened', 'opening'], ['left', null], ['opened', 'opening']);
    await send([begun, again]);
    expect((await readSteps([again as FunnelStep])).map(formatStep)).toEqual(['- > opened > opening']);
  });

  it('ignores a step from a state to itself', async () => {
    const [first, second] = runOf(['opened', 'opening'], ['opened', 'opening']);
    await send([first, second]);
    expect((await readSteps([first as FunnelStep])).map(formatStep)).toEqual(['- > opened > opening']);
  });

  it('counts as many entries as exits and present people in each state, for any steps in any order', async () => {
    const step = fc.constantFrom(
      ...listKnownSteps('registration'),
      { from: typing, event: 'unheard.of', to: editing },
      { from: null, event: 'type.chosen', to: editing },
    );
    const ways = fc.array(step, { minLength: 1, maxLength: 12 });
    const property = fc.asyncProperty(ways, fc.array(fc.nat(11), { maxLength: 12 }), async (way, order) => {
      const steps = runOfSteps(way);
      for (const index of order) if (steps[index]) await send([steps[index]]);
      const kept = await readSteps(steps);
      const [run] = await api.db
        .select()
        .from(funnelRuns)
        .where(eq(funnelRuns.key, steps[0]?.run ?? ''));
      for (const state of listRestingSteps('registration')) {
        const entered = kept.filter(({ toState }) => toState === state).length;
        const left = kept.filter(({ fromState }) => fromState === state).length;
        expect(entered).toBe(left + (run?.state === state ? 1 : 0));
        expect(run?.visited.includes(state) ?? false).toBe(entered > 0);
      }
      const ended = kept.filter(({ toState }) => toState === null).length;
      expect(kept.filter(({ fromState }) => fromState === null)).toHaveLength(run ? 1 : 0);
      expect(ended).toBe(run && run.state === null ? 1 : 0);
      expect(kept.map(formatStep)).not.toContain(`${typing} > unheard.of > ${editing}`);
      expect(kept.map(formatStep)).not.toContain(`- > type.chosen > ${editing}`);
    });
    await fc.assert(property, { numRuns: process.env['FULL'] === '1' ? 300 : 25 });
  }, 120_000);

  it.each<[string, string | null]>([
    ['type.chosen', 'filling.address'],
    ['address.chosen', editing],
    // These events are in the chart, but do not lead to that state from here.
    ['done register', 'succeeded'],
    ['opened', 'succeeded'],
    ['type.chosen', null],
  ])('ignores %s to %s, which is not in the chart and may come from an older page', async (event, to) => {
    const steps = runOf(['opened', 'opening'], ['page.shown', typing], [event, to], ['left', null]);
    expect((await send(steps.slice(0, 3))).statusCode).toBe(202);
    expect((await readSteps(steps)).map(formatStep)).toEqual([
      '- > opened > opening',
      `opening > page.shown > ${typing}`,
    ]);
  });

  it.each([
    ['another chart', { chart: 'activity' }, 'The chart is not one of a funnel'],
    ['a run without a random id', { run: '1' }, 'The run is not valid'],
    ['a time before 2000', { at: '0000-01-01T00:00:00Z' }, 'The time of an event must lie after 2000'],
    ['an invalid time', { at: 'now' }, 'The time of an event must be an ISO 8601 instant'],
  ])('refuses %s', async (_what, change, message) => {
    const [step] = cancelledRun();
    const answer = await send([{ ...step, ...change }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(message);
  });

  it('accepts up to 50 steps in one call', async () => {
    const there = { from: typing, event: 'type.chosen', to: editing };
    const back = { from: editing, event: 'page.shown', to: typing };
    const steps = runOfSteps(Array.from({ length: 51 }, (_, index) => (index % 2 ? back : there)));
    expect((await send(steps)).statusCode).toBe(400);
    expect((await send(steps.slice(0, 50))).statusCode).toBe(202);
    // One more leads to the state in which the first one begins.
    expect(await readSteps(steps)).toHaveLength(51);
  });

  it('limits the steps of a run in 15 minutes as the settings say, and accepts more afterwards', async () => {
    const strict = await openApi(
      { db: api.db, place: '', close: async () => undefined },
      { STEPS_PER_RUN: '4' },
    );
    const there = { from: typing, event: 'type.chosen', to: editing };
    const back = { from: editing, event: 'page.shown', to: typing };
    const steps = runOfSteps([there, back, there, back, there]);
    const answers = [await sendSteps(strict, steps.slice(0, 4)), await sendSteps(strict, steps.slice(4))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 429]);
    expect(Number(answers[1]?.headers['retry-after'])).toBeGreaterThan(880);
    expect((await sendSteps(strict, cancelledRun())).statusCode).toBe(202);
    await api.db
      .update(funnelRuns)
      .set({ startedAt: sql`now() - interval '16 minutes'` })
      .where(eq(funnelRuns.key, steps[0]?.run ?? ''));
    expect((await sendSteps(strict, steps.slice(4))).statusCode).toBe(202);
    expect((await readSteps(steps)).map(formatStep).slice(-2)).toEqual([
      `${editing} > page.shown > ${typing}`,
      `${typing} > type.chosen > ${editing}`,
    ]);
    await strict.app.close();
  });
});
