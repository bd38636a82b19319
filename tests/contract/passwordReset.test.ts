import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLink } from '#server/platform/auth/links.ts';
import { customers, links, sessions, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { median } from '#tests/support/median.ts';
import { bearer, manyFailures, openApi, type Api } from './support/api.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { ask, manyMails, outcomeOf, password, personWith, queued, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { mailedLink } from './support/work.ts';

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe.each(everyDatabaseKind)('a link to reset a password on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), { ...manyMails, ...manyFailures });
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(jobs));

  async function addPersonWithLink(changes: Partial<typeof users.$inferInsert> = {}) {
    const person = await addPerson(api.db, changes);
    return { person, token: await createLink(api.db, person.id, 'passwordReset') };
  }

  function reset(token: unknown, chosen: unknown = password) {
    return ask(api, 'ResetPassword', { token, password: chosen });
  }

  async function statusOfLoggingIn(email: string, typed: string) {
    const url = '/api/app/anonymous/login';
    return (await api.call({ method: 'POST', url, payload: { email, password: typed } })).statusCode;
  }

  it('shows only the email address of its person, and is not used up by opening it', async () => {
    const { token } = await addPersonWithLink({ email: 'dana.looks@reset.test' });
    for (const _ of [1, 2]) {
      const answer = await ask(api, 'PasswordResetLink', { token });
      expect(answer.body).toBe('{"data":{"passwordResetLink":{"email":"dana.looks@reset.test"}}}');
    }
    expect(outcomeOf(await reset(token))).toBe('accepted');
    expect(outcomeOf(await ask(api, 'PasswordResetLink', { token }))).toBe('LINK_USED');
  });

  it('changes the password, and enqueues a mail to the person', async () => {
    const { person, token } = await addPersonWithLink();
    const answer = await reset(token);
    expect(answer.body).toBe('{"data":{"resetPassword":{"accepted":true}}}');
    expect(JSON.stringify(answer.headers)).not.toContain(token);
    expect(await queued(api.db)).toEqual([{ kind: 'passwordChangedMail', userId: person.id }]);
    expect(await statusOfLoggingIn(person.email, samplePassword)).toBe(401);
    expect(await statusOfLoggingIn(person.email, password)).toBe(200);
    expect(api.log.join('')).not.toContain(token);
  });

  it('ends every session of the person, and no others', async () => {
    const { person, token } = await addPersonWithLink();
    const other = await api.tokenOf((await addPerson(api.db)).email);
    const [first, second] = [await api.logIn(person.email), await api.logIn(person.email, true)];
    await reset(token);
    const statusOf = async (accessToken: string) =>
      (await api.call({ url: '/api/app/user-query/user-info', headers: bearer(accessToken) })).statusCode;
    const renew = async (refreshToken: string) => {
      const url = '/api/app/anonymous/refresh-token';
      return (await api.call({ method: 'POST', url, payload: { refreshToken } })).statusCode;
    };
    expect([await statusOf(first.accessToken), await statusOf(second.accessToken)]).toEqual([401, 401]);
    expect([await renew(first.refreshToken), await renew(second.refreshToken)]).toEqual([401, 401]);
    expect(await statusOf(other)).toBe(200);
  });

  it.each([
    ['session', true],
    ['ticket for the profile', false],
  ])('leaves no %s to concurrent log-ins with the old password', async (_what, profileComplete) => {
    const { person, token } = await addPersonWithLink({ profileComplete });
    const stream: Promise<number>[] = [];
    const changed = new AbortController();
    const change = reset(token).finally(() => {
      changed.abort();
    });
    while (!changed.signal.aborted) {
      stream.push(statusOfLoggingIn(person.email, samplePassword));
      await delay(4);
    }
    expect(outcomeOf(await change)).toBe('accepted');
    expect(await Promise.all(stream)).toContain(401);
    const begun = await api.db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(begun.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    const left = await api.db.select().from(links).where(eq(links.userId, person.id));
    expect(left.filter(({ usedAt, supersededAt }) => !usedAt && !supersededAt)).toEqual([]);
  });

  it('sets one password when it is used 20 times at once', async () => {
    const { person, token } = await addPersonWithLink();
    const passwords = Array.from({ length: 20 }, (_, at) => `${password} ${at}`);
    const outcomes = (await Promise.all(passwords.map((each) => reset(token, each)))).map(outcomeOf);
    expect(outcomes.toSorted()).toEqual([...Array<string>(19).fill('LINK_USED'), 'accepted']);
    expect(await statusOfLoggingIn(person.email, passwords[outcomes.indexOf('accepted')] ?? '')).toBe(200);
    expect(await queued(api.db)).toHaveLength(1);
  });

  it('supersedes an older one, and invalidates all older links when it is used', async () => {
    const { person, token: older } = await addPersonWithLink({ profileComplete: false });
    const newer = await createLink(api.db, person.id, 'passwordReset');
    const ticket = await createLink(api.db, person.id, 'profile');
    expect(outcomeOf(await reset(older))).toBe('LINK_SUPERSEDED');
    expect(await statusOfLoggingIn(person.email, password)).toBe(401);
    // Two concurrent requests could leave a second valid link like this one.
    await api.db.update(links).set({ supersededAt: null }).where(eq(links.userId, person.id));
    expect(outcomeOf(await reset(newer))).toBe('accepted');
    expect(outcomeOf(await reset(older, 'Yet another sentence'))).toBe('LINK_SUPERSEDED');
    expect(outcomeOf(await ask(api, 'PendingProfile', { ticket }))).toBe('LINK_SUPERSEDED');
  });

  it('expires after an hour', async () => {
    const { person, token } = await addPersonWithLink();
    const [link] = await api.db.select().from(links).where(eq(links.userId, person.id));
    expect((link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)).toBe(3_600_000);
    await api.db
      .update(links)
      .set({ expiresAt: sql`now()` })
      .where(eq(links.userId, person.id));
    for (const answer of [await reset(token), await ask(api, 'PasswordResetLink', { token })]) {
      expect(outcomeOf(answer)).toBe('LINK_EXPIRED');
    }
  });

  it('confirms the email address that it was mailed to', async () => {
    const person = await addPerson(api.db, { emailVerified: false, passwordHash: null });
    await ask(api, 'RequestPasswordReset', { email: person.email });
    const { token } = await mailedLink(api.db, person.email);
    expect(await statusOfLoggingIn(person.email, password)).toBe(401);
    await reset(token);
    expect((await personWith(api.db, person.email)).emailVerified).toBe(true);
    expect(await statusOfLoggingIn(person.email, password)).toBe(200);
  });

  it.each([
    ['an invited person', { status: 'invited' as const, passwordHash: null }],
    ['a deactivated person', { status: 'deactivated' as const }],
  ])('is invalid for %s', async (_who, changes) => {
    const { person, token } = await addPersonWithLink(changes);
    expect(outcomeOf(await ask(api, 'PasswordResetLink', { token }))).toBe('LINK_INVALID');
    expect(outcomeOf(await reset(token))).toBe('LINK_INVALID');
    expect(await personWith(api.db, person.email)).toEqual(person);
  });

  it('is invalid when it was created for another purpose', async () => {
    const person = await addPerson(api.db, { profileComplete: false });
    for (const purpose of ['verification', 'invitation', 'profile'] as const) {
      const token = await createLink(api.db, person.id, purpose);
      expect(outcomeOf(await reset(token))).toBe('LINK_INVALID');
    }
    expect(await personWith(api.db, person.email)).toEqual(person);
  });

  it.each([
    ['too short', 'short', 'Password must be at least 8 characters'],
    ['empty', '', 'Please enter Password'],
    ['common', 'password123', 'This password is too common. Choose another.'],
    ['the email address', 'chooser@reset.test', 'This password is too easy to guess. Choose another.'],
    ['the company name', 'Choosers Union', 'This password is too easy to guess. Choose another.'],
    ['the old one', samplePassword, "Choose a password you haven't used here before"],
  ])('stays valid when the new password is %s', async (_what, chosen, message) => {
    const [customer] = await api.db.insert(customers).values({ name: 'Choosers’ Union' }).returning();
    const { person, token } = await addPersonWithLink({
      email: 'chooser@reset.test',
      customerId: customer?.id ?? null,
    });
    expect(refusalOf(await reset(token, chosen))).toMatchObject({
      message,
      extensions: { code: 'VALIDATION_FAILED', validationErrors: [{ message, members: ['password'] }] },
    });
    expect(await queued(api.db)).toEqual([]);
    expect(outcomeOf(await reset(token))).toBe('accepted');
    await api.db
      .update(users)
      .set({ email: `gone-${person.id}@reset.test` })
      .where(eq(users.id, person.id));
  });

  it('is refused without hashing when it is wrong or the password is too long', async () => {
    const right: number[] = [];
    const wrong: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { token } = await addPersonWithLink();
      wrong.push(
        await timeOf(() => reset('A'.repeat(43))),
        await timeOf(() => reset(token, 'x'.repeat(90_000))),
      );
      right.push(await timeOf(() => reset(token)));
    }
    expect(median(wrong)).toBeLessThan(median(right) * 0.5);
  });

  it.each([[['t']], [{ t: 1 }], [null]])('is refused with %j as the token or the password', async (value) => {
    const { token } = await addPersonWithLink();
    for (const answer of [await reset(value), await reset(token, value)]) {
      expect([answer.statusCode, outcomeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
      expect(answer.body).not.toContain(token);
    }
    expect(outcomeOf(await reset(token))).toBe('accepted');
  });
});
