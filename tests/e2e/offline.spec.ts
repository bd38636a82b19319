import type { Page, Request } from '@playwright/test';
import { expect, logIn, offers, test } from './support/app.ts';
import { queryInParallel } from './support/dataClient.ts';
import { fastForwardUntil } from './support/pageClock.ts';
import { sample } from './support/longRun.ts';
import { setVisibility } from './support/visibility.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';
import { findViolations } from './support/screens.ts';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: "You're offline." });
const listPath = '/api/app/service-provider-query/customer-service-providers';

/** Collects the paths of all calls for data. */
function collectDataCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql' || (pathname.startsWith('/api/') && pathname !== '/api/app/events')) {
      calls.push(pathname);
    }
  });
  return calls;
}

test('offline, a banner and the saved data are shown, and the page goes on once the network is back', async ({
  page,
  context,
}) => {
  // An owner's page may ask for expiring certificates at any time.
  await logIn(page, people.user);
  await expect(offers(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('22 questions');
  const calls = collectDataCalls(page);
  await context.setOffline(true);
  await expect(banner(page)).toHaveText("You're offline. Showing saved data.");
  await page.getByRole('banner').getByRole('link', { name: 'Lintel Marketplace home' }).click();
  await expect(offers(page)).toHaveCount(12);
  await page.getByLabel('Search partners').fill('generators');
  await expect(offers(page)).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  expect(calls).toEqual([]);
  await expect(notices(page)).toHaveCount(0);

  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByLabel('Search partners')).toHaveValue('generators');
  await expect(offers(page)).toHaveCount(1);
});

test(
  'a query made offline waits, and is sent once when the network is back',
  { tag: '@full' },
  async ({ page, context }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    const calls = collectDataCalls(page);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    const query = queryInParallel(page, 1);
    await page.waitForTimeout(1_500);
    expect(calls).toEqual([]);
    await context.setOffline(false);
    await query;
    expect(calls.filter((path) => path === '/graphql')).toHaveLength(1);
    await expect(notices(page)).toHaveCount(0);
  },
);

test(
  'the banner for visitors does not mention saved data, and appears on pages without a header',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByLabel('Email').fill(people.owner.email);
    await context.setOffline(true);
    await expect(banner(page)).toHaveText("You're offline.");
    await expect(page.getByLabel('Email')).toHaveValue(people.owner.email);
    await context.setOffline(false);
    await expect(banner(page)).toHaveCount(0);
  },
);

test('a page whose code cannot load offline opens by itself once the network is back', async ({
  page,
  context,
}) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { name: "We couldn't show this page" })).toBeFocused();
  await expect(page.getByText("It opens as soon as you're back online.")).toBeVisible();
  await expect(banner(page)).toHaveText("You're offline.");
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  await expect(page).toHaveURL('/faq');
});

test(
  'the banner stays in sight below the header when the page is scrolled',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(54);
    await page.getByRole('link', { name: 'View offer: Lendflow' }).focus();
    const card = await page.getByRole('link', { name: 'View offer: Lendflow' }).boundingBox();
    const strip = await banner(page).boundingBox();
    expect(card?.y).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
  },
);

test(
  'a list that fails is retried after one, two, and four seconds, and then shows one notice',
  { tag: '@full' },
  async ({ page, fail }) => {
    await fail({ call: `GET ${listPath}`, status: 503, times: 99 });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().endsWith(listPath)) requests.push(request);
    });
    await logIn(page, people.owner);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page).getByText('times')).toHaveCount(0);
    // The browser's clock, since events reach the test late on a busy machine.
    const times = requests.map((request) => request.timing().startTime);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits).toHaveLength(3);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(1_000 * 2 ** index - 50);
      expect(wait).toBeLessThan(1_000 * 2 ** index + 1_500);
    }
  },
);

for (const [what, pause, goOn] of sample(
  [
    ['hidden', (page: Page) => setVisibility(page, 'hidden'), (page: Page) => setVisibility(page, 'visible')],
    [
      'offline',
      (page: Page) => page.context().setOffline(true),
      (page: Page) => page.context().setOffline(false),
    ],
  ] as const,
  2,
)) {
  test(`a list that fails is not retried while the page is ${what}, and loses none of its retries`, async ({
    page,
    fail,
  }) => {
    await page.clock.install();
    await fail({ call: `GET ${listPath}`, status: 503, times: 3 });
    const calls = collectDataCalls(page);
    const count = () => calls.filter((path) => path === listPath).length;
    await logIn(page, people.owner);
    // A slow machine may have retried by then.
    await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    await pause(page);
    const before = count();
    expect(before).toBeLessThan(4);
    await page.clock.runFor(60_000);
    expect(count()).toBe(before);
    await goOn(page);
    await fastForwardUntil(page, offers(page).nth(11));
    await expect(offers(page)).toHaveCount(12);
    expect(count()).toBe(4);
    await expect(notices(page)).toHaveCount(0);
  });
}
