import { eq, sql } from 'drizzle-orm';
import type { FunnelStep } from '#domain/funnelStep.ts';
import type { Database } from '#server/platform/db/database.ts';
import { funnelRuns, funnelSteps } from './funnelTables.ts';
import { isKnownStep } from './knownSteps.ts';

/** Between two states stands a step that never came. */
const unseen = 'unseen';

/** `at` is the time of the browser. */
export type StepToRecord = Omit<FunnelStep, 'at'> & { readonly at: Date };

type Run = typeof funnelRuns.$inferSelect;
type NewStep = typeof funnelSteps.$inferInsert;

/**
 * Keeps steps of funnels, each once, in the order in which they were taken. One that comes after a later one of its
 * run is lost, and told as unseen. A run begins once and ends once.
 */
export async function recordSteps(db: Database, steps: readonly StepToRecord[]): Promise<void> {
  const byRun = new Map<string, StepToRecord[]>();
  for (const step of steps.filter((each) => isKnownStep(each) && each.from !== each.to)) {
    const name = `${step.chart} ${step.run}`;
    byRun.set(name, [...(byRun.get(name) ?? []), step]);
  }
  // In one order, so that two calls never wait for one another.
  for (const name of [...byRun.keys()].toSorted()) await recordRun(db, byRun.get(name) ?? []);
}

async function recordRun(db: Database, steps: readonly StepToRecord[]): Promise<void> {
  const inOrder = steps.toSorted((one, other) => one.number - other.number);
  const [first] = inOrder;
  if (!first) return;
  await db.transaction(async (transaction) => {
    const run = await lockRun(transaction, first);
    const rows: NewStep[] = [];
    let { steps: known, state, steppedAt } = run;
    for (const step of inOrder) {
      if (step.number <= known || (known > 0 && (state === null || step.from === null))) continue;
      const row = { chart: run.chart, startedAt: run.startedAt, runId: run.id };
      if (step.from !== state) {
        rows.push({
          ...row,
          number: null,
          fromState: state,
          event: unseen,
          toState: step.from,
          lasted: null,
        });
      }
      const lasted =
        step.from === state && state !== null ? toLasted(step.at.getTime() - steppedAt.getTime()) : null;
      const { number, from, event, to } = step;
      rows.push({ ...row, number, fromState: from, event, toState: to, lasted });
      known = step.number;
      state = step.to;
      steppedAt = step.at;
    }
    if (rows.length === 0) return;
    await transaction.insert(funnelSteps).values(rows);
    const entered = rows.flatMap(({ toState }) => toState ?? []);
    await transaction
      .update(funnelRuns)
      .set({
        steps: known,
        kept: run.kept + rows.length,
        state,
        leftFrom: state === null ? (rows.at(-1)?.fromState ?? null) : null,
        steppedAt,
        visited: [...new Set([...run.visited, ...entered])],
        seenAt: sql`now()`,
      })
      .where(eq(funnelRuns.id, run.id));
  });
}

/** The run, begun where it is new, and locked until the transaction ends. */
async function lockRun(db: Database, { chart, run: key, at }: StepToRecord): Promise<Run> {
  const [run] = await db
    .insert(funnelRuns)
    .values({ chart, key, steps: 0, state: null, steppedAt: at })
    // Changes nothing, but holds the run, and begins it anew if it is added up and deleted at this moment.
    .onConflictDoUpdate({
      target: [funnelRuns.chart, funnelRuns.key],
      set: { kept: sql`${funnelRuns.kept}` },
    })
    .returning();
  if (!run) throw new Error('The run of a funnel was not begun');
  return run;
}

/** A clock that was set meanwhile tells nothing; nor does a page left open for weeks. */
function toLasted(milliseconds: number): number | null {
  return milliseconds < 0 || milliseconds > 2_147_483_647 ? null : milliseconds;
}
