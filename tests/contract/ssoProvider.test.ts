import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ssoLoginPath } from '#domain/singleSignOn.ts';
import { sessions } from '#server/platform/db/schema.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { openApi, type Api } from './support/api.ts';
import { leadsTo, openBrowser, type Browser } from './support/browser.ts';
import { openDatabase } from './support/databases.ts';
import { begin, exchange, outcomeOf, readSession } from './support/singleSignOn.ts';
import { client, startStandInProvider, type Fault, type StandInProvider } from './support/standInProvider.ts';

let database: OpenDatabase;
let api: Api;
let browser: Browser;
let provider: StandInProvider;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  provider = await startStandInProvider();
  const kept = { ...database, close: () => Promise.resolve() };
  api = await openApi(kept, { OIDC_ISSUER: provider.issuer, ...client });
  browser = openBrowser(await api.listen());
});
afterEach(() => api.close());

const enter = async () => exchange(browser, provider.authorize(await begin(browser)));

it('single sign-on exchanges the code with the client secret and the verifier', async () => {
  const { userInfo } = await readSession(await enter());
  expect(userInfo.email).toBe('owner@lintel.test');
  expect(Object.fromEntries(provider.tokenRequest() ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    code: 'a code',
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/lintelsso\/callback$/),
    authorization: `Basic ${Buffer.from('us:our+secret+%26+more').toString('base64')}`,
  });
});

it('single sign-on accepts a callback once, even if the provider would accept its code again', async () => {
  const callback = provider.authorize(await begin(browser));
  const before = await api.db.$count(sessions);
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(browser, callback)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await outcomeOf(await exchange(browser, callback))).toEqual([400, 'SSO_INVALID']);
  expect(await api.db.$count(sessions)).toBe(before + 1);
});

const hour = 3_600;
const now = Math.floor(Date.now() / 1000);

describe('single sign-on refuses an ID token', () => {
  it.each([
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['for another audience', { claims: { aud: 'them' } }],
    ['for another audience as well as ours', { claims: { aud: ['us', 'them'], azp: 'them' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { claims: { iat: now - 2 * hour, exp: now - hour } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that nobody signed', { signedBy: 'nobody' }],
    ['that another key signed', { signedBy: 'another key' }],
  ] as [string, Fault][])('%s', async (_what, fault) => {
    const before = await api.db.$count(sessions);
    provider.setFault(fault);
    expect(await outcomeOf(await enter())).toEqual([400, 'SSO_INVALID']);
    expect(await api.db.$count(sessions)).toBe(before);
    expect(api.log.join('')).toMatch(/"reason":"[^"]/);
  });
});

it.each(['true', 1, undefined, false])('single sign-on does not accept email_verified %s', async (value) => {
  provider.setFault({ claims: { sub: 'somebody', email_verified: value } });
  expect(await outcomeOf(await enter())).toEqual([403, 'SSO_NO_ACCOUNT']);
});

it.each(['ｏwner@lintel.test', 'owner@lintel.test ', 'owner@lintel.test.', ['owner@lintel.test'], null])(
  'single sign-on does not match the address %j with a similar one',
  async (email) => {
    provider.setFault({ claims: { sub: 'somebody', email } });
    expect(await outcomeOf(await enter())).toEqual([403, 'SSO_NO_ACCOUNT']);
  },
);

describe('a failing token endpoint', () => {
  it.each([
    [
      'answers 502',
      (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>'),
    ],
    [
      'answers invalid JSON',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{'),
    ],
    ['hangs up', (response) => response.destroy()],
    [
      'refuses the client',
      (response) =>
        response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}'),
    ],
  ] as [string, NonNullable<Fault['answer']>][])(
    'that %s is reported as SSO_UNAVAILABLE',
    async (_how, answer) => {
      provider.setFault({ answer });
      expect(await outcomeOf(await enter())).toEqual([503, 'SSO_UNAVAILABLE']);
    },
  );

  it('that never answers is given up within ten seconds, without blocking log-ins by password', async () => {
    provider.setFault({ answer: () => undefined });
    const begun = Date.now();
    const waiting = enter();
    expect(await api.logIn('owner@lintel.test')).toHaveProperty('accessToken');
    expect(Date.now() - begun).toBeLessThan(2_000);
    expect(await outcomeOf(await waiting)).toEqual([503, 'SSO_UNAVAILABLE']);
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});

describe('an unreachable provider', () => {
  it.each([
    ['answers 502', (response) => response.writeHead(502).end()],
    ['hangs up', (response) => response.destroy()],
    ['never answers', () => undefined],
  ] as [string, NonNullable<Fault['isDown']>][])(
    'that %s redirects to the error page, and is tried again next time',
    async (_how, isDown) => {
      provider.setFault({ isDown });
      const begun = Date.now();
      const callback = leadsTo(await browser.get(ssoLoginPath));
      expect(callback).toBe('/lintelsso/callback?error=temporarily_unavailable');
      expect(Date.now() - begun).toBeLessThan(6_000);
      provider.setFault({});
      expect((await enter()).status).toBe(200);
    },
  );
});
