import type { Page, Response } from '@playwright/test';
import { addressesShownTo } from '#tests/access/matrix.ts';
import { expect, test } from './support/app.ts';
import { password, people } from './support/people.ts';

/** Texts that stand in one part of the product alone, whatever its chunks are called. */
const signedInParts = {
  Apollo: 'ROOT_QUERY',
  'the query client': 'gcTime',
  'the dashboard': 'No partners yet for your company.',
};

interface Scripts {
  readonly count: number;
  /** Of the bodies as they travel, in bytes. */
  readonly weight: number;
  /** Which of the signed-in parts are among them. */
  readonly parts: readonly string[];
}

/** What the page loads of scripts until the network is idle. */
async function scriptsOf(page: Page, address: string): Promise<Scripts> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  const texts = await Promise.all(responses.map((response) => response.text()));
  for (const response of responses) expect(response.headers()['content-encoding']).toBe('br');
  const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  const parts = Object.entries(signedInParts).flatMap(([part, mark]) =>
    texts.some((text) => text.includes(mark)) ? [part] : [],
  );
  return { count: responses.length, weight, parts };
}

for (const [address, budget] of [
  ['/', 160_000],
  ['/login', 175_000],
] as const) {
  test(`${address} loads at most ${budget} bytes of scripts, and nothing of the pages behind the log-in`, async ({
    page,
  }) => {
    const scripts = await scriptsOf(page, address);
    console.log(`${address}: ${scripts.weight} bytes in ${scripts.count} scripts`);
    expect(scripts.weight).toBeLessThanOrEqual(budget);
    expect(scripts.count).toBeLessThanOrEqual(6);
    expect(scripts.parts).toEqual([]);
  });
}

test('no page that a visitor may see loads anything of the pages behind the log-in', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of addressesShownTo('visitor')) {
    expect((await scriptsOf(page, address)).parts, address).toEqual([]);
    page.removeAllListeners('response');
  }
});

test('the dashboard loads at most 235000 bytes of scripts', async ({ page, request }) => {
  const answer = await request.post('/api/app/anonymous/login', {
    data: { email: people.owner.email, password },
  });
  const { accessToken, userInfo } = (await answer.json()) as { accessToken: string; userInfo: unknown };
  await page.addInitScript(
    ([token, person]) => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('userInfo', person);
    },
    [accessToken, JSON.stringify(userInfo)] as const,
  );
  const scripts = await scriptsOf(page, '/dashboard');
  console.log(`/dashboard: ${scripts.weight} bytes in ${scripts.count} scripts`);
  expect(scripts.weight).toBeLessThanOrEqual(235_000);
  expect(scripts.count).toBeLessThanOrEqual(9);
  expect(scripts.parts).toEqual(Object.keys(signedInParts));
});
