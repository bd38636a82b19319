import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { listCustomerOffers } from '#server/modules/offers/listCustomerOffers.ts';
import {
  categories,
  entitlements,
  offers,
  offerStates,
  partners,
} from '#server/modules/partners/partnerTables.ts';
import { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { addPerson } from './support/person.ts';
import { plansOf, withStatements, type Statement } from './support/plans.ts';

const lendflow = 4;
const query =
  '{ offers { partnerId benefit endsOn category { id name } state stateChangedOn stateChangedBy } }';
const partnerRoute = '/api/app/service-provider-query/service-provider-categories';

describe.each(databaseKinds)('the offers that are kept for a company on $name', ({ open }) => {
  let api: Api;
  let token: string;
  let customerId: number;
  /** The person who changes the progress, and who has left the company meanwhile. */
  let leaverId: number;
  const statements: Statement[] = [];

  beforeAll(async () => {
    const database = await open();
    api = await openApi({ ...database, db: withStatements(database.db, statements) });
    customerId = await addCustomerWith(api.db, [1, lendflow]);
    const person = await addPerson(api.db, { customerId, roleId: Role.User });
    const leaver = await addPerson(api.db, { customerId: null, roleId: Role.SystemAdmin });
    leaverId = leaver.id;
    token = await api.tokenOf(person.email);
  });
  afterAll(() => api.close());

  /** Answers to the person about the company's offers, and about its partners. */
  async function askBoth(): Promise<string> {
    const answers = [
      await api.graphql(query, token),
      await api.call({ url: partnerRoute, headers: { authorization: `Bearer ${token}` } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    return answers.map(({ body }) => body).join('\n');
  }

  const ownState = () => and(eq(offerStates.customerId, customerId), eq(offerStates.partnerId, lendflow));

  /** Writes to each table of the list, in this order, as another instance would. */
  const writes: readonly [what: string, table: string, write: () => Promise<unknown>][] = [
    [
      'a partner that is granted',
      'entitlements',
      () => api.db.insert(entitlements).values({ customerId, partnerId: 2 }),
    ],
    [
      'an offer that is started',
      'offer_states',
      () =>
        api.db.insert(offerStates).values({
          customerId,
          partnerId: lendflow,
          state: 'STARTED',
          changedOn: new Date(),
          changedById: leaverId,
        }),
    ],
    [
      'an offer that is used',
      'offer_states',
      () => api.db.update(offerStates).set({ state: 'USED' }).where(ownState()),
    ],
    [
      'a new name of whoever used it',
      'users',
      () => api.db.update(users).set({ lastName: 'Newname' }).where(eq(users.id, leaverId)),
    ],
    ['progress that is taken back', 'offer_states', () => api.db.delete(offerStates).where(ownState())],
    [
      'a new benefit',
      'offers',
      () => api.db.update(offers).set({ benefit: 'Another' }).where(eq(offers.partnerId, lendflow)),
    ],
    [
      'another category of a partner',
      'partners',
      () =>
        api.db
          .update(partners)
          .set({ categoryId: sql`1 + ${partners.categoryId} % 3` })
          .where(eq(partners.id, lendflow)),
    ],
    [
      'a new name of a category',
      'categories',
      () => api.db.update(categories).set({ name: sql`${categories.name} || ' and more'` }),
    ],
    [
      'a partner that is withdrawn',
      'entitlements',
      () =>
        api.db
          .delete(entitlements)
          .where(and(eq(entitlements.customerId, customerId), eq(entitlements.partnerId, 2))),
    ],
  ];

  it.each(writes)('show %s at once', async (_what, _table, write) => {
    const before = await askBoth();
    expect(await askBoth()).toBe(before);
    await write();
    expect(await askBoth()).not.toBe(before);
  });

  it('read no table whose changes were not tried', async () => {
    const [statement = ''] = await plansOf(api.db, (db) => listCustomerOffers(db, customerId));
    const read = [...statement.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table]) => table);
    expect(new Set(read)).toEqual(new Set(writes.map(([, table]) => table)));
  });

  it('can change with a name while the company changes: neither waits for the other in a circle', async () => {
    const owner = await addPerson(api.db, { customerId, roleId: Role.Owner });
    const ownerToken = await api.tokenOf(owner.email);
    await api.db
      .insert(offerStates)
      .values({ customerId, partnerId: 1, state: 'USED', changedOn: new Date(), changedById: owner.id });
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const rename = `mutation { saveOwnDetails(details: { firstName: "N", lastName: "N${turn}", phone: "5550100100" }) { email } }`;
      const move = 'mutation { chooseTimeZone(timeZone: "America/Denver") { id } }';
      const acts = [rename, move, rename, move, rename, move];
      answers.push(...(await Promise.all(acts.map((act) => api.graphql(act, ownerToken)))));
    }
    expect(answers.filter(({ body }) => body.includes('errors'))).toEqual([]);
  });

  it('are read once while nothing changes', async () => {
    await askBoth();
    statements.length = 0;
    await askBoth();
    const reads = statements.filter(({ text }) => text.startsWith('select'));
    expect(reads.filter(({ text }) => text.includes('from "entitlements"'))).toEqual([]);
    expect(reads).toHaveLength(2);
  });
});
