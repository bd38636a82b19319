import { inArray, like } from 'drizzle-orm';
import { funnelCharts, type FunnelChart } from '#domain/funnelStep.ts';
import { createFunnel } from '#funnels/funnelMap.ts';
import type { Database } from '#server/platform/db/database.ts';
import { funnelRuns, funnelSteps } from './funnelTables.ts';
import { sampleFunnelTransitions } from './sampleFunnelWays.ts';

const days = 30;
const millisecondsOfDay = 86_400_000;
/** Prefix of the keys of sample runs; keys from browsers are hexadecimal. */
const sampleKey = 'sample-';
/** Maximum number of rows in one statement. */
const atOnce = 1_000;

type SampleStep = Pick<typeof funnelSteps.$inferSelect, 'event' | 'fromState' | 'toState' | 'lasted'>;

/** Adds sample runs that began in the last thirty days, at least an hour ago; pseudorandom with a fixed seed. */
export async function addSampleFunnelRuns(db: Database): Promise<void> {
  const draw = createDraw(7);
  const runs = funnelCharts.flatMap((chart) => {
    const [begins = null] = createFunnel(chart).begins;
    return Array.from({ length: days * sampleFunnelTransitions[chart].runs }, (_, index) => {
      const steps = walk(chart, begins, draw);
      const states = steps.flatMap(({ toState }) => toState ?? []);
      const state = steps.at(-1)?.toState ?? null;
      const startedAt = new Date(Date.now() - 3_600_000 - draw() * (days - 1 / 24) * millisecondsOfDay);
      const lasted = steps.reduce((sum, step) => sum + (step.lasted ?? 0), 0);
      const seenAt = new Date(startedAt.getTime() + lasted);
      const row = {
        chart,
        key: `${sampleKey}${index}`,
        steps: steps.length,
        state,
        leftFrom: state === null ? (states.at(-1) ?? null) : null,
        visited: [...new Set(states)],
        startedAt,
        seenAt,
        steppedAt: seenAt,
      };
      return { row, steps };
    });
  });
  for (let at = 0; at < runs.length; at += atOnce) await addRuns(db, runs.slice(at, at + atOnce));
}

/** Condition for runs that are sample data. */
export const sampleRunCondition = like(funnelRuns.key, `${sampleKey}%`);

export async function removeSampleFunnelRuns(db: Database): Promise<void> {
  const ids = db.select({ id: funnelRuns.id }).from(funnelRuns).where(sampleRunCondition);
  await db.delete(funnelSteps).where(inArray(funnelSteps.runId, ids));
  await db.delete(funnelRuns).where(sampleRunCondition);
}

async function addRuns(
  db: Database,
  runs: readonly { readonly row: typeof funnelRuns.$inferInsert; readonly steps: readonly SampleStep[] }[],
): Promise<void> {
  const added = await db
    .insert(funnelRuns)
    .values(runs.map(({ row }) => row))
    .returning();
  const rows = added.flatMap(({ id: runId, chart, key, startedAt }) => {
    const run = runs.find(({ row }) => row.chart === chart && row.key === key);
    return (run?.steps ?? []).map((step, index) =>
      Object.assign({ chart, startedAt, runId, number: index + 1 }, step),
    );
  });
  for (let at = 0; at < rows.length; at += atOnce) {
    await db.insert(funnelSteps).values(rows.slice(at, at + atOnce));
  }
}

/** Draws the steps of a run through a chart, until the person leaves the pages or falls idle. */
function walk(chart: FunnelChart, begins: string | null, draw: () => number): SampleStep[] {
  const steps: SampleStep[] = [{ event: 'opened', fromState: null, toState: begins, lasted: null }];
  for (let state = begins; state !== null;) {
    const fromState: string = state;
    const ways = sampleFunnelTransitions[chart].ways.filter(([from]) => from === fromState);
    let drawn = draw() * 100;
    const way = ways.find(([, percent]) => (drawn -= percent) < 0);
    if (!way) break;
    const [, , event, toState] = way;
    // Most stays are short, some are long: from a second to some minutes.
    steps.push({ event, fromState, toState, lasted: Math.round(1_000 * 2 ** (draw() * draw() * 8)) });
    state = toState;
  }
  return steps;
}

/** Creates a generator of pseudorandom numbers from 0 to 1, the same sequence for a seed (Park and Miller). */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
