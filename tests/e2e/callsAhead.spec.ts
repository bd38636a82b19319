import type { Page, Request } from '@playwright/test';
import { beginSession, resumeSession, expect, logIn, test } from './support/app.ts';
import { holdApp } from './support/funnelWalk.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';

/** Name of a call for data; null for other requests. */
function nameCall(request: Request): string | null {
  const { pathname } = new URL(request.url());
  if (pathname === '/graphql') return (request.postDataJSON() as { operationName: string }).operationName;
  return pathname.startsWith('/api/app/') && request.method() === 'GET'
    ? (pathname.split('/').at(-1) ?? '')
    : null;
}

function recordCalls(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => names.push(nameCall(request) ?? ''));
  return names;
}

const list = 'customer-service-providers';
const categories = 'service-provider-categories';

for (const [path, person, calls] of sample(
  [
    ['/dashboard', people.owner, [list, categories, 'DashboardOffers', 'EndingCertificates']],
    ['/dashboard', people.user, [list, categories, 'DashboardOffers']],
    ['/partner/ppg', people.user, [list, 'PartnerPage']],
    ['/account?tab=certificates', people.owner, [list, 'Certificates']],
    ['/profile', people.user, [list, 'OwnProfile']],
    ['/faq', people.user, [list, 'Faq']],
    ['/request-products', people.user, [list, 'ProductRequests']],
    ['/admin', people.administrator, [list, 'Overview']],
  ] as const,
  8,
)) {
  test(`${path} requests its data before its code has loaded, and only once (${person.email})`, async ({
    page,
    fail,
    recover,
  }) => {
    await resumeSession(page, person);
    const made = recordCalls(page);
    await holdApp(fail);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => made.filter(Boolean).toSorted()).toEqual(calls.toSorted());
    await recover();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A slow browser requests categories once more, since other tabs may have changed them.
    for (const call of calls.filter((name) => name !== categories))
      expect(made.filter((name) => name === call)).toEqual([call]);
  });
}

test(
  'a page for another role requests no data ahead, and a partner page without a stored list only the list',
  { tag: '@full' },
  async ({ page, fail }) => {
    await beginSession(page, people.user);
    const made = recordCalls(page);
    for (const [path, calls] of [
      ['/admin', []],
      ['/partner/ppg', [list]],
    ] as const) {
      await holdApp(fail);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#root').waitFor({ state: 'attached' });
      await page.evaluate(async () => {
        for (const answer of window.callsUnderWay?.values() ?? []) await answer;
      });
      expect(made.filter(Boolean)).toEqual(calls);
    }
  },
);

test(
  'client-side navigation discards responses that were requested ahead for the first page',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.user);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.callsUnderWay?.set('left over', Promise.resolve(new Response())));
    await page.getByRole('article').getByRole('link', { name: 'Learn more about PPG' }).click();
    await expect(page).toHaveURL('/partner/ppg');
    await expect.poll(() => page.evaluate(() => window.callsUnderWay?.size)).toBe(0);
  },
);
