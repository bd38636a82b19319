import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FunnelStep } from '#domain/funnelStep.ts';
import { tooManyAttempts } from '#server/platform/auth/attemptLimits.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services/services.ts';
import { funnelRuns, funnelSteps } from './funnelTables.ts';
import { isKnownStep } from './knownSteps.ts';

/** Event name of a step that the server inserts in place of steps that never arrived. */
const unseen = 'unseen';

/** Seconds of a window for the limit of steps: for each window since it began, a run may take `most` steps. */
const window = 900;

/** A step; `at` is its time by the browser's clock. */
type StepToRecord = Omit<FunnelStep, 'at'> & { readonly at: Date };

/**
 * Refuses the steps if a run of theirs has used up its limit: `most` stored steps for each 15-minute window that has
 * begun since the run began. So a tab that is open for months can still send steps.
 * @throws {Problem} TOO_MANY_ATTEMPTS until the next window of the run
 */
export async function refuseLongRuns(
  db: Database,
  steps: readonly StepToRecord[],
  most: number,
): Promise<void> {
  if (steps.length === 0) return;
  const { chart, key, kept, startedAt } = funnelRuns;
  // A run that another connection has just added may begin after this statement.
  const age = sql`greatest(0, extract(epoch from now() - ${startedAt}))`;
  const wait = sql<number>`ceil(${window}::int - mod(${age}, ${window}::int))::int`;
  const [full] = await db
    .select({ wait: sql<number | null>`max(${wait})` })
    .from(funnelRuns)
    .where(
      and(
        inArray(chart, [...new Set(steps.map((step) => step.chart))]),
        inArray(key, [...new Set(steps.map((step) => step.run))]),
        sql`${kept} >= ${most}::int * (1 + floor(${age} / ${window}::int))`,
      ),
    );
  if (full?.wait) throw tooManyAttempts('Too many steps of one run', full.wait);
}

/**
 * Stores steps of runs, each once, in the order in which they were taken. Drops steps that the chart does not have, and
 * steps that arrive after a later one of the same run; an `unseen` step replaces the latter.
 */
export async function recordSteps(
  { db, instruments }: Pick<Services, 'db' | 'instruments'>,
  steps: readonly StepToRecord[],
): Promise<void> {
  const byRun = new Map<string, StepToRecord[]>();
  for (const step of steps.filter((each) => isKnownStep(each) && each.from !== each.to)) {
    const name = `${step.chart} ${step.run}`;
    byRun.set(name, [...(byRun.get(name) ?? []), step]);
  }
  // Uses a fixed order, so that concurrent calls cannot deadlock within transactions of their callers.
  for (const name of [...byRun.keys()].toSorted()) {
    const run = byRun.get(name) ?? [];
    const recorded = await recordRun(db, run);
    instruments.funnelSteps.add(recorded, { funnel: run[0]?.chart });
  }
}

/** Stores steps of one run, and returns the number of rows. */
async function recordRun(db: Database, steps: readonly StepToRecord[]): Promise<number> {
  const inOrder = steps.toSorted((one, other) => one.number - other.number);
  const [first] = inOrder;
  if (!first) return 0;
  return db.transaction(async (transaction) => {
    const run = await lockRun(transaction, first);
    const rows: (typeof funnelSteps.$inferInsert)[] = [];
    let { steps: known, state, steppedAt } = run;
    for (const { number, from, event, to, at } of inOrder) {
      if (number <= known || (known > 0 && (state === null || from === null))) continue;
      const row = { chart: run.chart, startedAt: run.startedAt, runId: run.id };
      if (from !== state) rows.push({ ...row, fromState: state, event: unseen, toState: from });
      const lasted = from === state && state !== null ? toLasted(at.getTime() - steppedAt.getTime()) : null;
      rows.push({ ...row, number, fromState: from, event, toState: to, lasted });
      known = number;
      state = to;
      steppedAt = at;
    }
    if (rows.length === 0) return 0;
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
    return rows.length;
  });
}

/** Locks the run of a step until the transaction ends, and returns it; adds the run if it is new. */
async function lockRun(db: Database, { chart, run: key, at }: StepToRecord) {
  const [run] = await db
    .insert(funnelRuns)
    .values({ chart, key, steps: 0, state: null, steppedAt: at })
    // No-op update that locks the run, or inserts it again if `rollUpRuns` deletes it concurrently.
    .onConflictDoUpdate({
      target: [funnelRuns.chart, funnelRuns.key],
      set: { kept: sql`${funnelRuns.kept}` },
    })
    .returning();
  if (!run) throw new Error('The run of a funnel was not begun');
  return run;
}

/** Returns a duration in milliseconds; null if it is negative, as after a change of the clock, or over 24 days. */
function toLasted(milliseconds: number): number | null {
  return milliseconds < 0 || milliseconds > 2_147_483_647 ? null : milliseconds;
}
