import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userInfoSchema } from '#domain/userInfo.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { median } from '#tests/support/median.ts';
import { bearer, manyFailures, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { addPerson } from './support/person.ts';

const url = '/api/app/anonymous/login';
const wrong = { error: { code: 'INVALID_CREDENTIALS', message: 'Email or password is incorrect' } };
const hour = 3_600_000;
const email = 'owner@lintel.test';

interface LoginAnswer {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
  userInfo: unknown;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe.each(databaseKinds)('logging in on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), manyFailures);
    // The times of log-ins count, so this hash has the agreed cost.
    const passwordHash = await hashPassword(samplePassword);
    await api.db.update(users).set({ passwordHash }).where(eq(users.email, email));
  });
  afterAll(() => api.close());

  function logIn(payload: object | string, headers: Record<string, string> = {}) {
    return api.call({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  }

  async function sessionOf(userId: number) {
    const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, userId));
    if (!session) throw new Error('No session');
    return session;
  }

  it('answers tokens and the person in the shape the browser stores', async () => {
    const answer = await logIn({ email: 'owner@lintel.test', password: samplePassword });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const body = answer.json<LoginAnswer>();
    expect(body).toMatchObject({ accessToken: expect.any(String), expiresIn: 900 });
    expect(Object.keys(decodeJwt(body.refreshToken)).toSorted()).toEqual([
      'aud',
      'exp',
      'gen',
      'iat',
      'iss',
      'sid',
    ]);
    expect(body.userInfo).toEqual(v.parse(userInfoSchema, body.userInfo));
    expect(body.userInfo).toMatchObject({
      userName: 'owner@lintel.test',
      roleDetail: { roles: [{ id: 2, name: 'Owner' }] },
      customer: { customerName: 'Acme Builders', sourceType: { id: 1, name: 'Affiliate' } },
    });
  });

  it('accepts an email address in any case, with spaces around it', async () => {
    const answer = await logIn({ email: '  OWNER@Lintel.TEST ', password: samplePassword });
    expect(answer.statusCode).toBe(200);
  });

  it('stores no token, and a session of the requested length', async () => {
    const short = await addPerson(api.db);
    const long = await addPerson(api.db);
    const answer = await logIn({ email: short.email, password: samplePassword });
    await logIn({ email: long.email, password: samplePassword, remember: true });
    const [shortSession, longSession] = [await sessionOf(short.id), await sessionOf(long.id)];
    const { refreshToken, accessToken } = answer.json<LoginAnswer>();
    const stored = JSON.stringify(shortSession);
    expect(stored).not.toContain(refreshToken);
    expect(stored).not.toContain(accessToken);
    expect(shortSession.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(12 * hour);
    expect(shortSession.expiresAt.getTime() - Date.now()).toBeGreaterThan(11 * hour);
    expect(shortSession.endsAt).toEqual(shortSession.expiresAt);
    expect(longSession.expiresAt.getTime() - Date.now()).toBeGreaterThan(13 * 24 * hour);
    expect(longSession.endsAt.getTime() - Date.now()).toBeGreaterThan(29 * 24 * hour);
    expect([shortSession.remember, longSession.remember]).toEqual([false, true]);
  });

  it.each([
    ['an unknown person', { email: 'nobody@lintel.test', password: samplePassword }],
    ['a wrong password', { email: 'owner@lintel.test', password: 'build-up-faster-1' }],
    ['an open invitation', { email: 'invited@lintel.test', password: samplePassword }],
    ['an injection', { email: `'or'1'='1@x.yz`, password: `' or 1=1 --` }],
  ])('refuses %s with the generic message', async (_what, credentials) => {
    const answer = await logIn(credentials);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(wrong);
  });

  it('refuses a deactivated person with the generic message', async () => {
    const person = await addPerson(api.db, { status: 'deactivated' });
    const answer = await logIn({ email: person.email, password: samplePassword });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe(JSON.stringify(wrong));
  });

  it.each([
    ['EMAIL_NOT_VERIFIED', { emailVerified: false }],
    ['PROFILE_INCOMPLETE', { profileComplete: false }],
  ])('answers %s only after the right password', async (code, state) => {
    const person = await addPerson(api.db, state);
    const right = await logIn({ email: person.email, password: samplePassword });
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({ error: { code } });
    const guess = await logIn({ email: person.email, password: 'a guess' });
    expect(guess.statusCode).toBe(401);
    expect(guess.json()).toEqual(wrong);
  });

  it('refuses a person without a password, who uses single sign-on, with the generic message', async () => {
    const person = await addPerson(api.db, { passwordHash: null });
    const answer = await logIn({ email: person.email, password: samplePassword });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe(JSON.stringify(wrong));
  });

  it('checks an email address with 90,000 dots within 500 ms', async () => {
    const start = performance.now();
    await logIn({ email: `a@b${'.'.repeat(90_000)}x`, password: 'x' });
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('takes about as long for an unknown person as for a wrong password', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await timeOf(() => logIn({ email, password: 'a guess' })));
      unknown.push(await timeOf(() => logIn({ email: 'nobody@lintel.test', password: 'a guess' })));
    }
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.6);
  });

  it('does not block other calls while many people log in', async () => {
    const headers = bearer(await api.tokenOf(email));
    let over = false;
    const many = Promise.all(Array.from({ length: 40 }, () => logIn({ email, password: 'a guess' })));
    const ended = many.finally(() => {
      over = true;
    });
    const other = await api.call({ url: '/api/app/user-query/user-info', headers });
    expect([other.statusCode, over]).toEqual([200, false]);
    await ended;
  });

  it.each([
    ['nothing', {}, ['email', 'password']],
    ['null', 'null', []],
    ['a list', [], ['email', 'password']],
    ['a string', '"text"', []],
    ['an array for the email', { email: [email], password: 'x' }, ['email']],
    ['an object for the email', { email: { $ne: null }, password: 'x' }, ['email']],
    ['a number for the password', { email, password: 1 }, ['password']],
    ['an array for the password', { email, password: [samplePassword] }, ['password']],
    ['no password', { email, password: '' }, ['password']],
    ['a string for remember', { email, password: 'x', remember: 'yes' }, ['remember']],
    ['an invalid email address', { email: 'owner', password: 'x' }, ['email']],
    [
      'an email address of 321 characters',
      { email: `${'a'.repeat(309)}@lintel.test`, password: 'x' },
      ['email'],
    ],
    ['a password of 129 characters', { email, password: 'x'.repeat(129) }, ['password']],
    ['a NUL character in the email address', { email: 'owner\u0000@lintel.test', password: 'x' }, []],
    ['a lone surrogate in the password', { email, password: '\ud800' }, []],
  ])('refuses %s, naming the fields', async (_what, payload, members) => {
    const answer = await logIn(typeof payload === 'string' ? payload : JSON.stringify(payload));
    expect(answer.statusCode).toBe(400);
    const { error } = answer.json<{
      error: { code: string; message: string; validationErrors: { message: string; members: string[] }[] };
    }>();
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(error.message).toBe(error.validationErrors[0]?.message);
    expect(error.validationErrors.flatMap((entry) => entry.members)).toEqual(members);
  });

  it('computes no hash for an over-long password', async () => {
    const longest: number[] = [];
    const tooLong: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      longest.push(await timeOf(() => logIn({ email, password: 'x'.repeat(128) })));
      tooLong.push(await timeOf(() => logIn({ email, password: 'x'.repeat(90_000) })));
    }
    expect(median(tooLong)).toBeLessThan(median(longest) * 0.5);
  });

  it('refuses a body of a megabyte with 413', async () => {
    const answer = await logIn({ email, password: 'x'.repeat(1_000_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({
      error: { code: 'BODY_TOO_LARGE', message: 'The request is too large: at most 100 kB can be sent' },
    });
  });

  it.each([
    ['a truncated body', '{"email": "owner@', 'application/json', 400, 'MALFORMED_JSON'],
    ['a form', 'email=a&password=b', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{}', 'text/plain', 400, 'VALIDATION_FAILED'],
    ['an empty body', '', 'application/json', 400, 'VALIDATION_FAILED'],
    ['a poisoned body', '{"__proto__":{"x":1}}', 'application/json', 400, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, payload, type, status, code) => {
    const answer = await logIn(payload, { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { code } });
  });
});
