import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminCategories } from '#graphql/resolvers.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { createShowcase } from '#server/modules/publishing/showcase.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { askAs } from './support/signedIn.ts';

type Entry = { readonly categoryId: string; readonly name: string };

describe.each(databaseKinds)('the published categories on $name', ({ open }) => {
  let api: Api;
  let token: string;
  let owner: string;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
    owner = await api.tokenOf('owner@lintel.test');
  });
  afterAll(() => api.close());

  async function read(): Promise<AdminCategories> {
    const data = dataOf(await askAs(api, token, 'AdminCategories')) as { adminCategories: AdminCategories };
    return data.adminCategories;
  }

  const published = async (): Promise<readonly Entry[]> =>
    (await read()).published.map(({ id, name }) => ({ categoryId: String(id), name }));

  async function publish(categories: readonly Entry[], note = 'Tidied up') {
    const { draftVersion: version } = await read();
    const saved = dataOf(await askAs(api, token, 'SaveCategories', { version, categories })) as {
      saveCategories: AdminCategories;
    };
    return askAs(api, token, 'PublishCategories', { version: saved.saveCategories.draftVersion, note });
  }

  /** Names of the categories that people see. */
  async function readVisibleNames(): Promise<readonly string[]> {
    const url = '/api/app/service-provider-query/service-provider-categories';
    const answer = await api.call({ method: 'GET', url, headers: bearer(owner) });
    return answer.json<readonly { readonly name: string }[]>().map(({ name }) => name);
  }

  async function requestProductOf(category: string) {
    const name = `Product ${randomUUID()}`;
    const request = { key: randomUUID(), name, category, reason: 'It would help us in our work' };
    return outcomeOf(await askAs(api, owner, 'SubmitProductRequest', { request }));
  }

  async function refusalOfPublishing(categories: readonly Entry[]) {
    const before = await published();
    const refused = refusalOf(await publish(categories));
    expect(refused.extensions.code).toBe('VALIDATION_FAILED');
    expect(await published()).toEqual(before);
    return refused.message;
  }

  it('are shown with their names and order as soon as they are published', async () => {
    const before = await published();
    expect(await readVisibleNames()).toEqual(before.map(({ name }) => name));
    const [first, second, ...others] = before;
    if (!first || !second) throw new Error('There are no categories');
    // Two swap their names, and one is new.
    const wanted = [
      ...others,
      { categoryId: '', name: 'Travel' },
      { categoryId: second.categoryId, name: first.name },
      { categoryId: first.categoryId, name: second.name },
    ];
    expect(outcomeOf(await publish(wanted, 'Travel comes'))).toBe('accepted');
    const now = await published();
    expect(now.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
    expect(now.map(({ categoryId }) => categoryId)).toEqual([
      ...others.map(({ categoryId }) => categoryId),
      '7',
      second.categoryId,
      first.categoryId,
    ]);
    // Concurrent first requests after a start get the same answer.
    const readShowcase = createShowcase(api.db);
    const showcases = await Promise.all([readShowcase(), readShowcase()]);
    for (const { categories } of showcases) expect(categories?.map(({ name }) => name)).toContain('Travel');
    expect(await requestProductOf('Travel')).toBe('accepted');
    expect(await requestProductOf('Other')).toBe('accepted');
    expect(await requestProductOf('Gone')).toBe('VALIDATION_FAILED');
    // Travel has no partners yet.
    expect(await readVisibleNames()).toEqual([...others.map(({ name }) => name), first.name, second.name]);

    await api.db.update(partners).set({ categoryId: 7 }).where(eq(partners.id, 12));
    expect(await readVisibleNames()).toContain('Travel');
    expect(await refusalOfPublishing(before)).toBe(
      '1 partner is filed under Travel. File them under another category first',
    );
    await api.db.update(partners).set({ categoryId: 3 }).where(eq(partners.id, 12));

    const withTravel = await published();
    expect(outcomeOf(await publish(before))).toBe('accepted');
    expect(await published()).toEqual(before);
    // Drafts and editions may still refer to 7: the id is never reused, so the category can come back.
    expect(outcomeOf(await publish([...before, { categoryId: '', name: 'Legal' }]))).toBe('accepted');
    expect((await published()).at(-1)).toEqual({ categoryId: '8', name: 'Legal' });
    expect(outcomeOf(await publish(withTravel))).toBe('accepted');
    expect(await published()).toEqual(withTravel);
    expect(outcomeOf(await publish(before))).toBe('accepted');
    const { editions } = await read();
    expect(editions.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(editions[4]).toMatchObject({ note: 'Travel comes', publishedBy: 'Alex Morgan' });
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'categories.publish',
      entity: 'categories',
      reason: 'Tidied up',
      after: { categories: before.map(({ name }) => name) },
    });
  });

  it('need unique names, none of which means every category', async () => {
    const [first, ...others] = await published();
    if (!first) throw new Error('There are no categories');
    const { categoryId } = first;
    expect(await refusalOfPublishing([{ categoryId, name: ' ' }, ...others])).toBe(
      'Category 1 cannot be a blank character',
    );
    expect(await refusalOfPublishing([{ categoryId, name: 'aLL' }, ...others])).toContain(
      'means every category',
    );
    expect(await refusalOfPublishing([{ categoryId, name: 'health' }, ...others])).toBe(
      'Another category has this name',
    );
    expect(await refusalOfPublishing([...others, { categoryId: '99', name: 'Ghosts' }, first])).toBe(
      'One of the categories is gone',
    );
    expect(await refusalOfPublishing([...others, first, first])).toContain('Another category');
    expect(await refusalOfPublishing([first, ...others, { categoryId, name: 'Twice' }])).toBe(
      'This category is already in the list',
    );
    const many = Array.from({ length: 31 }, (_, index) => ({ categoryId: '', name: `Category ${index}` }));
    const { draftVersion: version } = await read();
    const tooMany = await askAs(api, token, 'SaveCategories', { version, categories: many });
    expect(outcomeOf(tooMany)).toBe('VALIDATION_FAILED');
    expect(
      outcomeOf(await askAs(api, token, 'SaveCategories', { version: version - 1, categories: [] })),
    ).toBe('CONFLICT');
    expect(outcomeOf(await askAs(api, token, 'DiscardCategories', { version }))).toBe('accepted');
    expect((await read()).draft).toBeNull();
  });
});
