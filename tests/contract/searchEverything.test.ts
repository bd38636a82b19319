import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productRequestReference } from '#domain/productRequest.ts';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import { customers } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

interface Kind<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

interface Findings {
  readonly users: Kind<{ readonly email: string }>;
  readonly customers: Kind<{ readonly name: string }>;
  readonly partners: Kind<{ readonly id: string; readonly title: string }>;
  readonly requests: Kind<{ readonly reference: string; readonly name: string }>;
}

describe.each(databaseKinds)('a search over everything on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());

  const ask = (text: string) =>
    api.graphql(
      `{ searchEverything(search: ${JSON.stringify(text)}) { users { total isCut rows { email } }
        customers { total isCut rows { name } } partners { total rows { id title } }
        requests { total rows { reference name } } } }`,
      token,
    );
  const find = async (text: string) =>
    (dataOf(await ask(text)) as { searchEverything: Findings }).searchEverything;

  it('finds people by name and email, and companies by name', async () => {
    const { users: people, customers: companies } = await find('BIRCH');
    expect(people.rows.map(({ email }) => email)).toContain('owner@birch.test');
    expect(companies.rows.map(({ name }) => name)).toEqual(['Birch Plumbing']);
    expect((await find('owner@birch.')).users).toMatchObject({
      total: 1,
      rows: [{ email: 'owner@birch.test' }],
    });
  });

  it('finds partners by a part of their title, ignoring case', async () => {
    const [partner] = await api.db.select().from(partners).limit(1);
    const title = partner?.title ?? '';
    const found = await find(title.slice(1).toUpperCase());
    expect(found.partners.rows).toContainEqual({ id: String(partner?.id), title });
  });

  it('finds a product request by its reference, with and without the zeros, and by its name', async () => {
    const [request] = await api.db.select().from(productRequests).limit(1);
    const { id = 0, name = '' } = request ?? {};
    const reference = productRequestReference(id);
    for (const text of [reference, `pr-${id}`, ` ${reference} `]) {
      expect((await find(text)).requests).toEqual({ total: 1, rows: [{ reference, name }] });
    }
    expect((await find(name)).requests.rows).toContainEqual({ reference, name });
  });

  it('treats wildcards as plain characters', async () => {
    for (const text of ['%', '_', '\\', "'"]) {
      const found = await find(text);
      expect(found.partners.total).toBe(0);
      expect(found.requests.total).toBe(0);
      expect(found.customers.total).toBe(0);
    }
  });

  it('returns five of each kind, and the total', async () => {
    await api.db
      .insert(customers)
      .values(Array.from({ length: 7 }, (_, number) => ({ name: `Zinc Gutters ${number}` })));
    for (let number = 0; number < 6; number += 1) {
      await addPerson(api.db, { email: `zinc-${number}@gutters.test`, lastName: `Zinc ${number}` });
    }
    const found = await find('zinc');
    expect(found.customers).toMatchObject({ total: 7, isCut: false });
    expect(found.customers.rows.map(({ name }) => name)).toEqual(
      [0, 1, 2, 3, 4].map((number) => `Zinc Gutters ${number}`),
    );
    expect(found.users).toMatchObject({ total: 6, isCut: false });
    expect(found.users.rows).toHaveLength(5);
  });

  it('needs a text of at most 100 characters', async () => {
    expect(codesOf(await ask('  '))).toEqual(['VALIDATION_FAILED']);
    expect(codesOf(await ask('x'.repeat(101)))).toEqual(['VALIDATION_FAILED']);
  });

  it('is completed by a list of all partners, sorted by title', async () => {
    const { partnerTitles } = dataOf(await api.graphql('{ partnerTitles { id title } }', token)) as {
      partnerTitles: { id: string; title: string }[];
    };
    expect(partnerTitles).toHaveLength(await api.db.$count(partners));
    const titles = partnerTitles.map(({ title }) => title.toLowerCase());
    expect(titles).toEqual(titles.toSorted());
  });
});
