import type { Page, Response } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addressesShownTo } from '#tests/access/matrix.ts';
import { beginSession, expect, submitLogIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';

/** A text that only this part of the product contains, whatever its chunks are called. */
const parts = {
  Apollo: 'ROOT_QUERY',
  'the query client': 'setQueryDefaults',
  'the dashboard': 'No partners yet for your company.',
  'the customers of the administration': 'A partner that you switch on or off',
};

/** Endings of compressed files and their encodings, preferred first; some files exist in one of them only. */
const encodings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

interface Scripts {
  readonly count: number;
  /** Size of all compressed bodies, in bytes. */
  readonly weight: number;
  /** Size of each compressed script in bytes, by its path. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Names of the parts that the scripts contain. */
  readonly parts: readonly string[];
}

/** Opens the page, and measures the scripts that it loads until the network is idle. */
async function measureScripts(page: Page, address: string): Promise<Scripts> {
  const responses: Response[] = [];
  // Each body is read as it comes, since the browser drops bodies once the page navigates.
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    responses.push(response);
    bodies.push(response.text());
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(bodies);
  const sizes = new Map(
    // The size of the file that the server sends, since a browser may take a script from its cache.
    responses.map((response) => {
      const { pathname } = new URL(response.url());
      const file = join('dist/client', pathname);
      const [ending, encoding] = encodings.find(([each]) => existsSync(file + each)) ?? ['', undefined];
      expect([pathname, response.headers()['content-encoding']]).toEqual([pathname, encoding]);
      return [pathname, statSync(file + ending).size] as const;
    }),
  );
  const weight = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const loaded = Object.entries(parts).flatMap(([part, mark]) =>
    texts.some((text) => text.includes(mark)) ? [part] : [],
  );
  return { count: responses.length, weight, sizes, parts: loaded };
}

for (const [address, budget] of [
  ['/', 200_000],
  ['/login', 215_000],
] as const) {
  test(`${address} loads at most ${budget} bytes of scripts, and nothing of the pages behind the log-in`, async ({
    page,
  }) => {
    const scripts = await measureScripts(page, address);
    console.log(`${address}: ${scripts.weight} bytes in ${scripts.count} scripts`);
    expect(scripts.weight).toBeLessThanOrEqual(budget);
    expect(scripts.parts).toEqual([]);
  });
}

const others = [people.user, null, people.owner, people.affiliate] as const;

for (const person of sample(others, 4)) {
  test(`the administration sends none of its code to the ${person?.who ?? 'visitor'}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
    if (person) await beginSession(page, person);
    for (const address of ['/admin', '/admin?section=users']) {
      await page.goto(address);
      await expect(page).not.toHaveURL(/\/admin/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(scripts.filter((path) => /assets.*admin/i.test(path))).toEqual([]);
  });
}

test(
  'an administrator who logs in after the administration was refused gets its code',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    const code = page.waitForResponse(/\/AdminDashboard-/);
    await submitLogIn(page, people.administrator.email);
    expect((await code).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    page.removeAllListeners('response');
    expect((await measureScripts(page, '/admin?section=customers')).parts).toContain(
      'the customers of the administration',
    );
  },
);

test(
  'a section of the administration loads no code of the others until they open',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.administrator);
    const scripts = await measureScripts(page, '/admin');
    console.log(`/admin: ${scripts.weight} bytes in ${scripts.count} scripts`);
    expect(scripts.parts).toEqual(['Apollo', 'the query client']);
    const code = page.waitForResponse(/\/Customers-/);
    await page.getByRole('link', { name: 'Customers', exact: true }).first().click();
    expect((await code).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  },
);

test('no page for visitors loads code of the pages behind the log-in', { tag: '@full' }, async ({ page }) => {
  for (const address of addressesShownTo('visitor')) {
    const { parts } = await measureScripts(page, address);
    // The page of a partner loads its content over GraphQL, also for visitors, in the file of the data libraries.
    const isPartnerPage = address === '/partner/sunbelt';
    expect([address, parts]).toEqual([address, isPartnerPage ? ['Apollo', 'the query client'] : []]);
    page.removeAllListeners('response');
  }
});

test('an address that refuses a visitor loads no code of its page', async ({ page }) => {
  for (const address of sample(['/dashboard', '/faq', '/account', '/partner/insureon', '/admin'], 2)) {
    const { parts, sizes } = await measureScripts(page, address);
    await expect(page).toHaveURL('/not-found');
    expect([address, parts]).toEqual([address, []]);
    expect(
      [...sizes.keys()].filter((path) => /Faq|Dashboard|PartnerPage|AccountSettings/.test(path)),
    ).toEqual([]);
    page.removeAllListeners('response');
  }
});

/** One page of each kind behind the log-in, beside the dashboard. */
const otherPages = [
  '/account',
  '/partner/rapid-pass',
  '/partner/ppg',
  '/partner/accelerate-tax',
  '/request-products',
  '/faq',
  '/introduction',
  '/training',
  '/webinar',
];

test('the dashboard loads at most 275000 bytes of scripts, and each page behind the log-in at most 320000', async ({
  page,
}) => {
  await beginSession(page, people.owner);
  const dashboard = await measureScripts(page, '/dashboard');
  page.removeAllListeners('response');
  console.log(`/dashboard: ${dashboard.weight} bytes in ${dashboard.count} scripts`);
  expect(dashboard.weight).toBeLessThanOrEqual(275_000);
  expect(dashboard.parts).toEqual(['Apollo', 'the query client', 'the dashboard']);

  for (const address of sample(otherPages, 3)) {
    const { weight, parts } = await measureScripts(page, address);
    expect([address, parts]).toEqual([
      address,
      expect.not.arrayContaining(['the customers of the administration']),
    ]);
    console.log(`${address}: ${weight} bytes`);
    expect([address, weight <= 320_000]).toEqual([address, true]);
    page.removeAllListeners('response');
  }
});

for (const [maxFiles, person, addresses] of sample(
  [
    [
      10,
      null,
      ['/', '/login', '/register', '/register-affiliate', '/forgot-password', '/no-access', '/nowhere'],
    ],
    [18, people.administrator, ['/admin', '/admin?section=users']],
    [18, people.owner, ['/dashboard', '/partner/ppg', '/partner/sunbelt', '/account', '/profile', '/faq']],
  ] as const,
  2,
)) {
  test(`each page for the ${person?.who ?? 'visitor'} loads at most ${maxFiles} files`, async ({ page }) => {
    if (person) await beginSession(page, person);
    for (const address of sample(addresses, 3)) {
      const files: string[] = [];
      page.on('request', (request) => {
        // Fonts are left out, since text shows before its font has loaded, and so is the search of the administration,
        // which follows the page and without which the page works.
        if (/AdminSearch/.test(request.url())) return;
        if (['document', 'script', 'stylesheet'].includes(request.resourceType())) files.push(request.url());
      });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      console.log(`${address}: ${files.length} files`);
      expect([address, files.length <= maxFiles]).toEqual([address, true]);
      page.removeAllListeners('request');
    }
  });
}

test('no two scripts import each other, since they would fail by the order in which they load', () => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Readonly<
    Record<string, { readonly imports?: readonly string[] }>
  >;
  const importedBy = (key: string, found = new Set<string>()): Set<string> => {
    for (const imported of manifest[key]?.imports ?? []) {
      if (!found.has(imported)) importedBy(imported, found.add(imported));
    }
    return found;
  };
  const scripts = Object.keys(manifest);
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((script) => importedBy(script).has(script))).toEqual([]);
});
