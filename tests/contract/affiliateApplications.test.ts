import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketplaceAffiliateId } from '#domain/affiliate.ts';
import type { AdminUserDetail } from '#graphql/resolvers.ts';
import { affiliates } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { applicationsOf } from './support/applications.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

describe.each(databaseKinds)('affiliate applications on $name', ({ open }) => {
  let api: Api;
  let token: string;
  let applications: ReturnType<typeof applicationsOf>;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
    applications = applicationsOf(api, token);
  });
  afterAll(() => api.close());

  const idsOf = async (given: string) => (await applications.list(given)).rows.map(({ id }) => Number(id));

  it('cover each state in the sample data, without one of the marketplace itself', async () => {
    const { total, rows } = await applications.list('page: 1, size: 100');
    expect(rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['pending', 'infoRequested', 'approved', 'rejected', 'suspended']),
    );
    const kept = await api.db.select().from(affiliates).where(isNotNull(affiliates.userId));
    expect([total, rows.length]).toEqual([kept.length, kept.length]);
    expect(
      codesOf(
        await api.graphql(
          `{ affiliateApplication(id: "${marketplaceAffiliateId}") { application { id } } }`,
          token,
        ),
      ),
    ).toEqual(['NOT_FOUND']);
    const stone = rows.find(({ email }) => email === 'affiliate@lintel.test');
    expect(stone?.userId).toMatch(/^\d+$/);
    expect(stone).toMatchObject({ company: 'Stone Referrals', state: 'approved', decidedBy: null });
  });

  it('name the user who applied, whose details name the application', async () => {
    const { id, user } = await applications.apply({ companyName: 'Way Back Roofs' });
    expect((await applications.read(id)).userId).toBe(String(user.id));
    const applicationOf = async (userId: number) => {
      const answer = await api.graphql(
        `{ adminUser(id: "${userId}") { application { id company } } }`,
        token,
      );
      return (dataOf(answer) as { adminUser: AdminUserDetail }).adminUser.application;
    };
    expect(await applicationOf(user.id)).toEqual({ id: String(id), company: 'Way Back Roofs' });
    expect(await applicationOf((await addPerson(api.db)).id)).toBeNull();
  });

  it('are filtered by state and search, sorted by age or company, and paged', async () => {
    const first = await applications.apply(
      { companyName: 'zinc 100% Roofs', appliedAt: new Date('2026-01-02T00:00:00Z'), state: 'rejected' },
      { lastName: 'Zincson' },
    );
    const second = await applications.apply({
      companyName: 'Adobe zinc',
      appliedAt: new Date('2026-01-03T00:00:00Z'),
    });
    const [one, two] = [first.id, second.id];
    expect(await idsOf('page: 1, size: 10, search: "ZINC"')).toEqual([one, two]);
    expect(await idsOf('page: 1, size: 10, search: "zinc", order: company')).toEqual([two, one]);
    const last = await applications.list(
      'page: 2, size: 1, search: "zinc", order: appliedOn, descending: true',
    );
    expect([last.total, last.rows.map(({ id }) => Number(id))]).toEqual([2, [one]]);
    expect(await idsOf('page: 1, size: 10, search: "zincson"')).toEqual([one]);
    expect(await idsOf(`page: 1, size: 10, search: "${second.user.email}"`)).toEqual([two]);
    expect(await idsOf(`page: 1, size: 10, search: "${one}"`)).toContain(one);
    expect(await idsOf('page: 1, size: 10, search: "100%"')).toEqual([one]);
    expect(await idsOf('page: 1, size: 10, search: "c_1"')).toEqual([]);
    expect(await idsOf('page: 1, size: 10, search: "zinc", states: [pending]')).toEqual([two]);
    expect(await idsOf('page: 1, size: 10, search: "zinc", states: [pending, rejected]')).toEqual([one, two]);
    const all = await applications.list('page: 1, size: 1');
    const states = await Promise.all(
      ['pending', 'infoRequested', 'approved', 'rejected', 'suspended'].map((state) =>
        applications.list(`page: 1, size: 1, states: [${state}]`),
      ),
    );
    expect(states.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  });

  it('show the applicant, their answers, and their sponsor', async () => {
    const sponsor = await applications.apply({ companyName: 'Sponsor & Co', state: 'approved' });
    const { id, user } = await applications.apply(
      { website: 'https://ann.example', sponsorId: sponsor.id },
      { phone: '(555) 010-0177', heardFrom: 'A friend', emailVerified: false },
    );
    expect(await applications.read(id)).toMatchObject({
      id: String(id),
      name: `Ann ${user.lastName}`,
      email: user.email,
      phone: '(555) 010-0177',
      isEmailConfirmed: false,
      website: 'https://ann.example',
      sponsorId: String(sponsor.id),
      sponsorName: 'Sponsor & Co',
      heardFrom: 'A friend',
      state: 'pending',
      decidedOn: null,
      decisions: ['requestInfo', 'approve', 'reject'],
      version: 1,
      duplicates: [],
    });
  });

  it('show possible duplicates by phone or company email domain, and what they share', async () => {
    const shared = { phone: '(555) 010-0188' };
    const { id } = await applications.apply({}, { email: 'ann@duplicates.test', ...shared });
    const both = await applications.apply(
      { companyName: 'Both', state: 'rejected' },
      { email: 'b@duplicates.test', ...shared },
    );
    const colleague = await addPerson(api.db, { email: 'c@duplicates.test', firstName: 'Col' });
    const caller = await addPerson(api.db, { email: 'caller@gmail.com', ...shared });
    await addPerson(api.db, { email: 'd@not-duplicates.test' });
    const { duplicates } = await applications.read(id);
    expect(duplicates).toMatchObject([
      { applicationId: String(both.id), company: 'Both', state: 'rejected', shares: ['phone', 'domain'] },
      { userId: String(caller.id), applicationId: null, state: null, shares: ['phone'] },
      { userId: String(colleague.id), name: 'Col Body', email: 'c@duplicates.test', shares: ['domain'] },
    ]);
    const [listed] = (await applications.list('page: 1, size: 1, search: "ann@duplicates.test"')).rows;
    expect(listed?.mayBeDuplicate).toBe(true);
    const alone = await applications.apply({}, { email: 'ann@alone.test' });
    const [other] = (await applications.list('page: 1, size: 1, search: "ann@alone.test"')).rows;
    expect([other?.id, other?.mayBeDuplicate]).toEqual([String(alone.id), false]);
  });

  it('show at most ten possible duplicates, and none by a public email domain', async () => {
    const many = await applications.apply({}, { email: 'ann@many.test' });
    for (let index = 0; index < 11; index += 1) {
      await addPerson(api.db, { email: `m${index}@many.test`, passwordHash: null });
    }
    expect((await applications.read(many.id)).duplicates).toHaveLength(10);
    const free = await applications.apply({}, { email: 'ann@yahoo.com' });
    await addPerson(api.db, { email: 'bob@yahoo.com', passwordHash: null });
    expect(await applications.read(free.id)).toMatchObject({ mayBeDuplicate: false, duplicates: [] });
  });
});
