import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productRequestReference } from '#domain/productRequest.ts';
import { Role } from '#domain/role.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { entitlements } from '#server/modules/partners/partnerTables.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { applicationsOf } from './support/applications.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

interface Listed {
  readonly total: number;
  readonly rows: readonly { readonly id: string; readonly customers?: number }[];
}

type Ids = readonly number[];

/** Lists of the administration, by the section that exports them. The audit log is left out, since it keeps the history. */
const sections = {
  users: 'adminUsers',
  customers: 'adminCustomers',
  requests: 'queuedRequests',
  affiliates: 'affiliateApplications',
  outbox: 'loggedMails',
} as const;

type Section = keyof typeof sections;

const names = Object.keys(sections) as Section[];

/** Query of a single record of each section. */
const records: Readonly<Record<Section, (id: number) => string>> = {
  users: (id) => `adminUser(id: "${id}") { user { id } }`,
  customers: (id) => `adminCustomer(id: "${id}") { customer { id } }`,
  requests: (id) => `queuedRequest(id: "${id}") { id }`,
  affiliates: (id) => `affiliateApplication(id: "${id}") { application { id } }`,
  outbox: (id) => `loggedMail(id: "${id}") { id }`,
};

const shownIn = ({ rows }: Listed) => rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
const all = (ids: Ids) => `rows: [${ids.map((id) => `{ id: "${id}", version: 1 }`).join(', ')}]`;
const refusal = (ids: Ids, what: string) => ids.map(() => `We don't know that ${what}`);

