import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountStore } from '#server/platform/sso/provider/accounts.ts';
import { createProvider } from '#server/platform/sso/provider/createProvider.ts';
import { openApi, type Api } from './support/api.ts';
import { leadsTo, openBrowser } from './support/browser.ts';
import { openDatabase } from './support/databases.ts';
import { begin, callbackOf, enter } from './support/singleSignOn.ts';

let api: Api;
let origin: string;
beforeAll(async () => {
  api = await openApi(await openDatabase());
  origin = await api.listen();
});
afterAll(() => api.close());

const html = 'text/html; charset=utf-8';
const policy =
  /^default-src 'none'; style-src 'nonce-[\w+/=]+'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;

/** The address of an authorization request with changed parameters; `undefined` removes one. */
async function authorizationWith(changes: Record<string, string | undefined>): Promise<string> {
  const address = new URL(await begin(openBrowser(origin)));
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address.href;
}

describe('the embedded identity provider', () => {
  it.each([
    ['a request without a challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a challenge without a method', { code_challenge_method: undefined }],
    ['a response type other than code', { response_type: 'id_token' }],
  ])('refuses %s', async (_what, changes) => {
    const answer = await openBrowser(origin).get(await authorizationWith(changes));
    const { searchParams, hash } = new URL(leadsTo(answer));
    const { error, code } = Object.fromEntries(new URLSearchParams(hash.slice(1) || searchParams));
    expect(error).toMatch(/^(?:invalid_request|unsupported_response_type)$/);
    expect(code).toBeUndefined();
  });

  it.each([
    ['with a longer path', (own: string) => `${own}/more`],
    ['with dots', (own: string) => own.replace('/callback', '/../callback')],
    ['with a user name', (own: string) => own.replace('//', '//us@')],
    ['at another port', (own: string) => own.replace(/:\d+/, ':1')],
    ['at another host', (own: string) => own.replace('127.0.0.1', '127.0.0.1.evil.example')],
    ['with a fragment', (own: string) => `${own}#part`],
    ['with a query', (own: string) => `${own}?more=1`],
    ['in another case', (own: string) => own.toUpperCase()],
    ['that is missing', () => undefined],
  ])('shows an error page for a redirect_uri %s, without a redirect', async (_what, change) => {
    const changed = change(`${origin}/lintelsso/callback`);
    const address = await authorizationWith({ redirect_uri: changed });
    const answer = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(answer.headers.get('content-type')).toBe(html);
    expect(answer.headers.get('content-security-policy')).toMatch(policy);
    expect(await answer.text()).toContain('This log-in cannot go on');
  });

  it('publishes metadata with the configured address, whatever the Host header says', async () => {
    const headers = { host: 'localhost:1' };
    const { body } = await api.call({ url: '/idp/.well-known/openid-configuration', headers });
    expect(body).not.toContain('localhost');
    expect(JSON.parse(body)).toMatchObject({
      issuer: `${origin}/idp`,
      authorization_endpoint: `${origin}/idp/auth`,
      token_endpoint: `${origin}/idp/token`,
      jwks_uri: `${origin}/idp/jwks`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
  });

  it('publishes only its public keys', async () => {
    const { body } = await api.call({ url: '/idp/jwks' });
    expect(JSON.parse(body)).toEqual({
      keys: [{ kty: 'EC', use: 'sig', alg: 'ES256', crv: 'P-256', ...anyTexts('kid', 'x', 'y') }],
    });
  });
});

function anyTexts(...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, expect.any(String)]));
}

async function openChoice() {
  const browser = openBrowser(origin);
  const address = leadsTo(await browser.get(await begin(browser)));
  return { browser, address };
}

describe('the choice page', () => {
  it('lists the sample people, and must neither run scripts nor be framed', async () => {
    const { browser, address } = await openChoice();
    const answer = await browser.get(address);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(policy);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page).toContain('<title>Lintel Pro (sample identity provider)</title>');
    for (const email of ['admin@lintel.test', 'invited@lintel.test']) expect(page).toContain(email);
  });

  it.each(['', 'x', 'a@b.test, c@d.test', '"><script>alert(1)</script>'])(
    'asks again if the typed email is %j',
    async (email) => {
      const { browser, address } = await openChoice();
      const answer = await browser.submit(address, { email, name: '<b>Ann</b>' });
      const page = await answer.text();
      expect(answer.status).toBe(400);
      expect(page).toContain('<title>Error: Lintel Pro');
      expect(page).toMatch(
        /id="email-error" role="alert">\s*(?:Please enter Email|Email is not a valid email)/,
      );
      expect(page).toContain('value="&lt;b&gt;Ann&lt;/b&gt;"');
      expect(page).not.toContain('<script');
    },
  );

  it('works once, and only in the browser that opened it', async () => {
    const { browser, address } = await openChoice();
    expect((await openBrowser(origin).get(address)).status).toBe(400);
    const form = { email: 'owner@lintel.test', confirmed: 'on' };
    expect((await openBrowser(origin).submit(address, form)).status).toBe(400);
    const resumed = leadsTo(await browser.submit(address, form));
    expect(callbackOf(leadsTo(await browser.get(resumed)))).toHaveProperty('code');
    expect((await browser.get(resumed)).status).toBe(400);
    expect((await browser.get(address)).status).toBe(400);
  });

  it('asks again at each log-in', async () => {
    const browser = openBrowser(origin);
    for (const email of ['owner@lintel.test', 'user@lintel.test']) {
      const answer = await enter(browser, { email });
      expect(await answer.json()).toMatchObject({ userInfo: { email } });
    }
  });
});

