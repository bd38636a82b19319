import { inArray, like } from 'drizzle-orm';
import { funnelCharts, type FunnelChart } from '#domain/funnelStep.ts';
import { createFunnel } from '#funnels/funnelMap.ts';
import type { Database } from '#server/platform/db/database.ts';
import { funnelRuns, funnelSteps } from './funnelTables.ts';
import { sampleWays } from './sampleFunnelWays.ts';

const days = 30;
const millisecondsOfDay = 86_400_000;
/** Which run is sample, by its key; those of browsers are hexadecimal. */
const sampleKey = 'sample-';
/** Rows of one statement. */
const atOnce = 1_000;

interface SampleStep {
  readonly event: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly lasted: number | null;
}

/** Adds thirty days of runs through the funnels, up to an hour ago; the same ones at each first start. */
export async function addFunnelRuns(db: Database): Promise<void> {
  const draw = createDraw(7);
  const runs = funnelCharts.flatMap((chart) => {
    const [begins = null] = createFunnel(chart).begins;
    return Array.from({ length: days * sampleWays[chart].runs }, (_, index) => {
      const steps = walk(chart, begins, draw);
      const states = steps.flatMap(({ to }) => to ?? []);
      const startedAt = new Date(Date.now() - 3_600_000 - draw() * (days - 1 / 24) * millisecondsOfDay);
      const lasted = steps.reduce((sum, step) => sum + (step.lasted ?? 0), 0);
      const seenAt = new Date(startedAt.getTime() + lasted);
      const row = {
        chart,
        key: `${sampleKey}${index}`,
        steps: steps.length,
        state: steps.at(-1)?.to ?? null,
        leftFrom: steps.at(-1)?.to === null ? (states.at(-1) ?? null) : null,
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

/** For a query of runs: whether a run is sample data. */
export const isSample = like(funnelRuns.key, `${sampleKey}%`);

/** Takes the sample runs out of the numbers. */
export async function removeFunnelRuns(db: Database): Promise<void> {
  const ids = db.select({ id: funnelRuns.id }).from(funnelRuns).where(isSample);
  await db.delete(funnelSteps).where(inArray(funnelSteps.runId, ids));
  await db.delete(funnelRuns).where(isSample);
}

interface SampleRun {
  readonly row: typeof funnelRuns.$inferInsert;
  readonly steps: readonly SampleStep[];
}

async function addRuns(db: Database, runs: readonly SampleRun[]): Promise<void> {
  const added = await db
    .insert(funnelRuns)
    .values(runs.map(({ row }) => row))
    .returning({
      id: funnelRuns.id,
      chart: funnelRuns.chart,
      key: funnelRuns.key,
      startedAt: funnelRuns.startedAt,
    });
  const rows = added.flatMap(({ id, chart, key, startedAt }) => {
    const run = runs.find(({ row }) => row.chart === chart && row.key === key);
    return (run?.steps ?? []).map(({ event, from, to, lasted }, index) => ({
      chart, startedAt, runId: id, number: index + 1, fromState: from, event, toState: to, lasted,
    })); // prettier-ignore
  });
  for (let at = 0; at < rows.length; at += atOnce) {
    await db.insert(funnelSteps).values(rows.slice(at, at + atOnce));
  }
}

/** A way through a chart, until its pages are left or nothing more happens. */
function walk(chart: FunnelChart, begins: string | null, draw: () => number): SampleStep[] {
  const { ways } = sampleWays[chart];
  const steps: SampleStep[] = [];
  let way: readonly [string, string | null] | undefined = ['opened', begins];
  let state: string | null = null;
  while (way) {
    const [event, to]: readonly [string, string | null] = way;
    // Most are quick, some take their time: from a second to some minutes.
    const lasted: number | null = state === null ? null : Math.round(1_000 * 2 ** (draw() * draw() * 8));
    steps.push({ event, from: state, to, lasted });
    state = to;
    way = state === null ? undefined : choose(ways[state] ?? [], draw() * 100);
  }
  return steps;
}

function choose(
  ways: readonly (readonly [number, string, string | null])[],
  drawn: number,
): readonly [string, string | null] | undefined {
  let below = 0;
  for (const [ofHundred, event, to] of ways) {
    below += ofHundred;
    if (drawn < below) return [event, to];
  }
  return undefined;
}

/** Numbers from 0 to 1 that look drawn by lot, the same ones for a seed (Park and Miller's generator). */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
