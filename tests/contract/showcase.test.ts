import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categories } from '#server/db/partnerTables.ts';
import { createShowcase } from '#server/frontend/showcase.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';

describe.each(databaseKinds)('what visitors see of the catalogue, on $name', ({ open }) => {
  let api: Api;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    api = await openApi(await open());
  });
  afterAll(async () => {
    vi.useRealTimers();
    await api.close();
  });

  it('is what they saw last while the database is slow, and is read once meanwhile', async () => {
    const tell = createShowcase(api.db);
    const before = await tell();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let lock = (): void => undefined;
    const locked = new Promise<void>((resolve) => {
      lock = resolve;
    });
    const other = api.db.transaction(async (tx) => {
      await tx.update(categories).set({ name: sql`upper(${categories.name})` });
      await tx.execute(sql`lock table ${categories} in access exclusive mode`);
      lock();
      await held;
    });
    await locked;
    vi.setSystemTime(Date.now() + 2_000);
    const readings = vi.spyOn(api.db, 'select');
    expect(await tell()).toBe(before);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await tell()).toBe(before);
    expect(readings.mock.calls.length).toBeLessThanOrEqual(1);
    release();
    await other;
    vi.setSystemTime(Date.now() + 2_000);
    await expect
      .poll(async () => (await tell()).categories?.every(({ name }) => name === name.toUpperCase()))
      .toBe(true);
  });
});
