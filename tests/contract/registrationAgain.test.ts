import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { UserType } from '#domain/userType.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import { affiliates, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { openApi, type Api } from './support/api.ts';
import { applicationOf, customerOf, countCustomersNamed, partnersOf } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { affiliateAnswers, answers, manyMails, queued, registered } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

describe.each(databaseKinds)('registering again with an unconfirmed address, on $name,', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(jobs));

  async function registeredAgain(first: { email: string }, changes: object) {
    const person = await registered(api, first);
    await api.db
      .update(users)
      .set({ createdAt: new Date(Date.now() - 61_000) })
      .where(eq(users.id, person.id));
    await api.db.delete(jobs);
    const { email } = first;
    const later = { ...first, ...changes, email };
    return { before: person, after: await registered(api, later) };
  }

  it('stores the newer answers, and keeps the password if it is the same', async () => {
    const { before, after } = await registeredAgain(answers(), {
      firstName: 'Nadia',
      lastName: 'Newer',
      phone: '555 010 0188',
      companyName: 'Newer & Daughters',
    });
    expect(after).toMatchObject({
      id: before.id,
      firstName: 'Nadia',
      lastName: 'Newer',
      phone: '(555) 010-0188',
    });
    expect(after.passwordHash).toBe(before.passwordHash);
    expect(after.customerId).toBe(before.customerId);
    expect(await customerOf(api.db, after.customerId)).toMatchObject({ name: 'Newer & Daughters' });
    expect(await queued(api.db)).toEqual([{ kind: 'verificationMail', userId: after.id }]);
  });

  it('keeps the first answers while their mail is under way, unless the password is the same', async () => {
    const first = answers({ companyName: 'First come' });
    const { id, customerId, firstName } = await registered(api, first);
    const strangers = { ...first, password: 'Another short sentence', firstName: 'Mallory' };
    for (const changes of [{ companyName: 'Evil Ltd' }, { userTypeId: UserType.Affiliate }]) {
      const after = await registered(api, { ...strangers, ...changes });
      expect(after).toMatchObject({ id, customerId, firstName, roleId: Role.Owner, passwordHash: null });
      expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'First come' });
    }
    const own = await registered(api, answers({ companyName: 'Second come' }));
    const corrected = await registered(api, answers({ email: own.email, firstName: 'Nadia' }));
    expect(corrected).toMatchObject({ id: own.id, firstName: 'Nadia', passwordHash: own.passwordHash });
  });

  it('deletes the password when two were chosen, even if the first one comes again', async () => {
    const first = answers();
    const { after } = await registeredAgain(first, { password: 'Another short sentence' });
    expect(after.passwordHash).toBeNull();
    expect((await registered(api, first)).passwordHash).toBeNull();
  });

  it('resets the decision about an application', async () => {
    const first = affiliateAnswers();
    const { id } = await registered(api, first);
    await api.db
      .update(affiliates)
      .set({ state: 'approved', decidedById: id, decidedAt: new Date(), reason: 'R', question: 'Q' })
      .where(eq(affiliates.userId, id));
    const later = { ...first, companyName: 'Another one' };
    await registered(api, later);
    expect(await applicationOf(api.db, id)).toMatchObject({
      companyName: 'Another one',
      state: 'pending',
      decidedById: null,
      decidedAt: null,
      reason: null,
      question: null,
      version: 2,
    });
  });

  it('does not rename a company with another member', async () => {
    const first = answers({ companyName: 'Taken over' });
    const { customerId } = await registered(api, first);
    await addPerson(api.db, { customerId, roleId: Role.Owner });
    const { before, after } = await registeredAgain(first, { companyName: 'Evil Ltd', lastName: 'Newer' });
    expect(after).toMatchObject({ id: before.id, lastName: 'Newer', customerId });
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Taken over' });
  });

  it('does not change a company with product requests, even without members', async () => {
    const first = answers({ companyName: 'Left behind' });
    const { customerId } = await registered(api, first);
    if (customerId === null) throw new Error('The company was not added');
    const { id: userId } = await addPerson(api.db, { customerId, roleId: Role.User });
    await api.db.insert(productRequests).values({
      customerId,
      userId,
      key: 'left behind',
      name: 'Cranes',
      nameKey: 'cranes',
      reason: 'Ours are hired',
    });
    const elsewhere = { customerId: null, roleId: Role.SystemAdmin };
    await api.db.update(users).set(elsewhere).where(eq(users.id, userId));
    const { after } = await registeredAgain(first, affiliateAnswers());
    expect(after).toMatchObject({ roleId: Role.Affiliate, customerId: null });
    expect(await customerOf(api.db, customerId)).toMatchObject({ name: 'Left behind' });
    expect(await partnersOf(api.db, customerId)).toEqual([1, 3, 4, 5]);
  });

  it('switches between client and affiliate, and deletes the data of the former type', async () => {
    const client = answers({ companyName: 'Turncoat' });
    const { before, after } = await registeredAgain(client, affiliateAnswers({ companyName: 'Turned' }));
    expect(after).toMatchObject({ id: before.id, roleId: Role.Affiliate, customerId: null });
    expect(await applicationOf(api.db, after.id)).toMatchObject({
      companyName: 'Turned',
      state: 'pending',
    });
    expect(await countCustomersNamed(api.db, 'Turncoat')).toBe(0);
    const back = await registered(api, client);
    expect(back).toMatchObject({ id: before.id, roleId: Role.Owner });
    expect(await applicationOf(api.db, back.id)).toBeUndefined();
    expect(await partnersOf(api.db, back.customerId)).toEqual([1, 3, 4, 5]);
    const application = affiliateAnswers();
    const changed = await registeredAgain(application, { companyName: 'Renamed', website: null });
    expect(await applicationOf(api.db, changed.after.id)).toMatchObject({
      companyName: 'Renamed',
      website: null,
    });
  });
});
