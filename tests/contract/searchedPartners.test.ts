import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PartnerId, partners as registry } from '#domain/partner.ts';
import type { SearchedPartner } from '#graphql/resolvers.ts';
import { addCatalog } from '#server/modules/partners/addCatalog.ts';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const { Dibble: dibble, PPG: ppg, HDRapidPass: rapidPass } = PartnerId;

describe.each(databaseKinds)('partners that a search looks at, on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    const { email } = await addPerson(api.db, { customerId: await addCustomerWith(api.db, [1, 4]) });
    token = await api.tokenOf(email);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await api.db.update(partners).set({ isKeptOut: false });
  });

  async function searched(as?: string): Promise<readonly SearchedPartner[]> {
    const answer = await api.graphql(
      '{ searchedPartners { partnerId title words category benefit value } }',
      as,
    );
    return (dataOf(answer) as { searchedPartners: SearchedPartner[] }).searchedPartners;
  }

  const idsOf = async (as?: string) => (await searched(as)).map(({ partnerId }) => partnerId);
  const all = registry.map(({ id }) => id).toSorted((a, b) => a - b);

  it('have the search words of their records', async () => {
    const found = (await searched()).find(({ partnerId }) => partnerId === rapidPass);
    expect(found).toMatchObject({ title: 'Rapid Pass', category: 'Equipment & supplies' });
    expect(found?.words).toContain('Home Depot');
  });

  it('are all partners for visitors, even those that administrators keep out', async () => {
    expect(await idsOf()).toEqual(all);
    await api.db.update(partners).set({ isKeptOut: true }).where(eq(partners.id, dibble));
    expect(await idsOf()).toEqual(all);
  });

  it('are, for members of a company, those that they have or can request', async () => {
    expect(await idsOf(token)).toEqual(all);
    await api.db.update(partners).set({ isKeptOut: true });
    // PPG can be requested on its page; Dibble has no page.
    expect(await idsOf(token)).toContain(ppg);
    expect(await idsOf(token)).not.toContain(dibble);
  });

  it('get missing search words from their records, and keep those that administrators set', async () => {
    await api.db.update(partners).set({ words: null }).where(eq(partners.id, ppg));
    await api.db.update(partners).set({ words: [] }).where(eq(partners.id, dibble));
    await addCatalog(api.db);
    const found = await searched();
    const wordsOf = (id: number) => found.find(({ partnerId }) => partnerId === id)?.words;
    expect(wordsOf(ppg)).toContain('paint');
    expect(wordsOf(dibble)).toEqual([]);
  });
});
