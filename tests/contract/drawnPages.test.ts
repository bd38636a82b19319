import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { unchangedShowcase, type Showcase } from '#domain/showcase.ts';
import { openBuiltFrontend } from '#server/platform/frontend/built.ts';
import { readPageScripts } from '#server/platform/frontend/pageScripts.ts';
import { encodingFor } from '#server/platform/http/compressResponses.ts';
import { noncePlaceholder } from '#server/platform/http/nonce.ts';
import { createPageCache } from '#server/platform/frontend/pageAnswers.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

/** A build whose pages show their address, how many were rendered, and how many offers there are. */
const files: Readonly<Record<string, string>> = {
  'client/index.html': `<html><head><title>App</title><script type="module" crossorigin src="/assets/start.js" nonce="${noncePlaceholder}"></script><link rel="modulepreload" crossorigin href="/assets/libraries.js" nonce="${noncePlaceholder}"><link rel="stylesheet" crossorigin href="/assets/style.css" nonce="${noncePlaceholder}"><style nonce="${noncePlaceholder}">p{margin:0}</style><script id="config" type="application/json" nonce="${noncePlaceholder}">{}</script></head><body><div id="root"></div></body></html>`,
  'client/assets/style.css':
    '@font-face{font-family:Own;src:url(/own.woff2)}.start{top:0}h1{left:0}.page{top:1px}.other{}',
  'client/.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/start.js', isEntry: true, imports: ['_libraries.js'] },
    '_libraries.js': { file: 'assets/libraries.js' },
    '_shared.js': { file: 'assets/shared.js' },
    'src/pages/Page.tsx': {
      file: 'assets/Page.js',
      imports: ['index.html', '_libraries.js', '_shared.js'],
    },
    'src/pages/OtherPage.tsx': { file: 'assets/OtherPage.js' },
  }),
  'client/.vite/ssr-manifest.json': JSON.stringify({
    'src/pages/Page.tsx': ['/assets/Page.js'],
    'src/pages/OtherPage.tsx': ['/assets/OtherPage.js'],
  }),
  'server/drawPage.js': `let count = 0;
    export async function drawPage({ address, config }) {
      if (address === '/broken') throw new Error('A fault.');
      if (address === '/missing') return null;
      count += 1;
      const title = '<' + config.showcase.offers.length + '>';
      const body = '<h1 class="page">' + address + ' ' + count + '</h1>';
      const drawn = address === '/secret' ? null : { body, styles: { css: '@layer mui{.page{color:red}.outer{top:0}}', names: 'page outer' } };
      const ahead = drawn && address !== '/framed' ? null : { roles: [1] };
      const isFrame = ahead !== null;
      return { title, drawn, isFrame, script: 'early()', modules: ['Page'], ahead };
    }`,
};
const folder = mkdtempSync(join(tmpdir(), 'lintel-drawn-'));
for (const name of ['client/assets', 'client/.vite', 'server'])
  mkdirSync(join(folder, name), { recursive: true });
for (const [name, size] of Object.entries({
  start: 300,
  libraries: 500,
  shared: 20,
  Page: 100,
  OtherPage: 10,
}))
  writeFileSync(join(folder, `client/assets/${name}.js`), ' '.repeat(size));
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

/** None of these pages reads rows. */
const answerVisitor = () => Promise.reject(new Error('Nothing is to be asked.'));

let shown: Showcase = unchangedShowcase;
let answerAt: ReturnType<typeof createPageCache>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  shown = unchangedShowcase;
  answerAt = createPageCache({
    frontend: await openBuiltFrontend(join(folder, 'client'), join(folder, 'server/drawPage.js')),
    settings: readSettings({ NODE_ENV: 'test' }),
    showcase: () => Promise.resolve(shown),
    answerVisitor,
  });
  return () => vi.useRealTimers();
});

