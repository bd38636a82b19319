import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { lockPerson } from '#server/platform/auth/person.ts';
import { lockCompany } from '#server/platform/auth/ownCompany.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith, applicationOf, customerOf, customersCalled } from './support/companies.ts';
import { everyDatabaseKind } from './support/databases.ts';
import {
  affiliateAnswers,
  answers,
  manyMails,
  outcomeOf,
  personWith,
  register,
  registered,
} from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

describe.each(everyDatabaseKind)('registering again at the same time as something else, on $name', (kind) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await kind.open(), manyMails);
  });
  afterAll(() => api.close());

  /** Somebody who registered a company, and has not confirmed their address. */
  async function newcomer(companyName: string) {
    const first = answers({ companyName });
    const { id, customerId } = await registered(api, first);
    if (customerId === null) throw new Error('They have no company');
    return { first, id, customerId };
  }

  /** What is answered to a registration that comes in the middle of what somebody else does. */
  async function outcomeAmid(
    registration: object,
    first: (db: Database) => Promise<unknown>,
    last: (db: Database) => Promise<unknown> = () => Promise.resolve(),
  ) {
    const { answer } = await api.db.transaction(async (transaction) => {
      await first(transaction);
      const begun = register(api, registration);
      await delay(200);
      await last(transaction);
      return { answer: begun };
    });
    return outcomeOf(await answer);
  }

  it('waits for who holds the company before its people, and neither waits for ever', async () => {
    const { first, id, customerId } = await newcomer('Held');
    const outcome = await outcomeAmid(
      { ...first, companyName: 'Renamed' },
      (db) => lockCompany(db, customerId),
      (db) => lockPerson(db, id),
    );
    expect(outcome).toBe('accepted');
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Renamed' });
  });

  it('leaves a company as it is for whoever is put into it at that moment', async () => {
    const { first, customerId } = await newcomer('Shared');
    const outcome = await outcomeAmid({ ...first, companyName: 'Evil Ltd' }, async (db) => {
      await lockCompany(db, customerId);
      await addPerson(db, { customerId });
    });
    expect(outcome).toBe('accepted');
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Shared' });
  });

  it('does not drop a company that somebody is put into at that moment', async () => {
    const { first, id, customerId } = await newcomer('Joined');
    const application = affiliateAnswers({ email: first.email });
    const outcome = await outcomeAmid(application, async (db) => {
      await lockCompany(db, customerId);
      await addPerson(db, { customerId });
    });
    expect(outcome).toBe('accepted');
    expect(await personWith(api.db, first.email)).toMatchObject({ id, customerId: null });
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Joined' });
  });

  it('changes the company that they have by then, and holds that one too', async () => {
    const { first, id, customerId } = await newcomer('Old one');
    const other = await addCustomerWith(api.db, [1]);
    const outcome = await outcomeAmid({ ...first, companyName: 'Newest' }, async (db) => {
      await lockCompany(db, customerId);
      await db.update(users).set({ customerId: other }).where(eq(users.id, id));
      await lockCompany(db, other);
      await db.update(customers).set({ name: 'New one' }).where(eq(customers.id, other));
    });
    expect(outcome).toBe('accepted');
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Old one' });
    expect(await customerOf(api.db, other)).toMatchObject({ name: 'Newest' });
  });

  it.each([1, 2, 3])('as a client and as an affiliate leaves them one of both (%i)', async (round) => {
    const { first, id } = await newcomer(`Both ${round}`);
    const application = affiliateAnswers({ email: first.email });
    const sent = [application, first, application, first].map((each) => register(api, each));
    expect((await Promise.all(sent)).map(outcomeOf)).toEqual(sent.map(() => 'accepted'));
    const { roleId, customerId } = await personWith(api.db, first.email);
    const isClient = roleId === Role.Owner;
    expect([customerId === null, (await applicationOf(api.db, id)) === undefined]).toEqual([
      !isClient,
      isClient,
    ]);
    expect(await customersCalled(api.db, `Both ${round}`)).toBe(isClient ? 1 : 0);
  });
});
