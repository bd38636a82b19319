import { count, eq } from 'drizzle-orm';
import { setSampleHidden } from '#server/platform/db/hidden.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { isCorrectPassword } from '#server/platform/auth/passwords.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { openApi, type Api } from './support/api.ts';
import { applicationOf, customerOf, countCustomersNamed, partnersOf } from './support/companies.ts';
import { everyDatabaseKind } from './support/databases.ts';
import {
  affiliateAnswers,
  answers,
  ask,
  dataOf,
  manyMails,
  newEmail,
  outcomeOf,
  password,
  peopleWith,
  personWith,
  queued,
  refusalOf,
  register,
  registered,
} from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

describe.each(everyDatabaseKind)('registering on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(jobs));

  async function addAffiliate(state: 'approved' | 'pending', changes: object = {}) {
    const person = await addPerson(api.db, { roleId: Role.Affiliate, ...changes });
    const [row] = await api.db
      .insert(affiliates)
      .values({ userId: person.id, companyName: 'Referrals Unlimited', state })
      .returning();
    return row?.id ?? 0;
  }

  const rename = (id: number, companyName: string) =>
    api.db.update(affiliates).set({ companyName }).where(eq(affiliates.id, id));

  it('makes a client the owner of a new customer with the default partners', async () => {
    const sent = answers({ email: ' Nora@New-Sons.TEST ', offerNews: true, heardFrom: 'An event' });
    dataOf(await register(api, sent));
    const person = await personWith(api.db, 'nora@new-sons.test');
    expect(person).toMatchObject({
      firstName: 'Nora',
      lastName: 'New',
      phone: '(555) 010-0199',
      roleId: Role.Owner,
      status: 'active',
      emailVerified: false,
      profileComplete: false,
      termsAcceptedAt: expect.any(Date),
      offerNews: true,
      heardFrom: 'An event',
      sample: false,
    });
    expect(person.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isCorrectPassword(password, person.passwordHash)).toBe(true);
    expect(await customerOf(api.db, person.customerId)).toMatchObject({
      name: 'New & Sons',
      sourceId: 3559,
      sourceTypeId: 1,
      sample: false,
    });
    expect(await partnersOf(api.db, person.customerId)).toEqual([1, 3, 4, 5]);
    expect(await applicationOf(api.db, person.id)).toBeUndefined();
    expect(await queued(api.db)).toEqual([{ kind: 'verificationMail', userId: person.id }]);
  });

  it('creates a pending application for an affiliate, sponsored by the marketplace', async () => {
    const person = await registered(api, affiliateAnswers());
    expect(person).toMatchObject({ roleId: Role.Affiliate, customerId: null, phone: null });
    expect(await applicationOf(api.db, person.id)).toMatchObject({
      companyName: 'New & Sons',
      website: 'https://newcomer.example',
      sponsorId: 3559,
      state: 'pending',
    });
    expect(await queued(api.db)).toEqual([{ kind: 'verificationMail', userId: person.id }]);
  });

  it('grants the partners and the approval that the settings say', async () => {
    const other = await openApi(
      { db: api.db, place: '', close: () => Promise.resolve() },
      { ...manyMails, DEFAULT_PARTNERS: '12,6', AFFILIATE_AUTO_APPROVE: 'on' },
    );
    const [client, affiliate] = [answers(), affiliateAnswers()];
    for (const registration of [client, affiliate]) await ask(other, 'Register', { registration });
    await other.close();
    const [owner, referrer] = [
      await personWith(api.db, client.email),
      await personWith(api.db, affiliate.email),
    ];
    expect(await partnersOf(api.db, owner.customerId)).toEqual([6, 12]);
    expect(await applicationOf(api.db, referrer.id)).toMatchObject({ state: 'approved' });
  });

  it('stores the page of the wanted offer, which only the first log-in returns', async () => {
    const sent = answers({ wantedPath: '/partner/ppg' });
    const person = await registered(api, sent);
    await api.db
      .update(users)
      .set({ emailVerified: true, profileComplete: true })
      .where(eq(users.id, person.id));
    const logIn = () =>
      api.call({
        method: 'POST',
        url: '/api/app/anonymous/login',
        payload: { email: sent.email, password: sent.password, remember: false },
      });
    expect((await logIn()).json()).toMatchObject({ wantedPath: '/partner/ppg' });
    expect((await logIn()).json()).not.toHaveProperty('wantedPath');
  });

  describe('with a sponsor', () => {
    it('stores an approved affiliate as the sponsor of clients and affiliates', async () => {
      const sponsorId = await addAffiliate('approved');
      const client = await registered(api, answers({ sponsorId }));
      expect(await customerOf(api.db, client.customerId)).toMatchObject({
        sourceId: sponsorId,
        sourceTypeId: 1,
      });
      expect(client.roleId).toBe(Role.Owner);
      const referrer = await registered(api, affiliateAnswers({ sponsorId }));
      expect(await applicationOf(api.db, referrer.id)).toMatchObject({ sponsorId });
      expect(referrer.roleId).toBe(Role.Affiliate);
    });

    it('finds the sponsor by the name of the business, ignoring case', async () => {
      const sponsorId = await addAffiliate('approved');
      await rename(sponsorId, 'Stone & Söhne');
      const client = await registered(api, answers({ sponsorId: ' stone & Söhne ' }));
      expect(await customerOf(api.db, client.customerId)).toMatchObject({ sourceId: sponsorId });
    });

    it('refuses an unknown name, an ambiguous one, and that of an affiliate without approval', async () => {
      const [one, two, three] = [
        await addAffiliate('approved'),
        await addAffiliate('approved'),
        await addAffiliate('pending'),
      ];
      await rename(one, 'Twice');
      await rename(two, 'twice');
      await rename(three, 'Not yet');
      for (const sponsorId of ['Nobody', 'Twice', 'Not yet', 'Tw%']) {
        const answer = await register(api, answers({ sponsorId }));
        expect(refusalOf(answer)).toMatchObject({
          message: "We don't know a business of that name. Ask for its affiliate ID, or leave this blank.",
          extensions: { code: 'VALIDATION_FAILED', validationErrors: [{ members: ['sponsorId'] }] },
        });
      }
    });

    it.each<[string, () => Promise<number>]>([
      ['an unknown number', () => Promise.resolve(999_999_999)],
      ['zero', () => Promise.resolve(0)],
      ['the number of an affiliate without approval', () => addAffiliate('pending')],
      [
        'the number of an affiliate with an unconfirmed address',
        () => addAffiliate('approved', { emailVerified: false }),
      ],
      ['the number of a deactivated affiliate', () => addAffiliate('approved', { status: 'deactivated' })],
    ])('refuses %s with the same message for both types', async (_what, make) => {
      const sponsorId = await make();
      for (const sent of [answers({ sponsorId }), affiliateAnswers({ sponsorId })]) {
        const answer = await register(api, sent);
        expect(answer.statusCode).toBe(200);
        expect(refusalOf(answer)).toMatchObject({
          message: "We don't know that affiliate ID. Leave it blank if unsure.",
          extensions: {
            code: 'VALIDATION_FAILED',
            validationErrors: [
              {
                message: "We don't know that affiliate ID. Leave it blank if unsure.",
                members: ['sponsorId'],
              },
            ],
          },
        });
        expect(answer.body).not.toContain('Referrals');
        expect(await peopleWith(api.db, sent.email)).toEqual([]);
      }
      expect(await queued(api.db)).toEqual([]);
    });
  });

  it('answers the same for every address, and does not change existing people', async () => {
    const verified = await addPerson(api.db);
    const incomplete = await addPerson(api.db, { profileComplete: false });
    const deactivated = await addPerson(api.db, { status: 'deactivated' });
    const invited = await addPerson(api.db, {
      status: 'invited',
      emailVerified: false,
      profileComplete: false,
      passwordHash: null,
    });
    const longAgo = new Date(Date.now() - 3_600_000);
    const unverified = await addPerson(api.db, {
      emailVerified: false,
      profileComplete: false,
      createdAt: longAgo,
    });
    const known = [verified, incomplete, deactivated, invited];
    const customersBefore = await api.db.select({ rows: count() }).from(customers);
    const answered = [];
    for (const { email } of [...known, unverified, { email: newEmail() }]) {
      answered.push(await register(api, answers({ email, firstName: 'Mallory', companyName: 'Evil Ltd' })));
    }
    expect(new Set(answered.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"data":{"register":{"accepted":true}}}']),
    );
    const namesOfHeaders = answered.map(({ headers }) => Object.keys(headers).join());
    expect(new Set(namesOfHeaders).size).toBe(1);
    for (const person of known) expect(await personWith(api.db, person.email)).toEqual(person);
    const customersAfter = await api.db.select({ rows: count() }).from(customers);
    // One for the stranger, one for the person who had not confirmed their address.
    expect(customersAfter[0]?.rows).toBe((customersBefore[0]?.rows ?? 0) + 1);
    const mails = await queued(api.db);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'accountExistsMail',
      'accountExistsMail',
      'accountExistsMail',
      'invitationMail',
      'verificationMail',
      'verificationMail',
    ]);
    expect(mails.slice(0, 5)).toMatchObject([...known, unverified].map(({ id }) => ({ userId: id })));
  });

  it('does not find hidden sample people, and answers the same', async () => {
    const before = await personWith(api.db, 'owner@lintel.test');
    await setSampleHidden(api.db, true);
    const answer = await ask(api, 'Register', { registration: answers({ email: 'owner@lintel.test' }) });
    await setSampleHidden(api.db, false);
    expect(dataOf(answer)).toEqual({ register: { accepted: true } });
    expect(await personWith(api.db, 'owner@lintel.test')).toEqual(before);
    expect(await queued(api.db)).toEqual([]);
  });

  it('creates one person, one customer, and one mail from 50 concurrent requests', async () => {
    const sent = answers({ companyName: 'All at once' });
    const answered = await Promise.all(Array.from({ length: 50 }, () => register(api, sent)));
    expect(answered.map(outcomeOf)).toEqual(Array<string>(50).fill('accepted'));
    expect(await peopleWith(api.db, sent.email)).toHaveLength(1);
    expect(await countCustomersNamed(api.db, 'All at once')).toBe(1);
    const { id, passwordHash } = await personWith(api.db, sent.email);
    expect(await queued(api.db)).toEqual([{ kind: 'verificationMail', userId: id }]);
    expect(await isCorrectPassword(password, passwordHash)).toBe(true);
  });
});
