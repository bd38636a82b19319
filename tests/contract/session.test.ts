import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#server/platform/db/schema.ts';
import { authSecret, bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { addPerson } from './support/person.ts';

const url = '/api/app/user-query/user-info';
const now = () => Math.floor(Date.now() / 1000);

function sign(claims: JWTPayload, header: Record<string, unknown> = {}, secret = authSecret) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(new TextEncoder().encode(secret));
}

describe.each(databaseKinds)('a session on $name', ({ open }) => {
  let api: Api;
  let claims: JWTPayload;

  beforeAll(async () => {
    api = await openApi(await open());
    claims = decodeJwt(await api.tokenOf('owner@lintel.test'));
  });
  afterAll(() => api.close());

  async function statusOf(token: string): Promise<number> {
    return (await api.call({ url, headers: bearer(token) })).statusCode;
  }

  async function statusOfLoggingOut(token: string): Promise<number> {
    const url = '/api/app/account/logout';
    return (await api.call({ method: 'POST', url, headers: bearer(token) })).statusCode;
  }

  async function personWithToken() {
    const person = await addPerson(api.db);
    return { person, token: await api.tokenOf(person.email) };
  }

  it('has an access token of 15 minutes that contains only the person and the session', () => {
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  });

  it('accepts a token that the test signs correctly, which validates the refusals below', async () => {
    expect(await statusOf(await sign(claims))).toBe(200);
  });

  it('tolerates a clock skew of 20 seconds, but not of a minute', async () => {
    expect(await statusOf(await sign({ ...claims, exp: now() - 20 }))).toBe(200);
    expect(await statusOf(await sign({ ...claims, exp: now() - 61 }))).toBe(401);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed with another secret', () => sign(claims, {}, 'x'.repeat(40))],
    ['of another algorithm', () => sign(claims, { alg: 'HS512' })],
    ['without signature', () => new UnsecuredJWT(claims).encode()],
    ['of another type', () => sign(claims, { typ: 'JWT' })],
    ['of another issuer', () => sign({ ...claims, iss: 'somebody' })],
    ['for another audience', () => sign({ ...claims, aud: 'somebody' })],
    ['without expiry', () => sign(without('exp'))],
    ['without a session', () => sign(without('sid'))],
    ['of a malformed session', () => sign({ ...claims, sid: "x' or 1=1" })],
    ['of a malformed person', () => sign({ ...claims, sub: '1 or 1=1' })],
    ['of an unknown person', () => sign({ ...claims, sub: '9999999999' })],
    ['of another person', () => sign({ ...claims, sub: '1' })],
    ['of an unknown session', () => sign({ ...claims, sid: '6f1b1e0e-7d5e-4c63-9a60-0d2f6b0f7a11' })],
    ['not valid yet', () => sign({ ...claims, nbf: now() + 3600 })],
    ['with a changed payload', async () => (await sign(claims)).replace(/\.[^.]+\./, '.eyJzdWIiOiIxIn0.')],
    ['with an embedded key', () => sign(claims, { jwk: { kty: 'oct', k: 'eA' } }, 'x'.repeat(40))],
  ])('refuses a token %s', async (_what, make) => {
    expect(await statusOf(await make())).toBe(401);
  });

  function without(claim: string): JWTPayload {
    return Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
  }

  it('refuses a refresh token as an access token', async () => {
    expect(await statusOf((await api.logIn('user@lintel.test')).refreshToken)).toBe(401);
  });

  it('ends with a log-out, for all its tokens and for no other session', async () => {
    const { person, token } = await personWithToken();
    const other = await api.tokenOf(person.email);
    const sibling = await sign({ ...decodeJwt(token), exp: now() + 600 });
    const answer = await api.call({
      method: 'POST',
      url: '/api/app/account/logout',
      headers: { ...bearer(token), 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect([await statusOf(token), await statusOf(sibling), await statusOf(other)]).toEqual([401, 401, 200]);
    const offers = await api.graphql('{ offers { id } }', token);
    expect(offers.statusCode).toBe(401);
  });

  it('ends with a log-out by an expired token, which can be repeated', async () => {
    const { person, token } = await personWithToken();
    const other = await api.tokenOf(person.email);
    const expired = await sign({ ...decodeJwt(token), iat: now() - 90_000, exp: now() - 86_400 });
    expect(await statusOf(expired)).toBe(401);
    expect(await statusOfLoggingOut(expired)).toBe(204);
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 200]);
    expect(await statusOfLoggingOut(expired)).toBe(204);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed with another secret', () => sign({ ...claims, exp: now() - 60 }, {}, 'x'.repeat(40))],
    ['without signature', () => new UnsecuredJWT(claims).encode()],
    ['of another type', () => sign(claims, { typ: 'rt+jwt' })],
    ['of another issuer', () => sign({ ...claims, iss: 'somebody', exp: now() - 60 })],
    ['for another audience', () => sign({ ...claims, aud: 'somebody', exp: now() - 60 })],
    ['for refreshing', async () => (await api.logIn('user@lintel.test')).refreshToken],
  ])('is not ended by a token %s', async (_what, make) => {
    const token = await sign(claims);
    expect(await statusOfLoggingOut(await make())).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  it('ends when it expires', async () => {
    const { person, token } = await personWithToken();
    await api.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, person.id));
    expect(await statusOf(token)).toBe(401);
  });

  it.each([
    ['is deactivated', { status: 'deactivated' as const }],
    ['has an unconfirmed address', { emailVerified: false }],
    ['has an incomplete profile', { profileComplete: false }],
  ])('gives no data when the person %s, and cannot be renewed', async (_what, change) => {
    const person = await addPerson(api.db);
    const { accessToken, refreshToken } = await api.logIn(person.email);
    await api.db.update(users).set(change).where(eq(users.id, person.id));
    expect(await statusOf(accessToken)).toBe(401);
    const offers = await api.graphql('{ offers { id } }', accessToken);
    expect([offers.statusCode, offers.json<{ data: unknown }>().data]).toEqual([401, null]);
    const renewal = {
      method: 'POST',
      url: '/api/app/anonymous/refresh-token',
      payload: { refreshToken },
    } as const;
    expect((await api.call(renewal)).statusCode).toBe(401);
  });

  it('has the new role of the person at once', async () => {
    const { person, token } = await personWithToken();
    expect((await api.graphql('{ offers { id } }', token)).json()).toEqual({ data: { offers: [] } });
    await api.db.update(users).set({ roleId: 4 }).where(eq(users.id, person.id));
    expect((await api.graphql('{ offers { id } }', token)).json()).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
  });
});
