import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { UserType } from '#domain/userType.ts';
import type { AdminCustomer, AdminCustomerDetail, AdminCustomerPage } from '#graphql/resolvers.ts';
import { certificates } from '#server/modules/certificates/certificateTables.ts';
import { entitlements, missingEntitlements } from '#server/modules/partners/partnerTables.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf, personWith } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const namesOf = ({ rows }: AdminCustomerPage) => rows.map(({ name }) => name);

describe.each(databaseKinds)('customers in the administration on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());

  const fields =
    'id name typeName source { id typeId typeName name } users partners asksFor createdOn version';

  async function list(given: string, on = api, as = token): Promise<AdminCustomerPage> {
    const answer = await on.graphql(
      `{ adminCustomers(page: 1, size: 100, ${given}) { total isCut isSimilar rows { ${fields} } } }`,
      as,
    );
    return (dataOf(answer) as { adminCustomers: AdminCustomerPage }).adminCustomers;
  }

  async function detail(id: number | string): Promise<AdminCustomerDetail> {
    const answer = await api.graphql(
      `{ adminCustomer(id: "${id}") { customer { ${fields} } team { active invited deactivated }
        entitlements { partnerId partnerTitle state source reason since by }
        openRequests { total rows { reference status name } }
        endingCertificates { total rows { holder daysLeft } } } }`,
      token,
    );
    return (dataOf(answer) as { adminCustomer: AdminCustomerDetail }).adminCustomer;
  }

  async function findByName(name: string): Promise<AdminCustomer> {
    const found = (await list(`search: "${name}"`)).rows.find((row) => row.name === name);
    if (!found) throw new Error(`Nobody is called ${name}`);
    return found;
  }

  it('are sorted by name, creation, and users, and show their source and partners', async () => {
    expect(await findByName('Acme Builders')).toMatchObject({
      typeName: 'General contractor',
      source: { id: 3559, typeId: UserType.Affiliate, typeName: 'Affiliate', name: null },
      users: 3,
      partners: 12,
      version: 1,
    });
    const all = ['Acme Builders', 'Birch Plumbing', 'New Roof'];
    expect(namesOf(await list('order: name'))).toEqual(all);
    expect(namesOf(await list('descending: true'))).toEqual(all.toReversed());
    expect(namesOf(await list('order: users, descending: true'))[0]).toBe('Acme Builders');
    await api.db
      .update(customers)
      .set({ createdAt: sql`now() - interval '1 year'` })
      .where(eq(customers.name, 'New Roof'));
    expect(namesOf(await list('order: createdOn'))[0]).toBe('New Roof');
    expect(namesOf(await list('order: createdOn, descending: true'))[2]).toBe('New Roof');
  });

  it('are filtered by a part of the name, by partner, and by having no partners', async () => {
    expect(namesOf(await list('search: "UMBIN"'))).toEqual(['Birch Plumbing']);
    expect(namesOf(await list('search: "b"'))).toEqual(['Acme Builders', 'Birch Plumbing']);
    expect(namesOf(await list('search: "lu"'))).toEqual([]);
    expect(namesOf(await list('search: "%"'))).toEqual([]);
    expect(namesOf(await list('search: "_cm"'))).toEqual([]);
    expect(namesOf(await list('partnerId: "3"'))).toEqual(['Acme Builders', 'Birch Plumbing']);
    expect((await list('partnerId: "3"')).total).toBe(2);
    expect(namesOf(await list('partnerId: "3", search: "acme"'))).toEqual(['Acme Builders']);
    expect(await list('withoutPartners: true')).toMatchObject({ total: 1, rows: [{ name: 'New Roof' }] });
    expect(await list('withoutPartners: true, partnerId: "3"')).toMatchObject({ total: 0, rows: [] });
  });

  it('are found by the most similar names if no name contains the search', async () => {
    expect(await list('search: "acme"')).toMatchObject({ total: 1, isSimilar: false });
    const similar = await list('search: "acme bilders"');
    expect([namesOf(similar), similar.isSimilar]).toEqual([['Acme Builders'], true]);
    expect(namesOf(await list('search: "plumming"'))).toEqual(['Birch Plumbing']);
    expect(await list('search: "qwertyuiop"')).toMatchObject({ total: 0, isSimilar: false });
    // A customer has this name, and the filter leaves it out: no similar name is found instead.
    expect(await list('search: "new roof", partnerId: "3"')).toMatchObject({ total: 0, isSimilar: false });

    const weaker = Array.from({ length: 150 }, (_, index) => ({ name: `Marker Studio ${index}` }));
    const added = await api.db
      .insert(customers)
      .values([...weaker, { name: 'Marketing Zed' }])
      .returning({ id: customers.id });
    expect(namesOf(await list('search: "marketng", order: name, descending: true'))).toContain(
      'Marketing Zed',
    );
    await api.db.delete(customers).where(
      inArray(
        customers.id,
        added.map(({ id }) => id),
      ),
    );
  });

  it('are filtered by open requests for partners, which each row names', async () => {
    const [one, other] = [await addCustomerWith(api.db, [4]), await addCustomerWith(api.db, [5])];
    const { id: byId } = await addPerson(api.db, { customerId: one });
    const ask = { customerId: one, state: 'requested' as const, reason: 'For the roof', byId };
    await api.db.insert(missingEntitlements).values([
      { ...ask, partnerId: 8, at: new Date('2026-03-02T12:00:00Z') },
      { ...ask, partnerId: 3, at: new Date('2026-03-01T12:00:00Z') },
      { ...ask, customerId: other, partnerId: 3, state: 'denied' },
    ]);
    const asking = async (given = '') =>
      (await list(`askedForPartner: true, ${given}`)).rows.map(({ id }) => Number(id));
    expect(await list('askedForPartner: true')).toMatchObject({
      total: 1,
      rows: [{ id: String(one), asksFor: ['Insureon', 'PPG'] }],
    });
    expect(await asking('partnerId: "4"')).toEqual([one]);
    expect(await asking('partnerId: "5"')).toEqual([]);
    expect(await asking('withoutPartners: true')).toEqual([]);
    expect(await asking('search: "another"')).toEqual([one]);
    expect((await detail(other)).customer.asksFor).toEqual([]);
    await api.db
      .update(missingEntitlements)
      .set({ state: 'denied' })
      .where(eq(missingEntitlements.customerId, one));
    expect(await list('askedForPartner: true')).toMatchObject({ total: 0, rows: [] });
    await api.db.delete(missingEntitlements);
    await api.db.delete(users).where(eq(users.id, byId));
    for (const id of [one, other]) {
      await api.db.delete(entitlements).where(eq(entitlements.customerId, id));
      await api.db.delete(customers).where(eq(customers.id, id));
    }
  });

  it('have counts of users and partners that follow every change', async () => {
    const id = await addCustomerWith(api.db, [1, 2, 3]);
    const readCounts = async () => {
      const { users: people, partners } = (await detail(id)).customer;
      return [people, partners];
    };
    expect(await readCounts()).toEqual([0, 3]);
    const first = await addPerson(api.db, { customerId: id });
    const second = await addPerson(api.db, { customerId: id, status: 'invited' });
    expect(await readCounts()).toEqual([1, 3]);
    await api.db.update(users).set({ status: 'active' }).where(eq(users.id, second.id));
    await api.db.delete(entitlements).where(eq(entitlements.customerId, id));
    expect(await readCounts()).toEqual([2, 0]);
    await api.db.update(users).set({ customerId: null }).where(eq(users.id, second.id));
    await api.db.delete(users).where(eq(users.id, first.id));
    expect(await readCounts()).toEqual([0, 0]);
    await api.db.delete(customers).where(eq(customers.id, id));
  });

  it('have details with team, entitlements, open requests, and certificates that end soon', async () => {
    const { id } = await findByName('Acme Builders');
    const acme = await detail(id);
    expect(acme.team).toEqual({ active: 3, invited: 1, deactivated: 1 });
    expect(acme.entitlements).toHaveLength(12);
    expect(acme.entitlements[0]).toMatchObject({
      partnerId: '1',
      partnerTitle: 'Accelerate Tax',
      state: 'granted',
      source: 'plan',
      reason: null,
      by: null,
    });
    expect(acme.openRequests.total).toBe(acme.openRequests.rows.length);
    expect(acme.openRequests.rows.map(({ status }) => status)).not.toContain('declined');
    const before = acme.endingCertificates.total;
    const days = [1, 30, 31];
    await api.db.insert(certificates).values(
      days.map((day) => ({
        customerId: Number(id),
        type: 'OTHER' as const,
        holder: `In ${day}`,
        issuer: 'Issuer',
        expiresOn: sql`(now() at time zone 'America/Chicago')::date + ${day}::int`,
        remindDays: [],
      })),
    );
    const { endingCertificates } = await detail(id);
    expect(endingCertificates.total).toBe(before + 2);
    expect(endingCertificates.rows).toContainEqual({ holder: 'In 30', daysLeft: 30 });
    const roof = await detail((await findByName('New Roof')).id);
    expect(roof.entitlements.map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'none'));
  });

  it('are not found under an unknown id', async () => {
    for (const id of ['999999', '0', 'x']) {
      expect(codesOf(await api.graphql(`{ adminCustomer(id: "${id}") { customer { id } } }`, token))).toEqual(
        ['NOT_FOUND'],
      );
    }
  });

  it('include no sample customers without sample data', async () => {
    const real = await openApi(await open(), { SAMPLE_DATA: 'off' });
    const { email } = await addPerson(real.db, { roleId: Role.SystemAdmin });
    const as = await real.tokenOf(email);
    const owner = await personWith(real.db, 'owner@lintel.test');
    await real.db.insert(missingEntitlements).values({
      customerId: owner.customerId ?? 0,
      partnerId: 3,
      state: 'requested',
      reason: 'For the roof',
      byId: owner.id,
    });
    expect(await list('order: name', real, as)).toMatchObject({ total: 0, rows: [] });
    expect(await list('partnerId: "3"', real, as)).toMatchObject({ total: 0, rows: [] });
    expect(await list('askedForPartner: true', real, as)).toMatchObject({ total: 0, rows: [] });
    const overview = await real.graphql('{ overview { waitingCustomers { total since } } }', as);
    expect(dataOf(overview)).toEqual({ overview: { waitingCustomers: { total: 0, since: null } } });
    await real.close();
  });
});
