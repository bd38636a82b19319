import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Api } from './support/api.ts';
import { openDatabase } from './support/databases.ts';

const immutable = 'public, max-age=31536000, immutable';

describe('the assets of other builds', () => {
  let api: Api;
  const folder = mkdtempSync(join(tmpdir(), 'lintel-assets-'));
  const shared = join(folder, 'assets');

  beforeAll(async () => {
    mkdirSync(shared);
    const files = {
      'secret-000000.js': 'SECRET',
      'assets/old-d4e5f6.js': 'export const old = 1;',
      'assets/old-d4e5f6.js.br': 'brotli of old',
      'assets/old-d4e5f6.js.gz': 'gzip of old',
      'assets/old-d4e5f6.js.map': 'SECRET',
      'assets/old-d4e5f6.css': 'p{margin:0}',
      'assets/.hidden.js': 'SECRET',
      // The build has a file of this name too.
      'assets/main-a1b2c3.js': 'export const shared = 1;',
      'assets/robots.txt': 'plain',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    api = await openApi(await openDatabase(), { ASSETS_DIR: shared });
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['the build', 'main-a1b2c3.js', undefined, undefined, 'export {};'],
    ['the build', 'main-a1b2c3.js', 'br', 'br', 'brotli'],
    ['ASSETS_DIR', 'old-d4e5f6.js', undefined, undefined, 'export const old = 1;'],
    ['ASSETS_DIR', 'old-d4e5f6.js', 'gzip, br', 'br', 'brotli of old'],
    ['ASSETS_DIR', 'old-d4e5f6.js', 'gzip', 'gzip', 'gzip of old'],
    ['ASSETS_DIR', 'old-d4e5f6.css', 'br', undefined, 'p{margin:0}'],
  ])('serves from %s %s, which caches keep, to a browser that accepts %s', async (...row) => {
    const [, name, accepted, encoding, body] = row;
    const answer = await api.call({
      url: `/assets/${name}`,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(body);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers).toMatchObject({ 'cache-control': immutable, vary: 'accept-encoding' });
    expect(answer.headers['content-type']).toMatch(/javascript|css/);
  });

  it('answers 304 for an asset of another build that the browser has', async () => {
    const { headers } = await api.call({ url: '/assets/old-d4e5f6.js' });
    const again = { url: '/assets/old-d4e5f6.js', headers: { 'if-none-match': String(headers['etag']) } };
    expect((await api.call(again)).statusCode).toBe(304);
  });

  it.each([
    '/assets/gone-000000.js',
    '/assets/old-d4e5f6.js.map',
    '/assets/old-d4e5f6.js.br',
    '/assets/.hidden.js',
    '/assets/../secret-000000.js',
    '/assets/..%2fsecret-000000.js',
    '/assets/%2e%2e/secret-000000.js',
    '/assets/..%5csecret-000000.js',
    `/assets/${encodeURIComponent(join(folder, 'secret-000000.js'))}`,
    '/robots.txt',
    '/old-d4e5f6.js',
  ])('serves nothing at %s', async (url) => {
    const answer = await api.call({ url });
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/SECRET|plain|old/);
    expect(answer.headers['cache-control']).not.toBe(immutable);
  });
});
