import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, marketplaceToday } from '#domain/days.ts';
import type { UnfoundSearch } from '#graphql/resolvers.ts';
import { countUnfoundSearch } from '#server/modules/partners/countUnfoundSearch.ts';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { unfoundSearches } from '#server/modules/partners/searchTables.ts';
import { networkCounts } from '#server/platform/auth/attemptTables.ts';
import { enqueueRound } from '#server/platform/jobs/enqueueJob.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { toolsFor, workThrough } from './support/work.ts';

describe.each(databaseKinds)('searches that find nothing on $name', ({ open }) => {
  let api: Api;
  let admin: string;
  /** More people than there are groups of them. */
  let tokens: readonly string[];

  beforeAll(async () => {
    api = await openApi(await open());
    admin = await api.tokenOf('admin@lintel.test');
    const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(api.db)));
    tokens = await Promise.all(people.map(({ email }) => api.tokenOf(email)));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(unfoundSearches);
    await api.db.delete(networkCounts);
  });

  const count = (search: string, token?: string) =>
    api.graphql(`mutation { countUnfoundSearch(search: ${JSON.stringify(search)}) { accepted } }`, token);

  async function list(): Promise<readonly UnfoundSearch[]> {
    const answer = await api.graphql('{ unfoundSearches { text times lastOn finds } }', admin);
    return (dataOf(answer) as { unfoundSearches: UnfoundSearch[] }).unfoundSearches;
  }

  async function countByAll(search: string): Promise<void> {
    for (const token of tokens) dataOf(await count(search, token));
  }

  it('are listed once three people made them, however often fewer people did', async () => {
    for (let times = 0; times < 5; times += 1) {
      for (const token of tokens.slice(0, 2)) dataOf(await count('ZamBoni', token));
    }
    expect(await list()).toEqual([]);
    await countByAll('  ZAMBONI ');
    expect(await list()).toEqual([{ text: 'zamboni', times: 18, lastOn: marketplaceToday(), finds: null }]);
  });

  it('of visitors are counted, but not as people, from any number of networks', async () => {
    for (const network of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      await countUnfoundSearch(api.db, 'pottery', { userId: null, network });
    }
    dataOf(await count('pottery', tokens[0]));
    dataOf(await count('pottery'));
    const [row] = await api.db.select().from(unfoundSearches);
    expect(row).toMatchObject({ text: 'pottery', times: 6 });
    expect(await list()).toEqual([]);
  });

  it('are stored without their person, and not if they look like an email address or a phone number', async () => {
    dataOf(await count('dana@acme.example', tokens[0]));
    dataOf(await count('555 010 0123', tokens[0]));
    expect(await api.db.select().from(unfoundSearches)).toEqual([]);
    dataOf(await count('zamboni', tokens[0]));
    const [row] = await api.db.select().from(unfoundSearches);
    expect(Object.keys(row ?? {})).toEqual(['text', 'day', 'times', 'groups']);
  });

  it('show the partner that they find by now', async () => {
    await countByAll('zamboni');
    const words = { words: ['zamboni'] };
    await api.db
      .update(partners)
      .set(words)
      .where(sql`${partners.id} = 5`);
    expect(await list()).toMatchObject([{ text: 'zamboni', finds: 'Sunbelt' }]);
  });

  it('are listed by frequency, and deleted after 90 days', async () => {
    await countByAll('pottery');
    await countByAll('zamboni');
    await countByAll('zamboni');
    expect((await list()).map(({ text }) => text)).toEqual(['zamboni', 'pottery']);
    await api.db
      .update(unfoundSearches)
      .set({ day: addDays(marketplaceToday(), -90) })
      .where(sql`${unfoundSearches.text} = 'zamboni'`);
    expect((await list()).map(({ text }) => text)).toEqual(['pottery']);
    await enqueueRound(api.db, 'rollUp');
    await workThrough(toolsFor(api.db));
    const kept = await api.db.select({ text: unfoundSearches.text }).from(unfoundSearches);
    expect(kept).toEqual([{ text: 'pottery' }]);
  });

  it('are limited per network', async () => {
    for (let sent = 0; sent < 100; sent += 1) dataOf(await count(`pottery ${sent % 3}`));
    expect(outcomeOf(await count('pottery'))).toBe('TOO_MANY_ATTEMPTS');
  });
});
