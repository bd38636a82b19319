import type { Page, Request } from '@playwright/test';
import { expect, logIn, offers, test } from './support/app.ts';
import { askSideBySide } from './support/dataClient.ts';
import { hurryUntil } from './support/hurry.ts';
import { sample } from './support/longRun.ts';
import { setVisibility } from './support/visibility.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';
import { findViolations } from './support/screens.ts';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: "You're offline." });
const listPath = '/api/app/service-provider-query/customer-service-providers';

/** The calls for data from now on, by path. */
function followCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql' || (pathname.startsWith('/api/') && pathname !== '/api/app/events')) {
      calls.push(pathname);
    }
  });
  return calls;
}

test('without a network a banner says so, saved data are shown, and all goes on once it is back', async ({
  page,
  context,
}) => {
  // Of an owner the end of certificates is asked for at any time.
  await logIn(page, people.user);
  await expect(offers(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('22 questions');
  const calls = followCalls(page);
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
  'what is asked for without a network waits, and is asked for once afterwards',
  { tag: '@full' },
  async ({ page, context }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    const calls = followCalls(page);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    const asked = askSideBySide(page, 1);
    await page.waitForTimeout(1_500);
    expect(calls).toEqual([]);
    await context.setOffline(false);
    await asked;
    expect(calls.filter((path) => path === '/graphql')).toHaveLength(1);
    await expect(notices(page)).toHaveCount(0);
  },
);

test('a visitor is told without a word about data, on pages without header as well', async ({
  page,
  context,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(people.owner.email);
  await context.setOffline(true);
  await expect(banner(page)).toHaveText("You're offline.");
  await expect(page.getByLabel('Email')).toHaveValue(people.owner.email);
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test('a page whose code was not there without a network opens by itself once it is back', async ({
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

test('the banner stays in sight below the header when the page is scrolled', async ({ page, context }) => {
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
});

test(
  'a list that fails is asked for again after one, two and four seconds, then told once',
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
    // By the browser's clock: word of a request reaches the test late where the machine is busy.
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
  test(`a list that fails is not asked for again while the page is ${what}, which costs no try`, async ({
    page,
    fail,
  }) => {
    await page.clock.install();
    await fail({ call: `GET ${listPath}`, status: 503, times: 3 });
    const calls = followCalls(page);
    const count = () => calls.filter((path) => path === listPath).length;
    await logIn(page, people.owner);
    // By then a slow machine has asked again.
    await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    await pause(page);
    const before = count();
    expect(before).toBeLessThan(4);
    await page.clock.runFor(60_000);
    expect(count()).toBe(before);
    await goOn(page);
    await hurryUntil(page, offers(page).nth(11));
    await expect(offers(page)).toHaveCount(12);
    expect(count()).toBe(4);
    await expect(notices(page)).toHaveCount(0);
  });
}
