import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PartnerId } from '#domain/partner.ts';
import type { MissingPartner } from '#graphql/resolvers.ts';
import {
  entitlements,
  missingEntitlements,
  offers,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const { InsureOn: insureon, PPG: ppg } = PartnerId;

describe.each(databaseKinds)('partners that a company does not have, on $name', ({ open }) => {
  let api: Api;
  let customerId: number;
  let askerId: number;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    customerId = await addCustomerWith(api.db, [1, 4]);
    const asker = await addPerson(api.db, { customerId });
    askerId = asker.id;
    token = await api.tokenOf(asker.email);
  });

  async function missing(as = token): Promise<readonly MissingPartner[]> {
    const answer = await api.graphql(
      '{ missingPartners { id title category { name } benefit value status { state reason since askedBy } } }',
      as,
    );
    return (dataOf(answer) as { missingPartners: MissingPartner[] }).missingPartners;
  }

  const missingIds = async () => (await missing()).map(({ id }) => Number(id)).toSorted((a, b) => a - b);

  it('are all others, sorted by title, with the public fields of their offers', async () => {
    const all = await api.db.select().from(partners);
    const others = all.filter(({ id }) => ![1, 4].includes(id));
    expect(await missingIds()).toEqual(others.map(({ id }) => id).toSorted((a, b) => a - b));
    const titles = (await missing()).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
    const [offer] = await api.db.select().from(offers).where(eq(offers.partnerId, ppg));
    expect((await missing()).find(({ id }) => Number(id) === ppg)).toMatchObject({
      title: 'PPG',
      category: { name: 'Equipment & supplies' },
      benefit: offer?.benefit,
      value: offer?.value,
      status: { state: 'none', reason: null, since: null, askedBy: null },
    });
  });

  it('show which ones the company requested and which were denied', async () => {
    const answer = await api.graphql(
      `mutation { requestPartner(partnerId: "${ppg}", reason: "For the roof") { id state reason askedBy } }`,
      token,
    );
    expect(dataOf(answer)).toEqual({
      requestPartner: { id: String(ppg), state: 'requested', reason: 'For the roof', askedBy: 'Some Body' },
    });
    await api.db.insert(missingEntitlements).values({
      customerId,
      partnerId: insureon,
      state: 'denied',
      reason: 'Not in your state',
      byId: askerId,
    });
    const statuses = new Map((await missing()).map(({ id, status }) => [Number(id), status]));
    expect(statuses.get(ppg)).toMatchObject({ state: 'requested', askedBy: 'Some Body' });
    // The company does not see who denied it.
    expect(statuses.get(insureon)).toMatchObject({
      state: 'denied',
      reason: 'Not in your state',
      askedBy: null,
    });
  });

  it('leave out granted partners, ended offers, and partners that administrators keep out', async () => {
    await api.db.insert(entitlements).values({ customerId, partnerId: ppg });
    expect(await missingIds()).not.toContain(ppg);
    expect(await missingIds()).toContain(insureon);
    await api.db
      .update(offers)
      .set({ endsOn: sql`now() - interval '1 minute'` })
      .where(eq(offers.partnerId, insureon));
    expect(await missingIds()).not.toContain(insureon);
    await api.db.update(offers).set({ endsOn: null }).where(eq(offers.partnerId, insureon));
    await api.db.update(partners).set({ isKeptOut: true }).where(eq(partners.id, insureon));
    expect(await missingIds()).not.toContain(insureon);
    await api.db.update(partners).set({ isKeptOut: false }).where(eq(partners.id, insureon));
    expect(await missingIds()).toContain(insureon);
  });

  it('can be requested even when administrators keep them out of the list', async () => {
    await api.db.update(partners).set({ isKeptOut: true }).where(eq(partners.id, ppg));
    const answer = await api.graphql(
      `mutation { requestPartner(partnerId: "${ppg}", reason: "For the roof") { id } }`,
      token,
    );
    expect(outcomeOf(answer)).toBe('accepted');
    await api.db.update(partners).set({ isKeptOut: false }).where(eq(partners.id, ppg));
  });

  it('do not show the requests of another company', async () => {
    const other = await addPerson(api.db, { customerId: await addCustomerWith(api.db, [1]) });
    const answer = await api.graphql(
      `mutation { requestPartner(partnerId: "${ppg}", reason: "For the pipes") { id } }`,
      await api.tokenOf(other.email),
    );
    expect(outcomeOf(answer)).toBe('accepted');
    const rows = (await missing()).filter(({ id }) => Number(id) === ppg);
    expect(rows).toMatchObject([{ status: { state: 'none', reason: null, since: null, askedBy: null } }]);
  });

  it('are an empty list for people without a company', async () => {
    const nobody = await addPerson(api.db, { customerId: null });
    expect(await missing(await api.tokenOf(nobody.email))).toEqual([]);
  });
});