const textAt = async (address: string | null) => String(await (await answerAt(address)).body(null));
const headingAt = async (address: string) => /<h1 .*<\/h1>/.exec(await textAt(address))?.[0];
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Names of the scripts that the page preloads, and of those that it starts. */
const scriptsIn = (html: string) =>
  ['<link [^>]*rel="modulepreload"', '<script type="module"'].map((element) =>
    [...html.matchAll(new RegExp(`${element}[^>]*/assets/(\\w+).js`, 'g'))].map(([, name]) => name),
  );

// The inlined styles have no fonts, which come with the style sheet.
const inlinedStyles = 'h1{left:0}.page{top:1px}';

it('a rendered page has its styles, preloads its scripts, and allows only its own inline code', async () => {
  const { policy } = await answerAt('/page?step="1"');
  const html = await textAt('/page?step="1"');
  expect(html).toContain('<title>&lt;0&gt;</title>');
  expect(html).toContain('<div id="root" data-drawn="/page?step=&quot;1&quot;"><h1 ');
  expect(html).toContain(`<style>${inlinedStyles}</style>`);
  expect(html).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/style.css">');
  expect(html).toContain(
    ['start', 'libraries']
      .map(
        (file) =>
          `<link class="app" fetchpriority="low" data-rel="modulepreload" crossorigin href="/assets/${file}.js">`,
      )
      .join(''),
  );
  expect(scriptsIn(html)).toEqual([['start', 'libraries', 'shared', 'Page'], []]);
  // None of them blocks the first paint or competes with the page for the network.
  expect(
    html.match(/<link [^>]*href="\/assets[^>]*>/g)?.filter((link) => !/ disabled | data-rel=/.test(link)),
  ).toEqual([]);
  expect(policy).toContain(`script-src 'self' ${hashOf('early()')};`);
  const styles = ['p{margin:0}', inlinedStyles, '@layer mui{.page{color:red}}', ''].map(hashOf);
  expect(/style-src ([^;]*)/.exec(policy)?.[1]?.split(' ').toSorted()).toEqual(
    ["'self'", ...styles].toSorted(),
  );
});

it('a page is rendered once, and is the same in each encoding', async () => {
  const first = await headingAt('/once');
  const answer = await answerAt('/once');
  expect(await headingAt('/once')).toBe(first);
  const html = await textAt('/once');
  expect(String(brotliDecompressSync(await answer.body('br')))).toBe(html);
  expect(String(gunzipSync(await answer.body('gzip')))).toBe(html);
  expect(await answer.body('br')).toBe(await answer.body('br'));
});

it('a publication makes a page render again', async () => {
  const before = await headingAt('/');
  const { tag } = await answerAt('/');
  shown = { categories: null, offers: [{ partnerId: 1, category: 'Health', benefit: 'All', value: '1' }] };
  expect(await headingAt('/')).not.toBe(before);
  expect(await textAt('/')).toContain('<title>&lt;1&gt;</title>');
  expect((await answerAt('/')).tag).not.toBe(tag);
});

it('a page that is not rendered names its scripts, and the roles that get them', async () => {
  const html = await textAt('/secret');
  const [, block = ''] = /<script id="ahead" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(block)).toEqual({
    roles: [1],
    scripts: ['/assets/shared.js', '/assets/Page.js'],
  });
  expect(html).toContain('<title>&lt;0&gt;</title>');
  expect(html).toContain('<div id="root"></div>');
  expect(scriptsIn(html)).toEqual([['libraries'], ['start']]);
  expect((await answerAt('/secret')).policy).toContain(`script-src 'self' ${hashOf('early()')};`);
});

it('a page whose frame is rendered has its styles, and names its scripts and roles', async () => {
  const html = await textAt('/framed');
  expect(html).toContain('<div id="root" data-frame><h1 ');
  expect(html).toContain(`<style>${inlinedStyles}</style>`);
  expect(html).toContain('<style data-names="page outer">@layer mui{.page{color:red}}</style>');
  expect(html).toContain(
    '<link fetchpriority="low" rel="preload" as="style" crossorigin href="/assets/style.css">',
  );
  expect(html).toContain('<script id="ahead" type="application/json">{"roles":[1],"scripts":[');
  expect(scriptsIn(html)).toEqual([['start', 'libraries'], []]);
});

