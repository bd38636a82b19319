import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeProfile } from '#server/modules/registration/completeProfile.ts';
import { logInBySingleSignOn } from '#server/modules/sessions/logInBySingleSignOn.ts';
import { createLink, findLink } from '#server/platform/auth/links.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { openBrowser } from './support/browser.ts';
import { databaseKinds } from './support/databases.ts';
import { addPerson } from './support/person.ts';
import { begin, choose, enter, exchange, outcomeOf, readSession } from './support/singleSignOn.ts';

const noAccount = {
  error: {
    code: 'SSO_NO_ACCOUNT',
    message: "There's no account for this email. Ask the owner of your company to add you, or register.",
  },
};

describe.each(databaseKinds)('the link to an identity of single sign-on, on $name,', ({ open }) => {
  let api: Api;
  let origin: string;

  beforeAll(async () => {
    api = await openApi(await open());
    origin = await api.listen();
  });
  afterAll(() => api.close());

  const enterAs = (email: string, isConfirmed = true) => enter(openBrowser(origin), { email, isConfirmed });
  const linksOf = (userId: number) =>
    api.db.select().from(ssoIdentities).where(eq(ssoIdentities.userId, userId));
  const mailsTo = (userId: number) =>
    api.db
      .select()
      .from(jobs)
      .where(
        and(
          sql`${jobs.job}->>'kind' = 'singleSignOnLinkedMail'`,
          sql`(${jobs.job}->>'userId')::int = ${userId}`,
        ),
      );

  async function readPerson(userId: number) {
    const [user] = await api.db.select().from(users).where(eq(users.id, userId));
    return user;
  }

  it('is added to an active person once, with one mail to them', async () => {
    const { id, email, passwordHash } = await addPerson(api.db);
    for (const spelling of [email, email.toUpperCase()]) {
      expect((await readSession(await enterAs(spelling))).userInfo.userId).toBe(id);
    }
    expect(await linksOf(id)).toHaveLength(1);
    expect(await mailsTo(id)).toHaveLength(1);
    expect(await readPerson(id)).toMatchObject({ passwordHash, emailVerified: true });
    expect(await api.logIn(email)).toHaveProperty('accessToken');
  });

  it('identifies the person whatever their address is, confirmed or not', async () => {
    const { id, email } = await addPerson(api.db);
    await enterAs(email);
    await api.db
      .update(users)
      .set({ email: `new-${email}` })
      .where(eq(users.id, id));
    const newcomer = await addPerson(api.db, { email });
    expect((await readSession(await enterAs(email, false))).userInfo.userId).toBe(id);
    expect(await linksOf(newcomer.id)).toEqual([]);
  });

  it('is not added by an address that the provider has not verified', async () => {
    const { id, email } = await addPerson(api.db);
    const answer = await enterAs(email, false);
    expect([answer.status, await answer.json()]).toEqual([403, noAccount]);
    expect(await linksOf(id)).toEqual([]);
    expect(await mailsTo(id)).toEqual([]);
  });

  it('is refused in the same way for an unknown address and for a deactivated person', async () => {
    const { id, email } = await addPerson(api.db, { status: 'deactivated' });
    const answers = await Promise.all([enterAs('nobody@somebody.test'), enterAs(email)]);
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([403, noAccount]);
    expect(await linksOf(id)).toEqual([]);
  });

  it('does not let a deactivated person log in', async () => {
    const { id, email } = await addPerson(api.db);
    await enterAs(email);
    await api.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, id));
    expect(await outcomeOf(await enterAs(email))).toEqual([403, 'SSO_NO_ACCOUNT']);
  });

  it('revokes the password, links, and sessions of an account with an unconfirmed address', async () => {
    const { id, email } = await addPerson(api.db);
    const stolen = await api.logIn(email);
    await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, id));
    const purposes = ['verification', 'profile', 'passwordReset'] as const;
    const secrets = await Promise.all(purposes.map((purpose) => createLink(api.db, id, purpose)));

    const session = await readSession(await enterAs(email));

    expect(await readPerson(id)).toMatchObject({ emailVerified: true, passwordHash: null });
    const password = await api.call({
      method: 'POST',
      url: '/api/app/anonymous/login',
      payload: { email, password: samplePassword },
    });
    expect(password.statusCode).toBe(401);
    const renewal = await api.call({
      method: 'POST',
      url: '/api/app/anonymous/refresh-token',
      payload: { refreshToken: stolen.refreshToken },
    });
    expect(renewal.statusCode).toBe(401);
    const url = '/api/app/user-query/user-info';
    expect((await api.call({ url, headers: bearer(stolen.accessToken) })).statusCode).toBe(401);
    expect((await api.call({ url, headers: bearer(session.accessToken) })).statusCode).toBe(200);
    for (const secret of secrets) {
      expect(await findLink(api.db, secret)).toMatchObject({ supersededAt: expect.any(Date) });
    }
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it('revokes the password and sessions of an account that joined by a link from an owner', async () => {
    const { id, email } = await addPerson(api.db, {
      status: 'invited',
      emailVerified: false,
      profileComplete: false,
      passwordHash: null,
      termsAcceptedAt: null,
    });
    const ticket = await createLink(api.db, id, 'invitation', { handedOn: true });
    await completeProfile(api.db, ticket, {
      password: samplePassword,
      terms: true,
      phone: '5550100123',
    });
    const { accessToken } = await api.logIn(email);

    await enterAs(email);

    expect(await readPerson(id)).toMatchObject({
      emailVerified: true,
      addressVouchedFor: false,
      passwordHash: null,
    });
    const url = '/api/app/user-query/user-info';
    expect((await api.call({ url, headers: bearer(accessToken) })).statusCode).toBe(401);
  });

  it('is added once by two concurrent log-ins, and ends neither session', async () => {
    const { id, email } = await addPerson(api.db, { emailVerified: false });
    const callbacks = await Promise.all(
      [openBrowser(origin), openBrowser(origin)].map(async (browser) => ({
        browser,
        callback: await choose(browser, await begin(browser), { email }),
      })),
    );
    const answers = await Promise.all(callbacks.map(({ browser, callback }) => exchange(browser, callback)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(id)).toHaveLength(1);
    const rows = await api.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(rows.map(({ revokedAt }) => revokedAt)).toEqual([null, null]);
  });

  const enterWith = (subject: string, email: string, issuer = 'https://id.example') =>
    logInBySingleSignOn(api.db, { issuer, subject, email }, null);

  it('is not replaced by another subject with the same address, and no mail is sent', async () => {
    const { id, email } = await addPerson(api.db);
    await enterWith(`${email} first`, email);
    await expect(enterWith(`${email} heir`, email)).rejects.toMatchObject({ code: 'SSO_NO_ACCOUNT' });
    expect(await linksOf(id)).toMatchObject([{ subject: `${email} first` }]);
    expect(await mailsTo(id)).toHaveLength(1);
    expect(await enterWith(`${email} first`, email)).toHaveProperty('sessionId');
  });

  it('is added once for each provider', async () => {
    const { id, email } = await addPerson(api.db);
    for (const issuer of ['https://id.example', 'https://other.example']) {
      expect(await enterWith(`${email} each`, email, issuer)).toHaveProperty('sessionId');
    }
    expect(await linksOf(id)).toHaveLength(2);
  });

  it('is added for one of ten concurrent identities; the others are refused', async () => {
    const { id, email } = await addPerson(api.db, { emailVerified: false });
    const subjects = Array.from({ length: 10 }, (_, index) => `${email} ${index}`);
    const entries = await Promise.allSettled(subjects.map((subject) => enterWith(subject, email)));
    const refusals = entries.filter((entry) => entry.status === 'rejected');
    expect(refusals.map(({ reason }) => reason as unknown)).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining({ code: 'SSO_NO_ACCOUNT' })),
    );
    expect(await linksOf(id)).toHaveLength(1);
    expect(await mailsTo(id)).toHaveLength(1);
    const rows = await api.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(rows.map(({ revokedAt }) => revokedAt)).toEqual([null]);
  });

  it('gives an invited person a ticket for their profile, and keeps the invitation valid', async () => {
    const invited = {
      status: 'invited',
      emailVerified: false,
      profileComplete: false,
      passwordHash: null,
    } as const;
    const { id, email } = await addPerson(api.db, invited);
    const invitation = await createLink(api.db, id, 'invitation');
    for (const isConfirmed of [true, false]) {
      const answer = await enterAs(email, isConfirmed);
      const { error } = (await answer.json()) as {
        error: { code: string; details: { profileTicket: string } };
      };
      expect([answer.status, error.code]).toEqual([403, 'PROFILE_INCOMPLETE']);
      expect(await findLink(api.db, error.details.profileTicket)).toMatchObject({
        userId: id,
        purpose: 'profile',
        supersededAt: null,
      });
    }
    expect(await linksOf(id)).toHaveLength(1);
    expect(await readPerson(id)).toMatchObject({ status: 'invited', emailVerified: true, firstName: 'Some' });
    expect(await findLink(api.db, invitation)).toMatchObject({ supersededAt: null });
    expect(await api.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(api.log.join('')).not.toContain('profileTicket');
  });

  it('gives an active person with an incomplete profile a ticket, too', async () => {
    const { email } = await addPerson(api.db, { profileComplete: false });
    expect(await outcomeOf(await enterAs(email))).toEqual([403, 'PROFILE_INCOMPLETE']);
  });
});

it('single sign-on refuses sample people without sample data', async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('No database');
  const api = await openApi(await kind.open(), { SAMPLE_DATA: 'off' });
  const answer = await enter(openBrowser(await api.listen()), { email: 'owner@lintel.test' });
  expect(await outcomeOf(answer)).toEqual([403, 'SSO_NO_ACCOUNT']);
  await api.close();
});
