import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { funnelRuns, funnelSteps } from '#server/modules/funnels/funnelTables.ts';
import { openApi } from './support/api.ts';
import { sharePostgres } from './support/databases.ts';
import { runOf, sendSteps } from './support/funnels.ts';
import { hasPostgres } from './support/postgresCluster.ts';

describe.runIf(hasPostgres)('a step of a run', () => {
  it('starts the run anew if the run is rolled up and deleted meanwhile', async () => {
    const shared = await sharePostgres();
    const api = await openApi(await shared.open());
    const run = runOf(['opened', 'opening'], ['page.shown', 'filling.type.choosing']);
    const isRun = eq(funnelRuns.key, run[0]?.run ?? '');
    await sendSteps(api, run.slice(0, 1));
    const { answer } = await api.db.transaction(async (transaction) => {
      const [held] = await transaction.select().from(funnelRuns).where(isRun).for('update');
      const sending = sendSteps(api, run.slice(1));
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while (((await api.db.execute(waiting)) as { rows: unknown[] }).rows.length === 0) await delay(10);
      await transaction.delete(funnelSteps).where(eq(funnelSteps.runId, held?.id ?? 0));
      await transaction.delete(funnelRuns).where(isRun);
      return { answer: sending };
    });
    expect((await answer).statusCode).toBe(202);
    // The earlier step is lost.
    expect(await api.db.select({ kept: funnelRuns.kept }).from(funnelRuns).where(isRun)).toEqual([
      { kept: 2 },
    ]);
    await api.close();
    await shared.remove();
  });
});
