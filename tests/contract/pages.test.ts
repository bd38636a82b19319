import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#domain/paths.ts';
import { openApi, type Api } from './support/api.ts';
import { openDatabase } from './support/databases.ts';

describe('the server of pages and files', () => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await openDatabase());
  });
  afterAll(() => api.close());

  const { notFound, dataNotFound, ...pages } = paths;

  it.each([...Object.values(pages), '/account/LOGIN', '/dashboard/', '/dashboard?category=Insurance'])(
    'serves the page at %s',
    async (url) => {
      const answer = await api.call({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  it('redirects a form that was submitted without JavaScript to its page', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await api.call({
      method: 'POST',
      url: '/login?step=1',
      headers,
      payload: 'password=secret',
    });
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toBe('/login?step=1');
    const unknown = await api.call({ method: 'POST', url: '/nowhere', headers, payload: 'password=secret' });
    expect(unknown.statusCode).toBeGreaterThanOrEqual(400);
  });

  it.each([
    notFound,
    dataNotFound,
    '/nowhere',
    '/partner/nobody',
    '/dashboard/more',
    '//dashboard',
    '/apiary',
  ])('serves the not-found page at %s', async (url) => {
    const answer = await api.call({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>');
  });

  it.each([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/assets/.hidden',
    '/assets/main-a1b2c3.js.map',
    '/assets/main-a1b2c3.js.br',
    '/assets/main-a1b2c3.js.gz',
    '/assets/gone-000000.js',
    '/backup.sql',
    '/index.html',
    '/INDEX.HTML',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cindex.html',
  ])('serves nothing at %s', async (url) => {
    const answer = await api.call({ url });
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/<|SECRET|mappings/);
  });

  it('lets browsers cache hashed files forever, and revalidate all others', async () => {
    const hashed = await api.call({ url: '/assets/main-a1b2c3.js' });
    const plain = await api.call({ url: '/favicon.svg' });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['cache-control']).toBe('no-cache');
    const etag = String(plain.headers['etag']);
    const again = await api.call({ url: '/favicon.svg', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it('answers 304 for a page that the browser has cached', async () => {
    const first = await api.call({ url: paths.login });
    const tag = String(first.headers['etag']);
    const again = await api.call({
      url: paths.login,
      headers: { 'if-none-match': `"other", ${tag}`, 'accept-encoding': 'br' },
    });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    for (const name of ['etag', 'content-security-policy', 'cache-control'])
      expect(again.headers[name]).toBe(first.headers[name]);
    expect(again.headers['server-timing']).toMatch(/^now;dur=\d+$/);
    const missing = await api.call({ url: '/nowhere', headers: { 'if-none-match': tag } });
    expect(missing.statusCode).toBe(404);
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['identity', undefined, 'export {};'],
  ])('sends a browser that accepts %s the file in that encoding', async (accepted, encoding, body) => {
    const url = '/assets/main-a1b2c3.js';
    const answer = await api.call({ url, headers: { 'accept-encoding': accepted } });
    expect(answer.body).toBe(body);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('sends a file without a compressed copy uncompressed', async () => {
    const answer = await api.call({ url: '/favicon.svg', headers: { 'accept-encoding': 'br' } });
    expect(answer.body).toBe('<svg/>');
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/dashboard', '/nowhere', '/favicon.svg', '/healthz'])(
    'answers HEAD of %s like GET',
    async (url) => {
      const get = await api.call({ url });
      const head = await api.call({ method: 'HEAD', url });
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.body).toBe('');
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    },
  );

  it('answers 404 to JSON posted to a page', async () => {
    const answer = await api.call({ method: 'POST', url: '/dashboard', payload: {} });
    expect(answer.statusCode).toBe(404);
  });
});
