import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchangedShowcase } from '#domain/showcase.ts';
import { openApi, type Api } from './support/api.ts';
import { openDatabase } from './support/databases.ts';

const browserHeaders = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const breakout = 'https://sso.example/</script><script>alert(1)</script>';
const settings = {
  SSO_LOGIN_URL: breakout,
  API_BASE_URL: 'https://api.example/market',
  GRAPHQL_URL: 'https://graph.example:8443/graphql',
  API_OVERRIDE_ORIGINS: 'https://staging.example, https://api.example',
  FRAME_ANCESTORS: 'https://portal.example,https://intranet.example:8443',
  CORS_ORIGINS: 'https://app.example',
  RETURN_ORIGINS: 'https://portal.example,http://intranet.example:8080',
  MAPS_SCRIPT_URL: 'https://maps.example/v1/places.js?key=abc',
  ANALYTICS_ENDPOINT: 'https://events.example:8443/eu',
  ANALYTICS_KEYS: 'localhost=key1,market.example=key2',
};
const userInfo = '/api/app/user-query/user-info';

let api: Api;
beforeAll(async () => {
  api = await openApi(await openDatabase(), settings);
});
afterAll(() => api.close());

/** The directives of a page's content security policy, by name. */
async function policyAt(url: string): Promise<Record<string, string>> {
  const { headers } = await api.call({ url, headers: browserHeaders });
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(directives.map((text) => [text.split(' ', 1)[0], text.replace(/^\S+ ?/, '')]));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each([
  ['page', 'GET', '/', 200],
  ['missing page', 'GET', '/nowhere', 404],
  ['page with an escaped slash, which the router does not decode', 'GET', '/login%2F', 404],
  ['malformed address', 'GET', '/%zz', 404],
] as const)('a %s', (_what, method, url, status) => {
  it('has the policy of pages, which allows its inline styles and only external scripts', async () => {
    const answer = await api.call({ method, url, headers: browserHeaders });
    const policy = await policyAt(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self' https://maps.example/v1/places.js",
      'style-src': `'self' ${hashOf('p{margin:0}')} ${hashOf('')}`,
      'img-src': "'self' data:",
      'font-src': "'self'",
      'media-src': "'self'",
      'connect-src':
        "'self' https://api.example https://graph.example:8443 https://events.example:8443 https://maps.example https://staging.example",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self' https://portal.example https://intranet.example:8443",
    });
    expect(answer.body).not.toContain('nonce');
  });
});

it('a page contains its configuration, which cannot break out of its script element', async () => {
  const before = Date.now();
  const { body, headers } = await api.call({ url: '/' });
  const block = /<script id="config"[^>]*>([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({
    restBaseUrl: 'https://api.example/market',
    graphqlUrl: 'https://graph.example:8443/graphql',
    overrideOrigins: ['https://staging.example', 'https://api.example'],
    productionHosts: [],
    returnOrigins: ['https://portal.example', 'http://intranet.example:8080'],
    ssoLoginUrl: breakout,
    areAffiliatesReviewed: true,
    mapsScriptUrl: 'https://maps.example/v1/places.js?key=abc',
    analytics: {
      endpoint: 'https://events.example:8443/eu',
      keys: [
        { host: 'localhost', key: 'key1' },
        { host: 'market.example', key: 'key2' },
      ],
    },
    showcase: unchangedShowcase,
  });
  const servedAt = Number(/^now;dur=(\d+)$/.exec(String(headers['server-timing']))?.[1]);
  expect(servedAt).toBeGreaterThanOrEqual(before);
  expect(servedAt).toBeLessThanOrEqual(Date.now());
  expect(body.match(/<script/g)).toHaveLength(1);
});

const answers = [
  ['a page', 'GET', '/', 200],
  ['a missing page', 'GET', '/nowhere', 404],
  ['JSON', 'GET', '/healthz', 200],
  ['a hashed file', 'GET', '/assets/main-a1b2c3.js', 200],
  ['a file', 'GET', '/favicon.svg', 200],
  ['a missing file', 'GET', '/assets/gone-000000.js', 404],
  ['a refusal', 'GET', userInfo, 401],
  ['an unknown call', 'GET', '/api/nowhere', 404],
  ['malformed JSON', 'POST', '/api/app/anonymous/login', 400],
  ['GraphQL', 'POST', '/graphql', 400],
  ['a malformed address', 'GET', '/%zz', 400],
  ['a malformed address of a call', 'GET', '/api/%zz', 400],
] as const;

describe.each(answers)('%s', (_what, method, url, status) => {
  const request = {
    method,
    url,
    ...(method === 'POST' && { payload: '{', headers: { 'content-type': 'application/json' } }),
  };

  it('has the security headers of every answer', async () => {
    const { statusCode, headers } = await api.call(request);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe-/);
  });

  it('has a policy that allows nothing, unless it is a page', async () => {
    const { headers } = await api.call(request);
    if (String(headers['content-type']).startsWith('text/html')) return;
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

it.each(['/api/%zz', '/%zz'])(
  '%s gets an error in the common JSON shape, unless a browser opens it as a page',
  async (url) => {
    const headers = url.startsWith('/api/') ? browserHeaders : {};
    const answer = await api.call({ url, headers });
    expect(answer.json()).toEqual({ error: { code: 'BAD_REQUEST', message: expect.any(String) } });
  },
);

it('GraphQL serves no HTML', async () => {
  const answer = await api.call({ url: '/graphql', headers: browserHeaders });
  expect(answer.headers['content-type']).not.toContain('html');
});

describe('a page of another origin', () => {
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };

  it.each(['/api/app/user-query/user-info', '/graphql', '/api/nowhere'])(
    'may call %s if it is listed',
    async (url) => {
      const origin = settings.CORS_ORIGINS;
      const asked = await api.call({ method: 'OPTIONS', url, headers: { origin, ...preflight } });
      expect(asked.statusCode).toBe(204);
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'authorization',
        'access-control-allow-methods': expect.stringContaining('POST'),
        'x-content-type-options': 'nosniff',
      });
      const called = await api.call({ url, headers: { origin } });
      expect(called.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
      expect(called.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it.each([
    'null',
    'https://app.example.evil',
    'https://evilapp.example',
    'http://app.example',
    'https://app.example:8443',
    'https://APP.example',
    'https://sub.app.example',
  ])('may call nothing if it is %s', async (origin) => {
    for (const url of [userInfo, '/graphql']) {
      const asked = await api.call({ method: 'OPTIONS', url, headers: { origin, ...preflight } });
      const called = await api.call({ url, headers: { origin } });
      for (const { headers } of [asked, called]) {
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });

  it.each(['/', '/assets/main-a1b2c3.js', '/favicon.svg'])(
    'may not read %s, even if it is listed',
    async (url) => {
      const answer = await api.call({ url, headers: { origin: settings.CORS_ORIGINS } });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

it.each([
  '/.env',
  '/.env.production',
  '/.git/HEAD',
  '/.git/config',
  '/.svn/entries',
  '/.DS_Store',
  '/.vite/manifest.json',
  '/package.json',
  '/package-lock.json',
  '/server/main.ts',
  '/src/main.tsx',
  '/assets/main-a1b2c3.js.map',
  '/assets/main-a1b2c3.js.MAP',
  '/index.html.bak',
  '/index.html~',
  '/backup.zip',
  '/dump.sql',
  '/database.tar.gz',
  '/.well-known/security.txt',
])('%s gets 404 in plain text instead of a page', async (url) => {
  const answer = await api.call({ url, headers: browserHeaders });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});
