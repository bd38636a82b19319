import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { lockPersonRow } from '#server/platform/auth/person.ts';
import { lockCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith, applicationOf, customerOf, countCustomersNamed } from './support/companies.ts';
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

describe.each(everyDatabaseKind)('registering again during another transaction, on $name,', (kind) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await kind.open(), manyMails);
  });
  afterAll(() => api.close());

  /** Registers a person with a company and an unconfirmed address. */
  async function registerNewcomer(companyName: string) {
    const first = answers({ companyName });
    const { id, customerId } = await registered(api, first);
    if (customerId === null) throw new Error('They have no company');
    return { first, id, customerId };
  }

  /** Outcome of a registration that arrives between two steps of another transaction. */
  async function outcomeDuring(
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

  it('locks the company before its people, and so causes no deadlock', async () => {
    const { first, id, customerId } = await registerNewcomer('Held');
    const outcome = await outcomeDuring(
      { ...first, companyName: 'Renamed' },
      (db) => lockCompanyRow(db, customerId),
      (db) => lockPersonRow(db, id),
    );
    expect(outcome).toBe('accepted');
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Renamed' });
  });

  it('does not rename a company that gets another member', async () => {
    const { first, customerId } = await registerNewcomer('Shared');
    const outcome = await outcomeDuring({ ...first, companyName: 'Evil Ltd' }, async (db) => {
      await lockCompanyRow(db, customerId);
      await addPerson(db, { customerId });
    });
    expect(outcome).toBe('accepted');
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Shared' });
  });

  it('does not delete a company that gets another member', async () => {
    const { first, id, customerId } = await registerNewcomer('Joined');
    const application = affiliateAnswers({ email: first.email });
    const outcome = await outcomeDuring(application, async (db) => {
      await lockCompanyRow(db, customerId);
      await addPerson(db, { customerId });
    });
    expect(outcome).toBe('accepted');
    expect(await personWith(api.db, first.email)).toMatchObject({ id, customerId: null });
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Joined' });
  });

  it('renames the company to which the person was moved', async () => {
    const { first, id, customerId } = await registerNewcomer('Old one');
    const other = await addCustomerWith(api.db, [1]);
    const outcome = await outcomeDuring({ ...first, companyName: 'Newest' }, async (db) => {
      await lockCompanyRow(db, customerId);
      await db.update(users).set({ customerId: other }).where(eq(users.id, id));
      await lockCompanyRow(db, other);
      await db.update(customers).set({ name: 'New one' }).where(eq(customers.id, other));
    });
    expect(outcome).toBe('accepted');
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Old one' });
    expect(await customerOf(api.db, other)).toMatchObject({ name: 'Newest' });
  });

  it.each([1, 2, 3])(
    'as a client and as an affiliate at once leaves the person one of both (%i)',
    async (round) => {
      const { first, id } = await registerNewcomer(`Both ${round}`);
      const application = affiliateAnswers({ email: first.email });
      const sent = [application, first, application, first].map((each) => register(api, each));
      expect((await Promise.all(sent)).map(outcomeOf)).toEqual(sent.map(() => 'accepted'));
      const { roleId, customerId } = await personWith(api.db, first.email);
      const isClient = roleId === Role.Owner;
      expect([customerId === null, (await applicationOf(api.db, id)) === undefined]).toEqual([
        !isClient,
        isClient,
      ]);
      expect(await countCustomersNamed(api.db, `Both ${round}`)).toBe(isClient ? 1 : 0);
    },
  );
});