it('an address with the placeholder of a nonce adds no nonce to the policy', async () => {
  expect((await answerAt(`/framed?x=${noncePlaceholder}`)).policy).not.toContain('nonce-');
});

it('a page rendered while the offers change is not cached as one with the new offers', async () => {
  let answer = Promise.resolve('first');
  const read = { url: '/graphql', headers: {}, body: '{}' };
  const answerPage = createPageCache({
    frontend: {
      page: async (address, { showcase }, ask) =>
        `${address === '/' ? await ask(read) : ''} ${showcase.offers.length}`,
      files: '',
      close: () => Promise.resolve(),
    },
    settings: readSettings({ NODE_ENV: 'test' }),
    showcase: () => Promise.resolve(shown),
    answerVisitor: () => answer,
  });
  const textOf = async (address: string) => String(await (await answerPage(address)).body(null));
  expect(await textOf('/')).toBe('first 0');
  vi.setSystemTime(Date.now() + 2_000);
  let resolveAnswer: ((text: string) => void) | undefined;
  answer = new Promise((resolve) => {
    resolveAnswer = resolve;
  });
  const asked = textOf('/');
  await new Promise(setImmediate);
  const offer = { partnerId: 1, category: 'Hiring', benefit: '', value: '' };
  shown = { ...shown, offers: [offer] };
  await textOf('/login');
  resolveAnswer?.('second');
  await asked;
  expect(await textOf('/')).toBe('second 1');
});

it('an unknown address gets the page without content, and an error in rendering rejects', async () => {
  expect(await textAt('/missing')).toBe(await textAt(null));
  expect(await textAt(null)).toContain('<div id="root"></div>');
  await expect(answerAt('/broken')).rejects.toThrow('A fault.');
});

/** Thirty addresses that were never requested. */
const newAddresses = (name: string) =>
  Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? `/?${name}=${at}` : `/${name}${at}/account/LOGIN`));

it('new query strings render two pages at once and five per second, and block no known page', async () => {
  const countRendered = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map(headingAt))).filter(Boolean).length;
  expect(await countRendered(newAddresses('first'))).toBe(2);
  for (const address of newAddresses('second')) await headingAt(address);
  expect(await countRendered(newAddresses('first'))).toBe(2);
  expect(await countRendered(newAddresses('second'))).toBe(3);
  expect(await countRendered(['/', '/login', '/register', '/*'])).toBe(4);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await countRendered(newAddresses('third'))).toBe(2);
  expect(await headingAt(`/?${'long'.repeat(100)}`)).toBeUndefined();
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['x-br', null],
  ['identity', null],
  [undefined, null],
] as const)('Accept-Encoding %s gets the encoding %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

it('a module that is missing in the build throws', async () => {
  const codeOf = await readPageScripts(join(folder, 'client'));
  expect(() => codeOf(['Page', 'Gone'])).toThrow('No file of the build holds Gone.');
});

it('in development a page has its own nonce, in the requested encoding', async () => {
  const html = `<script nonce="${noncePlaceholder}">early()</script>`;
  const answer = createPageCache({
    frontend: { page: () => Promise.resolve(html), files: null, close: () => Promise.resolve() },
    settings: readSettings({ NODE_ENV: 'development' }),
    showcase: () => Promise.resolve(unchangedShowcase),
    answerVisitor,
  });
  const { policy, tag, body } = await answer('/');
  expect(tag).toBeNull();
  const nonce = /script-src 'self' 'nonce-([\w+/]{22}==)'/.exec(policy)?.[1];
  expect(String(await body(null))).toBe(`<script nonce="${nonce}">early()</script>`);
  expect(String(brotliDecompressSync(await body('br')))).toBe(String(await body(null)));
  expect((await answer('/')).policy).not.toBe(policy);
});
