import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categories } from '#server/modules/partners/partnerTables.ts';
import { createShowcase } from '#server/modules/publishing/showcase.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';

describe.each(databaseKinds)('the showcase for visitors, on $name,', ({ open }) => {
  let api: Api;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    api = await openApi(await open());
  });
  afterAll(async () => {
    vi.useRealTimers();
    await api.close();
  });

  it('keeps its last state while the database is slow, and is read once meanwhile', async () => {
    const readShowcase = createShowcase(api.db);
    const before = await readShowcase();
    const readings = vi.spyOn(api.db, 'select');
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${categories} in access exclusive mode`);
      await tx.update(categories).set({ name: sql`upper(${categories.name})` });
      for (let again = 0; again < 2; again += 1) {
        vi.setSystemTime(Date.now() + 2_000);
        expect(await readShowcase()).toBe(before);
      }
      // The read goes on once the lock is released.
      expect(readings.mock.calls.length).toBeLessThanOrEqual(1);
    });
    vi.setSystemTime(Date.now() + 2_000);
    await expect
      .poll(async () => (await readShowcase()).categories?.every(({ name }) => name === name.toUpperCase()))
      .toBe(true);
  });
});
