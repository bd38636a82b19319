import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds, openDatabase } from './support/databases.ts';
import { openSeeded } from './support/embedded.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const credentials = { email: 'owner@lintel.test', password: samplePassword };
const userInfo = '/api/app/user-query/user-info';

describe('every answer', () => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await openDatabase());
  });
  afterAll(() => api.close());

  it.each(['/healthz', '/', '/favicon.svg', '/api/nowhere', userInfo, '/%zz', '/graphql'])(
    'of %s has its own request id',
    async (url) => {
      const first = await api.call({ url, headers: { 'x-request-id': 'mine' } });
      const second = await api.call({ url });
      expect(first.headers['x-request-id']).toMatch(uuid);
      expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    },
  );

  it.each(['/healthz', '/api/nowhere', userInfo, '/graphql', '/%zz'])(
    'of %s must not be cached',
    async (url) => {
      expect((await api.call({ url })).headers['cache-control']).toBe('no-store');
    },
  );

  it('is not readable by other origins', async () => {
    for (const origin of ['null', 'https://app.example.evil']) {
      const answer = await api.call({ method: 'OPTIONS', url: userInfo, headers: { origin } });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('an error', () => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await openDatabase());
  });
  afterAll(() => api.close());

  it.each<['GET' | 'POST' | 'DELETE', string, number]>([
    ['GET', '/api/nowhere', 404],
    ['POST', '/api/nowhere', 404],
    ['DELETE', userInfo, 404],
    ['GET', userInfo, 401],
    ['GET', '/%zz', 400],
  ])('of %s %s has the common shape', async (method, url, status) => {
    const answer = await api.call({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
  });
});

describe('a refusal', () => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await openDatabase());
  });
  afterAll(() => api.close());

  it.each([
    ['UNAUTHENTICATED', () => api.call({ url: userInfo })],
    ['UNAUTHENTICATED', () => api.graphql('{ offers { id } }')],
    [
      'INVALID_CREDENTIALS',
      () =>
        api.call({
          method: 'POST',
          url: '/api/app/anonymous/login',
          payload: { ...credentials, password: 'Wrong-password-1' },
        }),
    ],
    ['GRAPHQL_VALIDATION_FAILED', () => api.graphql('{ gone { id } }')],
    ['GRAPHQL_PARSE_FAILED', () => api.graphql('{ offers {')],
    ['NOT_FOUND', () => api.call({ url: '/api/nowhere' })],
    [
      'BAD_REQUEST',
      () =>
        api.call({
          method: 'POST',
          url: '/graphql',
          headers: { 'content-type': 'application/json' },
          payload: '{',
        }),
    ],
    [
      'BAD_REQUEST',
      () =>
        api.call({
          method: 'POST',
          url: '/graphql',
          headers: { 'content-type': 'application/json' },
          payload: '{}',
        }),
    ],
    ['VALIDATION_FAILED', () => api.call({ method: 'POST', url: '/api/app/anonymous/login', payload: {} })],
  ])('%s is logged under the request id of the answer', async (code, call) => {
    const answer = await call();
    const line = api.log.find((text) => text.includes(String(answer.headers['x-request-id'])));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ code });
    expect(line).not.toContain(credentials.email);
  });
});

describe.each(databaseKinds)('with an internal error on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf(credentials.email);
    await api.db.execute(sql`alter table entitlements rename to gone`);
  });
  afterAll(() => api.close());

  const path = '/api/app/service-provider-query/customer-service-providers';

  it('REST answers 500 with a general message, and the log has the cause', async () => {
    const answer = await api.call({ url: path, headers: bearer(token) });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side' },
    });
    const line = api.log.find((text) => text.includes(String(answer.headers['x-request-id'])));
    expect(line).toMatch(/relation .*entitlements.* does not exist/);
    expect(line).not.toContain(token);
  });

  it('GraphQL answers the same message without the cause, which the log has', async () => {
    const answer = await api.graphql('{ offers { id } }', token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      errors: [{ message: 'Something went wrong on our side', extensions: { code: 'INTERNAL_ERROR' } }],
    });
    expect(answer.body).not.toMatch(/select|entitlements|stack|\.ts/i);
    const line = api.log.find((text) => text.includes(String(answer.headers['x-request-id'])));
    expect(line).toMatch(/relation .*entitlements.* does not exist/);
  });
});

describe('without the database', () => {
  let api: Api;
  let token: string;
  let refreshToken: string;

  beforeAll(async () => {
    const database = await openSeeded();
    api = await openApi({ ...database, close: () => Promise.resolve() });
    ({ accessToken: token, refreshToken } = await api.logIn(credentials.email));
    await database.close();
  });
  afterAll(() => api.close());

  it('calls get 503, never a 401, which would end the session', async () => {
    const answers = [
      await api.call({ url: userInfo, headers: bearer(token) }),
      await api.call({ method: 'POST', url: '/api/app/anonymous/login', payload: credentials }),
      await api.call({ method: 'POST', url: '/api/app/account/logout', headers: bearer(token) }),
      await api.graphql('{ offers { id } }', token),
      await api.call({
        method: 'POST',
        url: '/api/app/anonymous/refresh-token',
        payload: { refreshToken },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
    expect(answers[0]?.json()).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
    expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['1', '1', '1', '1', '1']);
    expect(answers[3]?.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  });

  it('pages and calls that need no database still work', async () => {
    expect((await api.call({ url: '/' })).statusCode).toBe(200);
    expect((await api.graphql('{ configData { productName } }')).statusCode).toBe(200);
    expect((await api.call({ url: userInfo, headers: bearer('forged') })).statusCode).toBe(401);
  });
});
