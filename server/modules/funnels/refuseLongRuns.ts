import { and, inArray, sql } from 'drizzle-orm';
import { tooManyAttempts } from '#server/platform/auth/attemptLimits.ts';
import type { Database } from '#server/platform/db/database.ts';
import { funnelRuns } from './funnelTables.ts';
import type { StepToRecord } from './recordSteps.ts';

/** Seconds in which a run may take so many steps. */
const window = 900;

/**
 * Refuses steps of a run that took too many already. A run of an hour may have taken as many as four windows allow, so
 * that a tab which is open for months is never full.
 * @throws {Problem} TOO_MANY_ATTEMPTS until the next window of the run
 */
export async function refuseLongRuns(
  db: Database,
  steps: readonly StepToRecord[],
  most: number,
): Promise<void> {
  if (steps.length === 0) return;
  const { chart, key, kept, startedAt } = funnelRuns;
  // A run that another connection has just begun may begin after this statement.
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
