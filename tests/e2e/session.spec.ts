import type { BrowserContext, Page } from '@playwright/test';
import { expect, logIn, logInByScreen, offers, test } from './support/app.ts';
import { people } from './support/people.ts';
import { stored } from './support/stored.ts';
import { collectCalls, openLoadedHome } from './support/loadedHome.ts';

const renewal = 'POST /api/app/anonymous/refresh-token';
const lists = 'GET /api/app/service-provider-query/customer-service-providers';

/** Leaves the dashboard and returns inside the app, so that the page requests its lists again. */
async function reopenDashboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Lintel Marketplace home' }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Renews the tokens of this browser as another tab would, and returns the access token. */
async function renewElsewhere(page: Page): Promise<string> {
  const answer = await page.request.post('/api/app/anonymous/refresh-token', {
    data: { refreshToken: await stored(page, 'refreshToken') },
  });
  const tokens = (await answer.json()) as { accessToken: string; refreshToken: string };
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('accessToken', accessToken);
  }, tokens);
  return tokens.accessToken;
}

test.describe('a token renewal', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.clock.install();
    await openLoadedHome(page);
  });

  test(
    'happens once before parallel calls, which then carry the new token',
    { tag: '@full' },
    async ({ page, context }) => {
      // Two access tokens of the same second have the same bytes.
      const before = await stored(page, 'refreshToken');
      const renewals = collectCalls(context, '/api/app/anonymous/refresh-token');
      const listed = collectCalls(context, '/api/app/service-provider-query/service-provider-categories');
      await context.clock.fastForward('13:00');
      await reopenDashboard(page);
      await expect(offers(page)).toHaveCount(12);
      await expect.poll(() => stored(page, 'refreshToken')).not.toBe(before);
      const after = await stored(page, 'accessToken');
      expect(renewals).toHaveLength(1);
      // A slow page asks again, since data older than a second are stale (spec, section 7).
      await expect.poll(() => listed.length).toBeGreaterThanOrEqual(1);
      for (const call of listed) expect(call.headers()['authorization']).toBe(`Bearer ${after}`);
      await reopenDashboard(page);
      expect(renewals).toHaveLength(1);
    },
  );

  test('happens once when two tabs need it at the same time', async ({ page, context, fail }) => {
    await fail({ call: renewal, delayMs: 1_500, times: 2 });
    // A popup, since a tab in the background renders no frames, for which clicks wait.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/dashboard', '_blank', 'popup,width=1280,height=720'));
    const other = await opened;
    await expect(offers(other)).toHaveCount(12);
    const renewals = collectCalls(context, '/api/app/anonymous/refresh-token');
    await context.clock.fastForward('13:00');
    await Promise.all([reopenDashboard(page), reopenDashboard(other)]);
    for (const tab of [page, other]) await expect(offers(tab)).toHaveCount(12);
    expect(renewals).toHaveLength(1);
  });

  test(
    'that fails during an outage keeps the session while the old token is valid',
    { tag: '@full' },
    async ({ page, context, fail }) => {
      await fail({ call: renewal, status: 503, times: 100 });
      await context.clock.fastForward('13:00');
      await reopenDashboard(page);
      await expect(offers(page)).toHaveCount(12);
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    },
  );

  test(
    'that fails after the old token has expired fails the call and keeps the session',
    { tag: '@full' },
    async ({ page, context, fail, recover }) => {
      await fail({ call: renewal, status: 503, times: 100 });
      const refused: number[] = [];
      page.on('response', (response) => {
        if (response.status() === 401) refused.push(response.status());
      });
      await context.clock.fastForward('20:00');
      await reopenDashboard(page);
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
      expect(await stored(page, 'accessToken')).not.toBeNull();
      expect(refused).toEqual([]);
      await recover();
      await reopenDashboard(page);
      await expect(offers(page)).toHaveCount(12);
    },
  );

  test(
    'whose answer is lost is tried again and keeps the session',
    { tag: '@full' },
    async ({ page, context, fail }) => {
      await fail({ call: renewal, delayMs: 20_000, times: 1 });
      const renewals = collectCalls(context, '/api/app/anonymous/refresh-token');
      await context.clock.fastForward('13:00');
      await reopenDashboard(page);
      await expect(offers(page)).toHaveCount(12);
      await expect.poll(() => renewals.length).toBe(2);
      await page.waitForTimeout(1_000);
      await page.reload();
      await expect(offers(page)).toHaveCount(12);
    },
  );

  test('that is refused ends the session and says so', async ({ page, context }) => {
    await page.evaluate(() => localStorage.setItem('refreshToken', 'stolen-and-replaced'));
    await context.clock.fastForward('13:00');
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page).toHaveURL('/no-access');
    await expect(page.getByText('Your session ended. Log in to carry on where you left off.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test(
  'a GraphQL 401 ends the session and opens the log-in screen, with a ReturnUrl to the page',
  { tag: '@full' },
  async ({ page, fail }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await fail({
      call: 'graphql DashboardOffers',
      status: 401,
      contentType: 'application/graphql-response+json',
      body: JSON.stringify({ errors: [{ message: 'Please log in' }] }),
      times: 1,
    });
    await page.reload();
    await expect(page).toHaveURL('/Account/Login?ReturnUrl=%2Fdashboard');
    expect(await stored(page, 'accessToken')).toBeNull();
  },
);

/** Shifts `Date` in each page by milliseconds. Playwright's own clock would hide when a page was served. */
async function shiftClock(context: BrowserContext, shift: number): Promise<void> {
  await context.addInitScript((milliseconds) => {
    const RightDate = Date;
    globalThis.Date = class extends RightDate {
      constructor(given: number | string = RightDate.now() + milliseconds) {
        super(given);
      }
      static override now() {
        return RightDate.now() + milliseconds;
      }
    } as DateConstructor;
  }, shift);
}

for (const [wrong, days] of [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const) {
  test(
    `a device clock that is ${wrong} neither ends the session nor renews its tokens early`,
    { tag: '@full' },
    async ({ page, context }) => {
      await shiftClock(context, days * 86_400_000);
      const renewals = collectCalls(context, '/api/app/anonymous/refresh-token');
      await logInByScreen(page, people.owner);
      await expect(offers(page)).toHaveCount(12);
      await page.reload();
      await expect(offers(page)).toHaveCount(12);
      await reopenDashboard(page);
      await expect(offers(page)).toHaveCount(12);
      expect(renewals).toEqual([]);
    },
  );
}

test(
  'the userInfo of a person without a customer is refreshed exactly once',
  { tag: '@full' },
  async ({ page, context }) => {
    const calls = collectCalls(context, '/api/app/user-query/user-info');
    await logInByScreen(page, people.administrator);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(other.getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(calls).toHaveLength(1);
  },
);

test('a 401 for an outdated token does not end the session', { tag: '@full' }, async ({ page, fail }) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  const before = await stored(page, 'accessToken');
  await fail({ call: lists, status: 401, delayMs: 8_000, times: 1 });
  const refusal = page.waitForResponse((response) => response.status() === 401);
  const listRequest = page.waitForRequest((request) => request.url().endsWith(lists.replace('GET ', '')));
  await page.reload();
  await listRequest;
  // The app waits for the call that its HTML started.
  await expect(offers(page)).toHaveCount(12);
  // Two access tokens of the same second have the same bytes.
  await expect.poll(() => renewElsewhere(page)).not.toBe(before);
  const renewed = await stored(page, 'accessToken');
  await refusal;
  await expect(offers(page)).toHaveCount(12);
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page, 'accessToken')).toBe(renewed);
});

test('a database outage does not end the session', { tag: '@full' }, async ({ page, fail }) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  for (const call of [lists, 'graphql DashboardOffers']) await fail({ call, status: 503, times: 100 });
  const refused = page.waitForResponse((response) => response.status() === 503);
  await page.reload();
  await refused;
  await expect(page.getByText("We couldn't load partners.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
  expect(await stored(page, 'accessToken')).not.toBeNull();
});
