import type { BrowserContext, Page } from '@playwright/test';
import { expect, logIn, logInByScreen, offers, test } from './support/app.ts';
import { isLongRun } from './support/longRun.ts';
import { people } from './support/people.ts';
import { stored } from './support/stored.ts';
import { collect, openHomeWhole } from './support/wholeHome.ts';

const renewal = 'POST /api/app/anonymous/refresh-token';
const lists = 'GET /api/app/service-provider-query/customer-service-providers';

/** Leaves the dashboard and comes back inside the app, so that its lists are asked for again. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Lintel Marketplace home' }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Renews the tokens of this browser as another tab would. Answers the access token. */
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

test.describe('renewal', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.clock.install();
    await openHomeWhole(page);
  });

  test('goes ahead of the calls, once for all of them, and they carry the new token', async ({
    page,
    context,
  }) => {
    // Two access tokens of the same second have the same bytes.
    const before = await stored(page, 'refreshToken');
    const renewals = collect(context, '/api/app/anonymous/refresh-token');
    const listed = collect(context, '/api/app/service-provider-query/service-provider-categories');
    await context.clock.fastForward('13:00');
    await comeBack(page);
    await expect(offers(page)).toHaveCount(12);
    await expect.poll(() => stored(page, 'refreshToken')).not.toBe(before);
    const after = await stored(page, 'accessToken');
    expect(renewals).toHaveLength(1);
    // A slow page asks again: what is older than a second is stale (spec, section 7).
    await expect.poll(() => listed.length).toBeGreaterThanOrEqual(1);
    for (const call of listed) expect(call.headers()['authorization']).toBe(`Bearer ${after}`);
    await comeBack(page);
    expect(renewals).toHaveLength(1);
  });

  test('happens once for two tabs that need it together', async ({ page, context, fail }) => {
    await fail({ call: renewal, delayMs: 1_500, times: 2 });
    // In a window of its own: a tab in the background is given no frames, for which clicks wait.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/dashboard', '_blank', 'popup,width=1280,height=720'));
    const other = await opened;
    await expect(offers(other)).toHaveCount(12);
    const renewals = collect(context, '/api/app/anonymous/refresh-token');
    await context.clock.fastForward('13:00');
    await Promise.all([comeBack(page), comeBack(other)]);
    for (const tab of [page, other]) await expect(offers(tab)).toHaveCount(12);
    expect(renewals).toHaveLength(1);
  });

  test('that meets an outage signs nobody out: the old token serves while it lives', async ({
    page,
    context,
    fail,
  }) => {
    await fail({ call: renewal, status: 503, times: 100 });
    await context.clock.fastForward('13:00');
    await comeBack(page);
    await expect(offers(page)).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
  });

  test(
    'that meets an outage after the token has ended fails the call, not the session',
    { tag: '@full' },
    async ({ page, context, fail, recover }) => {
      await fail({ call: renewal, status: 503, times: 100 });
      const refused: number[] = [];
      page.on('response', (response) => {
        if (response.status() === 401) refused.push(response.status());
      });
      await context.clock.fastForward('20:00');
      await comeBack(page);
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
      expect(await stored(page, 'accessToken')).not.toBeNull();
      expect(refused).toEqual([]);
      await recover();
      await comeBack(page);
      await expect(offers(page)).toHaveCount(12);
    },
  );

  test('whose answer is lost is asked for again, and nobody is signed out', async ({
    page,
    context,
    fail,
  }) => {
    await fail({ call: renewal, delayMs: 20_000, times: 1 });
    const renewals = collect(context, '/api/app/anonymous/refresh-token');
    await context.clock.fastForward('13:00');
    await comeBack(page);
    await expect(offers(page)).toHaveCount(12);
    await expect.poll(() => renewals.length).toBe(2);
    await page.waitForTimeout(1_000);
    await page.reload();
    await expect(offers(page)).toHaveCount(12);
  });

  test('that is refused ends the session, and says so', async ({ page, context }) => {
    await page.evaluate(() => localStorage.setItem('refreshToken', 'stolen-and-replaced'));
    await context.clock.fastForward('13:00');
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page).toHaveURL('/no-access');
    await expect(page.getByText('Your session ended. Log in to carry on where you left off.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test('a GraphQL 401 ends the session, and leads to where logging in leads back', async ({ page, fail }) => {
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
});

/** Shifts the clock of each page by so many milliseconds. Playwright's own clock hides when a page was served. */
async function setClockWrong(context: BrowserContext, shift: number): Promise<void> {
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

/** In a short run the one that could end sessions too early. */
const wrongClocks = [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const;

for (const [wrong, days] of wrongClocks.slice(0, isLongRun ? undefined : 1)) {
  test(`a clock that is ${wrong} neither signs out nor renews without need`, async ({ page, context }) => {
    await setClockWrong(context, days * 86_400_000);
    const renewals = collect(context, '/api/app/anonymous/refresh-token');
    await logInByScreen(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await page.reload();
    await expect(offers(page)).toHaveCount(12);
    await comeBack(page);
    await expect(offers(page)).toHaveCount(12);
    expect(renewals).toEqual([]);
  });
}

test(
  'the person without a customer is asked for afresh exactly once',
  { tag: '@full' },
  async ({ page, context }) => {
    const asked = collect(context, '/api/app/user-query/user-info');
    await logInByScreen(page, people.administrator);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(other.getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test(
  'a 401 for a token that is no longer the one in the browser ends nothing',
  { tag: '@full' },
  async ({ page, fail }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    const before = await stored(page, 'accessToken');
    await fail({ call: lists, status: 401, delayMs: 8_000, times: 1 });
    const late = page.waitForResponse((response) => response.status() === 401);
    const asked = page.waitForRequest((request) => request.url().endsWith(lists.replace('GET ', '')));
    await page.reload();
    await asked;
    // The app waits for the call that its head has made.
    await expect(offers(page)).toHaveCount(12);
    // Two access tokens of the same second have the same bytes.
    await expect.poll(() => renewElsewhere(page)).not.toBe(before);
    const renewed = await stored(page, 'accessToken');
    await late;
    await expect(offers(page)).toHaveCount(12);
    await expect(page).toHaveURL('/dashboard');
    expect(await stored(page, 'accessToken')).toBe(renewed);
  },
);

test('a database that is away signs nobody out', { tag: '@full' }, async ({ page, fail }) => {
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