describe.each(databaseKinds)('the administration without sample data on $name', ({ open }) => {
  let api: Api;
  let token: string;
  /** Ids of the rows that are shown only with sample data, and of those that are always shown. */
  let sample: Readonly<Record<Section, Ids>>;
  let real: Readonly<Record<Section, Ids>>;

  beforeAll(async () => {
    api = await openApi(await open(), { SAMPLE_DATA: 'off' });
    const { db } = api;
    const [acme = 0] = await idsOf(customers, eq(customers.sample, true));
    const [owner = 0] = await idsOf(users, eq(users.email, 'owner@lintel.test'));
    const company = await addCustomerWith(db, [1, 3]);
    const administrator = await addPerson(db, { roleId: Role.SystemAdmin });
    const member = await addPerson(db, { customerId: company, email: 'zinc@company.test' });
    token = await api.tokenOf(administrator.email);
    const own = await applicationsOf(api, token).apply({}, { email: 'ann@lintel.test' });
    const sampleUsers = await idsOf(users, eq(users.sample, true));
    real = {
      users: [administrator.id, member.id, own.user.id],
      customers: [company],
      requests: [await addRequest(company, member.id)],
      affiliates: [own.id],
      outbox: await addMails(member.id),
    };
    await addRequest(company, owner);
    await addRequest(acme, member.id);
    await addMails(owner);
    sample = {
      users: sampleUsers,
      customers: await idsOf(customers, eq(customers.sample, true)),
      requests: (await idsOf(productRequests)).filter((id) => !real.requests.includes(id)),
      affiliates: await idsOf(affiliates, inArray(affiliates.userId, [...sampleUsers])),
      outbox: await idsOf(mails, eq(mails.userId, owner)),
    };
  });
  afterAll(() => api.close());

  async function idsOf(
    table: typeof users | typeof customers | typeof productRequests | typeof affiliates | typeof mails,
    which?: ReturnType<typeof eq>,
  ): Promise<number[]> {
    const rows = await api.db.select({ id: table.id }).from(table).where(which);
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  }

  let counter = 0;

  async function addRequest(customerId: number, userId: number): Promise<number> {
    counter += 1;
    const words = { key: `key ${counter}`, name: `Zinc ${counter}`, nameKey: `zinc ${counter}`, reason: 'R' };
    const [row] = await api.db
      .insert(productRequests)
      .values({ customerId, userId, ...words })
      .returning();
    return row?.id ?? 0;
  }

  /** Adds a mail in each state; returns their ids. */
  async function addMails(userId: number): Promise<number[]> {
    const rows = await api.db
      .insert(mails)
      .values(
        (['sent', 'failing', 'givenUp', 'replaced'] as const).map((state) => {
          counter += 1;
          const job = { kind: 'passwordChangedMail' as const, userId };
          return {
            jobId: -counter,
            kind: job.kind,
            userId,
            toAddress: 'zinc@mail.test',
            subject: 'Zinc',
            text: 'Zinc',
            job,
            state,
            attempts: 1,
          };
        }),
      )
      .returning();
    return rows.map(({ id }) => id);
  }

  const ask = (query: string) => api.graphql(`{ ${query} }`, token);

  async function list(section: Section, given = ''): Promise<Listed> {
    const field = sections[section];
    const answer = await ask(`${field}(page: 1, size: 100${given}) { total rows { id } }`);
    return (dataOf(answer) as Record<string, Listed>)[field] ?? { total: 0, rows: [] };
  }

  it('starts with sample rows of every kind', () => {
    for (const name of names) expect(sample[name].length).toBeGreaterThan(1);
  });

  it.each(names)('lists, counts, and exports no sample rows of %s', async (name) => {
    const listed = await list(name);
    expect([shownIn(listed), listed.total]).toEqual([real[name], real[name].length]);
    const file = await api.call({ url: `/api/admin/exports/${name}.csv`, headers: bearer(token) });
    expect(file.headers['x-rows']).toBe(String(real[name].length));
  });

  it('finds no sample rows by any search', async () => {
    const searches: readonly (readonly [Section, string])[] = [
      ['requests', 'zinc'],
      ['outbox', 'zinc'],
      ['affiliates', 'a'],
      ['users', 'lintel.test'],
      ['customers', 'acme'],
      ...sample.requests.map((id) => ['requests', productRequestReference(id)] as const),
      ...sample.affiliates.map((id) => ['affiliates', String(id)] as const),
    ];
    for (const [name, text] of searches) {
      const found = await list(name, `, search: "${text}"`);
      expect(shownIn(found).filter((id) => sample[name].includes(id))).toEqual([]);
      expect(found.total).toBe(found.rows.length);
    }
    const found = dataOf(
      await ask('searchEverything(search: "zinc") { requests { total } users { total } }'),
    );
    expect(found).toEqual({ searchEverything: { requests: { total: 1 }, users: { total: 1 } } });
  });

  it('answers NOT_FOUND for each sample row', async () => {
    for (const name of names) {
      for (const id of sample[name]) expect(codesOf(await ask(records[name](id)))).toEqual(['NOT_FOUND']);
      for (const id of real[name]) expect(codesOf(await ask(records[name](id)))).toEqual([]);
    }
  });

  it('counts no sample rows in the overview', async () => {
    const answer = await ask(`overview { customers customersWithoutPartners activeUsers invitedUsers
      openRequests { total } submittedRequests { total } plannedRequests pendingApplications { total }
      failingMails abandonedMails }`);
    expect(dataOf(answer)).toEqual({
      overview: {
        customers: 1,
        customersWithoutPartners: 0,
        activeUsers: 3,
        invitedUsers: 0,
        openRequests: { total: 1 },
        submittedRequests: { total: 1 },
        plannedRequests: 0,
        pendingApplications: { total: 1 },
        failingMails: 1,
        abandonedMails: 1,
      },
    });
  });

  it('counts no sample customers of a partner', async () => {
    const field = 'adminPartners(page: 1, size: 100, order: customers, descending: true)';
    const { adminPartners } = dataOf(await ask(`${field} { rows { id customers } }`)) as {
      adminPartners: Listed;
    };
    const held = await api.db.select().from(entitlements);
    const having = adminPartners.rows.map((row) => row.customers);
    expect(having).toEqual([1, 1, ...adminPartners.rows.slice(2).map(() => 0)]);
    for (const { id, customers: number } of adminPartners.rows) {
      expect((await list('customers', `, partnerId: "${id}"`)).total).toBe(number);
      expect(held.filter(({ partnerId }) => partnerId === Number(id)).length).toBeGreaterThan(number ?? 0);
      const one = dataOf(await ask(`adminPartner(id: "${id}") { partner { customers } }`));
      expect(one).toEqual({ adminPartner: { partner: { customers: number } } });
    }
    const file = await api.call({
      url: '/api/admin/exports/partners.csv?order=customers&descending=true',
      headers: bearer(token),
    });
    const cells = file.body.split('\r\n').slice(1, -1);
    expect(cells.map((line) => [line.split(',')[0], line.split(',').at(-2)])).toEqual(
      adminPartners.rows.map((row) => [row.id, String(row.customers)]),
    );
  });

  it('shows no sample rows as open requests of a customer or as duplicates of an applicant', async () => {
    const [company, application] = [real.customers[0], real.affiliates[0]];
    const shown = dataOf(await ask(`adminCustomer(id: "${company}") { openRequests { total rows { id } } }`));
    const rows = real.requests.map((id) => ({ id: String(id) }));
    expect(shown).toEqual({ adminCustomer: { openRequests: { total: 1, rows } } });
    const query = `affiliateApplication(id: "${application}") { application { mayBeDuplicate } duplicates { email } }`;
    expect(dataOf(await ask(query))).toEqual({
      affiliateApplication: { application: { mayBeDuplicate: false }, duplicates: [] },
    });
  });

  it('hides the name of a sample company, even for other people who belong to it', async () => {
    const [acme] = await api.db.select().from(customers).where(eq(customers.name, 'Acme Builders'));
    const person = await addPerson(api.db, { customerId: acme?.id, firstName: 'Quill' });
    const rows = [{ id: String(person.id), customerName: null }];
    const found = '(page: 1, size: 100, search: "quill")';
    expect(dataOf(await ask(`adminUsers${found} { rows { id customerName } }`))).toEqual({
      adminUsers: { rows },
    });
    expect(dataOf(await ask(`adminUser(id: "${person.id}") { user { id customerName } }`))).toEqual({
      adminUser: { user: rows[0] },
    });
    expect(
      dataOf(await ask('searchEverything(search: "quill") { users { rows { id customerName } } }')),
    ).toEqual({ searchEverything: { users: { rows } } });
    const explained = `explainAccess(userId: "${person.id}", path: "/partner/lendflow")`;
    expect(dataOf(await ask(`${explained} { isAllowed customer { id } }`))).toEqual({
      explainAccess: { isAllowed: true, customer: null },
    });
    const url = '/api/admin/exports/users.csv?search=quill';
    const { body } = await api.call({ url, headers: bearer(token) });
    expect([body.includes('Quill'), body.includes(acme?.name ?? '')]).toEqual([true, false]);
    await api.db.delete(users).where(eq(users.id, person.id));
  });

  it('refuses every decision about sample rows', async () => {
    const entries = await api.db.$count(auditEntries);
    const decide = (mutation: string) => api.graphql(`mutation { ${mutation} }`, token);
    const problemsOf = async (mutation: string) =>
      Object.values(dataOf(await decide(mutation)) as Record<string, { problem: string }[]>).flatMap((rows) =>
        rows.map(({ problem }) => problem),
      );

    const requests = `${all(sample.requests)}, decision: { decision: startReview }`;
    expect(await problemsOf(`decideRequests(${requests}) { problem }`)).toEqual(
      refusal(sample.requests, 'product request'),
    );
    const applications = `${all(sample.affiliates)}, decision: { decision: approve }`;
    expect(await problemsOf(`decideApplications(${applications}) { problem }`)).toEqual(
      refusal(sample.affiliates, 'application'),
    );
    const people = `${all(sample.users)}, action: { type: signOut }`;
    expect(await problemsOf(`actOnUsers(${people}) { problem }`)).toEqual(refusal(sample.users, 'user'));
    for (const id of sample.requests) {
      const merge = `decision: { decision: merge, into: "${productRequestReference(id)}" }`;
      expect(await problemsOf(`decideRequests(${all(real.requests)}, ${merge}) { problem }`)).toEqual(
        refusal(real.requests, 'product request'),
      );
      expect(codesOf(await decide(`handleRequest(id: "${id}", version: 1) { id }`))).toEqual(['NOT_FOUND']);
    }
    const [administrator] = await idsOf(users, eq(users.email, 'admin@lintel.test'));
    const handing = `id: "${real.requests[0]}", version: 1, assigneeId: "${administrator}"`;
    expect(codesOf(await decide(`handleRequest(${handing}) { id }`))).toEqual(['ACTION_REFUSED']);
    for (const id of sample.outbox) {
      expect(codesOf(await decide(`resendMail(id: "${id}") { id }`))).toEqual(['NOT_FOUND']);
    }
    for (const id of sample.customers) {
      const grant = `customerId: "${id}", version: 1, changes: [{ partnerId: "2", granted: true }]`;
      expect(codesOf(await decide(`setEntitlements(${grant}) { customer { id } }`))).toEqual(['NOT_FOUND']);
    }
    expect(await api.db.$count(auditEntries)).toBe(entries);
  });
});