/** The path of a public address, which the test can reach. */
function toPath(address: string): string {
  return address.replace('https://localhost', '');
}

it('the embedded identity provider works at an https address of this machine, with secure cookies', async () => {
  const behind = await openApi(await openDatabase(), { PUBLIC_URL: 'https://localhost' });
  const browser = openBrowser(await behind.listen());
  const answer = await browser.get('/sso/login');
  const authorization = leadsTo(answer);
  expect(authorization).toMatch(/^https:\/\/localhost\/idp\/auth\?/);
  for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/; Secure/);
  const choicePage = leadsTo(await browser.get(toPath(authorization)));
  const resumed = leadsTo(
    await browser.submit(toPath(choicePage), { email: 'owner@lintel.test', confirmed: 'on' }),
  );
  const callback = callbackOf(leadsTo(await browser.get(toPath(resumed))));
  const entered = await browser.post('/api/app/anonymous/sso-exchange', callback);
  expect(await entered.json()).toMatchObject({ userInfo: { email: 'owner@lintel.test' } });
  await behind.close();
});

it('a log-in at another name of this machine is redirected to the host of the cookie', async () => {
  const { port } = new URL(origin);
  const headers = { host: `localhost:${port}` };
  const answer = await api.call({ url: '/sso/login?ReturnUrl=/faq', headers });
  expect(answer.headers['location']).toBe(`${origin}/sso/login?ReturnUrl=%2Ffaq`);
});

const embeddedRoutes = [
  { method: 'GET', url: '/sso/login' },
  { method: 'POST', url: '/api/app/anonymous/sso-exchange', payload: {} },
  { method: 'GET', url: '/idp/.well-known/openid-configuration' },
  { method: 'GET', url: '/idp/jwks' },
  { method: 'GET', url: '/idp/auth' },
  { method: 'POST', url: '/idp/token' },
  { method: 'GET', url: '/idp/interaction/x' },
  { method: 'POST', url: '/idp/interaction/x' },
] as const;

it.each([
  ['another machine', { remoteAddress: '192.0.2.7' }],
  [
    'another machine that claims to be this one',
    { remoteAddress: '192.0.2.7', headers: { host: 'localhost' } },
  ],
  ['a name that leads here, as DNS rebinding does', { headers: { host: 'evil.example' } }],
  ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy that gives the host alone', { headers: { 'x-forwarded-host': 'market.example' } }],
  ['a proxy that gives the address alone', { headers: { 'x-real-ip': '192.0.2.7' } }],
])('the embedded identity provider answers 404 to %s', async (_who, request) => {
  for (const route of embeddedRoutes) {
    expect((await api.call(route)).statusCode).not.toBe(404);
    expect((await api.call({ ...route, ...request })).statusCode).toBe(404);
  }
});

it('the embedded identity provider answers 404 at a public address: a proxy may look local', async () => {
  const published = await openApi(await openDatabase(), { PUBLIC_URL: 'https://market.example' });
  for (const route of embeddedRoutes) expect((await published.call(route)).statusCode).toBe(404);
  expect((await published.call({ url: '/login' })).body).not.toContain('/sso/login');
  await published.close();
});

describe('the embedded identity provider in production', () => {
  it('cannot be created', async () => {
    const parts = {
      clientId: 'us',
      clientSecret: 'x',
      redirectUri: `${origin}/callback`,
      accounts: createAccountStore(),
    };
    const created = createProvider({ mode: 'production', issuer: `${origin}/idp`, ...parts });
    await expect(created).rejects.toThrow('must not run in production');
  });

  it('answers 404, and so does single sign-on without another provider', async () => {
    const production = await openApi(await openDatabase(), {
      NODE_ENV: 'production',
      AUTH_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://market.example',
      DATABASE_URL: 'postgres://nobody@localhost/nothing',
      SMTP_URL: 'smtp://localhost',
    });
    for (const url of [
      '/idp/auth',
      '/idp/.well-known/openid-configuration',
      '/idp/interaction/x',
      '/sso/login',
    ]) {
      expect((await production.call({ url })).statusCode).toBe(404);
    }
    const exchange = { method: 'POST', url: '/api/app/anonymous/sso-exchange', payload: {} } as const;
    expect((await production.call(exchange)).statusCode).toBe(404);
    await production.close();
  });
});
