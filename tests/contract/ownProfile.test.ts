import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { failedLogIns } from '#server/platform/auth/attemptTables.ts';
import { createLink } from '#server/platform/auth/links.ts';
import { links, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { everyDatabaseKind } from './support/databases.ts';
import {
  dataOf,
  outcomeOf,
  password,
  peopleWith,
  personWith,
  queued,
  refusalOf,
} from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { askAs } from './support/signedIn.ts';

describe.each(everyDatabaseKind)('My profile on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), { LOG_IN_FAILURES_PER_ADDRESS: '10000' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(jobs);
    await api.db.delete(failedLogIns);
  });

  const change = (token: string, oldPassword: unknown = samplePassword, chosen: unknown = password) =>
    askAs(api, token, 'ChangePassword', { change: { oldPassword, password: chosen } });

  const save = (token: string, details: object) => askAs(api, token, 'SaveOwnDetails', { details });

  async function statusOf(accessToken: string) {
    const url = '/api/app/user-query/user-info';
    return (await api.call({ url, headers: bearer(accessToken) })).statusCode;
  }

  async function renewalOf(refreshToken: string) {
    const url = '/api/app/anonymous/refresh-token';
    return (await api.call({ method: 'POST', url, payload: { refreshToken } })).statusCode;
  }

  async function statusOfLoggingIn(email: string, typed: string) {
    const url = '/api/app/anonymous/login';
    return (await api.call({ method: 'POST', url, payload: { email, password: typed } })).statusCode;
  }

  const auditOf = (id: number) =>
    api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, String(id))));

  describe('details', () => {
    it.each(['admin@lintel.test', 'owner@lintel.test', 'user@newroof.test', 'affiliate@lintel.test'])(
      'can be read and saved by every role: %s',
      async (email) => {
        const token = await api.tokenOf(email);
        const before = await personWith(api.db, email);
        const names = { firstName: ' Ren ', lastName: 'Named' };
        const saved = dataOf(await save(token, { ...names, phone: '555 010 0177' }));
        const now = { firstName: 'Ren', lastName: 'Named', email, phone: '(555) 010-0177' };
        expect(saved).toMatchObject({ saveOwnDetails: { ...now, hasPassword: true } });
        expect(dataOf(await askAs(api, token, 'OwnProfile'))).toMatchObject({ ownProfile: now });
        expect(await personWith(api.db, email)).toMatchObject({ ...now, version: before.version });
        const [entry] = (await auditOf(before.id)).slice(-1);
        expect(entry).toMatchObject({
          action: 'user.saveProfile',
          actorId: before.id,
          before: null,
          after: { Changed: 'First name, Last name, Phone' },
        });
        await save(token, { ...names, phone: '555 010 0177' });
        expect((await auditOf(before.id)).at(-1)?.id).toBe(entry?.id);
        const { firstName, lastName, phone } = before;
        await save(token, { firstName, lastName, phone });
      },
    );

    it('need a name but no phone number, and report each invalid field', async () => {
      const { email } = await addPerson(api.db, { phone: '(555) 010-0123' });
      const token = await api.tokenOf(email);
      const { extensions } = refusalOf(await save(token, { firstName: ' ', lastName: '', phone: '12' }));
      expect(extensions.validationErrors?.flatMap(({ members }) => members)).toEqual([
        'firstName',
        'lastName',
        'phone',
      ]);
      dataOf(await save(token, { firstName: 'Some', lastName: 'Body', phone: '' }));
      expect((await personWith(api.db, email)).phone).toBeNull();
    });
  });

  describe('a new password', () => {
    it('ends the other sessions, is reported by mail, and is audited without its value', async () => {
      const person = await addPerson(api.db);
      const stranger = await api.tokenOf((await addPerson(api.db)).email);
      const [own, other] = [await api.logIn(person.email), await api.logIn(person.email, true)];
      expect(dataOf(await change(own.accessToken))).toEqual({ changePassword: { accepted: true } });
      expect([await statusOf(other.accessToken), await renewalOf(other.refreshToken)]).toEqual([401, 401]);
      expect([await statusOf(own.accessToken), await renewalOf(own.refreshToken)]).toEqual([200, 200]);
      expect(await statusOf(stranger)).toBe(200);
      expect(await queued(api.db)).toEqual([{ kind: 'passwordChangedMail', userId: person.id }]);
      expect(await statusOfLoggingIn(person.email, samplePassword)).toBe(401);
      expect(await statusOfLoggingIn(person.email, password)).toBe(200);
      const entries = await auditOf(person.id);
      expect(entries).toMatchObject([{ action: 'user.changePassword', actorId: person.id, before: null }]);
      expect(JSON.stringify(entries) + api.log.join('')).not.toContain(password);
    });

    it('invalidates the links that were mailed before', async () => {
      const person = await addPerson(api.db);
      await createLink(api.db, person.id, 'passwordReset');
      dataOf(await change(await api.tokenOf(person.email)));
      const left = await api.db.select().from(links).where(eq(links.userId, person.id));
      expect(left.filter(({ supersededAt }) => supersededAt === null)).toEqual([]);
    });

    it('is refused at the field of the old one when that is wrong, and changes nothing', async () => {
      const { email } = await addPerson(api.db);
      const [own, other] = [await api.tokenOf(email), await api.tokenOf(email)];
      const { extensions } = refusalOf(await change(own, 'not the right one'));
      expect(extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        validationErrors: [{ message: "This isn't your current password", members: ['oldPassword'] }],
      });
      expect(await statusOf(other)).toBe(200);
      expect(await queued(api.db)).toEqual([]);
      expect(await statusOfLoggingIn(email, samplePassword)).toBe(200);
    });

    it.each([
      ['is too short', 'short'],
      ['is common', 'password123'],
      ['is the old one', samplePassword],
      ['is the address', 'easy.to.guess@profile.test'],
    ])('is refused at its field when it %s', async (_what, chosen) => {
      const email = 'easy.to.guess@profile.test';
      if ((await peopleWith(api.db, email)).length === 0) await addPerson(api.db, { email });
      const { extensions } = refusalOf(await change(await api.tokenOf(email), samplePassword, chosen));
      expect(extensions.validationErrors?.map(({ members }) => members)).toEqual([['password']]);
    });

    it('is refused after too many guesses, even with the right old one, as a log-in is', async () => {
      const { email } = await addPerson(api.db);
      const token = await api.tokenOf(email);
      for (let tries = 0; tries < 10; tries += 1) {
        expect(outcomeOf(await change(token, `guess ${tries}`))).toBe('VALIDATION_FAILED');
      }
      expect(refusalOf(await change(token)).extensions).toMatchObject({
        code: 'TOO_MANY_ATTEMPTS',
        retryAfter: expect.any(Number),
      });
      expect(await statusOfLoggingIn(email, samplePassword)).toBe(429);
      expect(await statusOf(token)).toBe(200);
    });

    it('is set once by ten concurrent changes', async () => {
      const { email } = await addPerson(api.db);
      const token = await api.tokenOf(email);
      const passwords = Array.from({ length: 10 }, (_, at) => `${password} ${at}`);
      const answers = await Promise.all(passwords.map((each) => change(token, samplePassword, each)));
      const outcomes = answers.map(outcomeOf);
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
      expect(await statusOfLoggingIn(email, passwords[outcomes.indexOf('accepted')] ?? '')).toBe(200);
      expect(await queued(api.db)).toHaveLength(1);
    });

    it('is refused to a person without one, who logs in by single sign-on', async () => {
      const { id, email } = await addPerson(api.db);
      const token = await api.tokenOf(email);
      await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
      expect(dataOf(await askAs(api, token, 'OwnProfile'))).toMatchObject({
        ownProfile: { hasPassword: false },
      });
      expect(outcomeOf(await change(token))).toBe('VALIDATION_FAILED');
    });
  });

  it('answers 401 to a visitor', async () => {
    for (const name of ['OwnProfile', 'SaveOwnDetails', 'ChangePassword'] as const) {
      const variables = {
        details: { firstName: 'N', lastName: 'N' },
        change: { oldPassword: samplePassword, password },
      };
      expect((await askAs(api, undefined, name, variables)).statusCode).toBe(401);
    }
  });
});
