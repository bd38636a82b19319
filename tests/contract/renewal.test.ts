import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenResponseSchema, type TokenResponse } from '#domain/tokens.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { enqueueRound } from '#server/platform/jobs/enqueueJob.ts';
import { authSecret, bearer, openApi, type Api } from './support/api.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { addPerson } from './support/person.ts';
import { toolsFor, workThrough } from './support/work.ts';

const url = '/api/app/anonymous/refresh-token';
const ended = { error: { code: 'SESSION_ENDED', message: 'Your session has ended. Log in again' } };
const hour = 3_600_000;
const day = 24 * hour;
/** Rounds in which 50 callers renew the same token at once. */
const rounds = process.env['FULL'] === '1' ? 20 : 5;

function sign(claims: JWTPayload, typ = 'rt+jwt', secret = authSecret) {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).sign(new TextEncoder().encode(secret));
}

function without(claims: JWTPayload, claim: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
}

describe.each(everyDatabaseKind)('renewing a session on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  function renew(refreshToken: unknown) {
    return api.call({ method: 'POST', url, payload: { refreshToken } });
  }

  async function renewed(refreshToken: string): Promise<TokenResponse> {
    const answer = await renew(refreshToken);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  async function statusOf(accessToken: string): Promise<number> {
    const userInfo = '/api/app/user-query/user-info';
    return (await api.call({ url: userInfo, headers: bearer(accessToken) })).statusCode;
  }

  /** Adds a person who logs in, and returns functions that read and change their session. */
  async function addLoggedIn(remember = false) {
    const person = await addPerson(api.db);
    const ofPerson = eq(sessions.userId, person.id);
    return {
      person,
      first: await api.logIn(person.email, remember),
      session: async () => {
        const [session] = await api.db.select().from(sessions).where(ofPerson);
        if (!session) throw new Error('No session');
        return session;
      },
      change: (changes: Partial<typeof sessions.$inferInsert>) =>
        api.db.update(sessions).set(changes).where(ofPerson),
      passGrace: () =>
        api.db
          .update(sessions)
          .set({ rotatedAt: sql`${sessions.rotatedAt} - interval '11 seconds'` })
          .where(ofPerson),
    };
  }

  it('answers like a log-in, with the current data of the person', async () => {
    const { person, first } = await addLoggedIn();
    await api.db.update(users).set({ firstName: 'Renamed' }).where(eq(users.id, person.id));
    const answer = await renew(first.refreshToken);
    expect(answer.headers['cache-control']).toBe('no-store');
    const body = answer.json<TokenResponse>();
    const { expiresIn, ...read } = body;
    expect(v.parse(tokenResponseSchema, body)).toEqual({ ...read, wantedPath: null });
    expect(Object.keys(body)).toEqual(Object.keys(first));
    expect(expiresIn).toBe(900);
    expect(read.userInfo).toEqual({ ...first.userInfo, firstName: 'Renamed' });
    expect(await statusOf(body.accessToken)).toBe(200);
    expect(decodeJwt(body.accessToken)['sid']).toBe(decodeJwt(first.accessToken)['sid']);
  });

  it('works with each new token', async () => {
    let { refreshToken } = (await addLoggedIn()).first;
    for (const generation of [2, 3, 4]) {
      ({ refreshToken } = await renewed(refreshToken));
      expect(decodeJwt(refreshToken)['gen']).toBe(generation);
    }
  });

  it('answers a token that was just used with the current generation', async () => {
    const { first, session } = await addLoggedIn();
    const second = await renewed(first.refreshToken);
    const again = await renewed(first.refreshToken);
    expect(decodeJwt(again.refreshToken)['gen']).toBe(decodeJwt(second.refreshToken)['gen']);
    expect((await session()).generation).toBe(2);
    expect((await renew(second.refreshToken)).statusCode).toBe(200);
  });

  it.each(['one token back', 'two tokens back'])(
    'revokes the session when an old token is used again: %s',
    async (which) => {
      const { first, passGrace } = await addLoggedIn();
      let newest = await renewed(first.refreshToken);
      if (which === 'two tokens back') newest = await renewed(newest.refreshToken);
      else await passGrace();
      expect(await statusOf(newest.accessToken)).toBe(200);
      const answer = await renew(first.refreshToken);
      expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
      expect((await renew(newest.refreshToken)).json()).toEqual(ended);
      expect([await statusOf(newest.accessToken), await statusOf(first.accessToken)]).toEqual([401, 401]);
    },
  );

  it(`creates one generation from 50 concurrent renewals, ${rounds} times`, async () => {
    const { first, session } = await addLoggedIn();
    let { refreshToken } = first;
    for (let round = 1; round <= rounds; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => renew(refreshToken)));
      expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
      const tokens = answers.map((answer) => answer.json<TokenResponse>().refreshToken);
      expect(new Set(tokens.map((token) => decodeJwt(token)['gen']))).toEqual(new Set([round + 1]));
      refreshToken = tokens[round] ?? '';
    }
    expect((await session()).generation).toBe(rounds + 1);
    expect((await renew(refreshToken)).statusCode).toBe(200);
  });

  it('does not end the other sessions of the person when an old token is used again', async () => {
    const { person, first, passGrace } = await addLoggedIn();
    await renewed(first.refreshToken);
    await passGrace();
    const other = await api.logIn(person.email);
    expect((await renew(first.refreshToken)).statusCode).toBe(401);
    expect((await renew(other.refreshToken)).statusCode).toBe(200);
  });

  it('extends a remembered session by 14 days, but not past its absolute end', async () => {
    const { first, session, change } = await addLoggedIn(true);
    await change({ expiresAt: new Date(Date.now() + hour) });
    const second = await renewed(first.refreshToken);
    const inDays = (at: Date) => (at.getTime() - Date.now()) / day;
    expect(inDays((await session()).expiresAt)).toBeCloseTo(14, 2);
    await change({ endsAt: new Date(Date.now() + 3 * day) });
    const third = await renewed(second.refreshToken);
    expect((await session()).expiresAt).toEqual((await session()).endsAt);
    expect(third.expiresIn).toBe(900);
  });

  it('does not extend a session that is not remembered', async () => {
    const { first, session } = await addLoggedIn();
    const before = await session();
    await renewed(first.refreshToken);
    expect((await session()).expiresAt).toEqual(before.expiresAt);
  });

  it('issues no token that outlives the session', async () => {
    const { first, change } = await addLoggedIn(true);
    const end = new Date(Date.now() + 60_000);
    await change({ endsAt: end });
    const { accessToken, refreshToken, expiresIn } = await renewed(first.refreshToken);
    expect(expiresIn).toBeGreaterThan(50);
    for (const token of [accessToken, refreshToken]) {
      const { iat = 0, exp = 0 } = decodeJwt(token);
      expect(exp * 1000).toBeLessThanOrEqual(end.getTime());
      expect(exp - iat).toBe(expiresIn);
    }
  });

  it('is refused after the absolute end, even with an unexpired token', async () => {
    const { first, change } = await addLoggedIn(true);
    const past = new Date(Date.now() - 1);
    await change({ expiresAt: past, endsAt: past });
    expect((await renew(first.refreshToken)).json()).toEqual(ended);
  });

  it('is refused after a log-out', async () => {
    const { first } = await addLoggedIn();
    const logout = '/api/app/account/logout';
    await api.call({ method: 'POST', url: logout, headers: bearer(first.accessToken) });
    expect((await renew(first.refreshToken)).json()).toEqual(ended);
  });

  it('is refused when the person is deactivated, without a new generation', async () => {
    const { person, first, session } = await addLoggedIn();
    await api.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, person.id));
    const answer = await renew(first.refreshToken);
    expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
    expect((await session()).generation).toBe(1);
  });

  it.each<[string, (answer: TokenResponse) => Promise<string> | string]>([
    ['a random text', () => 'x'.repeat(43)],
    ['an access token', ({ accessToken }) => accessToken],
    ['one without a signature', ({ refreshToken }) => new UnsecuredJWT(decodeJwt(refreshToken)).encode()],
    [
      'one signed with another secret',
      ({ refreshToken }) => sign(decodeJwt(refreshToken), 'rt+jwt', 'x'.repeat(40)),
    ],
    ['one of another type', ({ refreshToken }) => sign(decodeJwt(refreshToken), 'at+jwt')],
    ['one for the API', ({ accessToken }) => sign({ ...decodeJwt(accessToken), gen: 1 })],
    ['an expired one', ({ refreshToken }) => sign({ ...decodeJwt(refreshToken), exp: 1_700_000_000 })],
    ['one without expiry', ({ refreshToken }) => sign(without(decodeJwt(refreshToken), 'exp'))],
    ['one without a generation', ({ refreshToken }) => sign(without(decodeJwt(refreshToken), 'gen'))],
    ['one of a future generation', ({ refreshToken }) => sign({ ...decodeJwt(refreshToken), gen: 2 })],
    ['one of a malformed generation', ({ refreshToken }) => sign({ ...decodeJwt(refreshToken), gen: 0.5 })],
    ['one of a malformed session', ({ refreshToken }) => sign({ ...decodeJwt(refreshToken), sid: 'x' })],
    [
      'one of an unknown session',
      ({ refreshToken }) => sign({ ...decodeJwt(refreshToken), sid: '6f1b1e0e-7d5e-4c63-9a60-0d2f6b0f7a11' }),
    ],
  ])('refuses %s, and the session goes on', async (_what, make) => {
    const { first } = await addLoggedIn();
    const answer = await renew(await make(first));
    expect([answer.statusCode, answer.json()]).toEqual([401, ended]);
    expect((await renew(first.refreshToken)).statusCode).toBe(200);
  });

  it.each([
    ['a missing value', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a list', ['x']],
    ['a number', 1],
    ['a text of 4,097 characters', 'x'.repeat(4097)],
  ])('refuses %s as a malformed token', async (_what, refreshToken) => {
    const answer = await renew(refreshToken);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: 'VALIDATION_FAILED', validationErrors: [{ members: ['refreshToken'] }] },
    });
  });

  it('logs no token', async () => {
    const { first, passGrace } = await addLoggedIn();
    const second = await renewed(first.refreshToken);
    await passGrace();
    await api.db.execute(sql`alter table customers rename to gone`);
    expect((await renew(second.refreshToken)).statusCode).toBe(500);
    await api.db.execute(sql`alter table gone rename to customers`);
    await renew(first.refreshToken);
    const log = api.log.join('\n');
    expect(log).toMatch(/relation .*customers.* does not exist/);
    for (const answer of [first, second]) {
      for (const token of [answer.accessToken, answer.refreshToken]) {
        expect(log).not.toContain(token.split('.')[2]);
      }
    }
  });

  it('does not use up the token of a caller who disconnects before the answer', async () => {
    const { first, session } = await addLoggedIn();
    const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }));
    const fault = { call: `POST ${url}`, delayMs: 400, times: 1, scope: 'gone' };
    await api.call({ method: 'POST', url: '/__faults', payload: fault });
    const headers = { 'content-type': 'application/json', cookie: 'fault-scope=gone' };
    const caller = request({ host: '127.0.0.1', port, path: url, method: 'POST', headers });
    caller.on('error', () => undefined).end(JSON.stringify({ refreshToken: first.refreshToken }));
    await delay(150);
    caller.destroy();
    await delay(600);
    expect((await session()).generation).toBe(1);
    await renewed(first.refreshToken);
  });

  it('is possible for no session past its end, which the next round deletes', async () => {
    const { person } = await addLoggedIn();
    await api.db
      .update(sessions)
      .set({ endsAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, person.id));
    await enqueueRound(api.db, 'rollUp');
    await workThrough(toolsFor(api.db));
    expect(await api.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
  });
});
