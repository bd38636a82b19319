import type { Page } from '@playwright/test';
import { notices, timeNotices } from './support/notices.ts';
import { expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { askSideBySide } from './support/dataClient.ts';
import { people } from './support/people.ts';

// The error catalogue of the spec (section 8), row by row, against the running backend.

const listPath = '/api/app/service-provider-query/customer-service-providers';
const partnerList = `GET ${listPath}`;
const dashboardOffers = 'graphql DashboardOffers';
const updating = 'Updating, something awesome is on the way. Please try again later.';
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Every address of the page from now on, in order. */
function followAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search, hash } = new URL(frame.url());
    addresses.push(pathname + search + hash);
  });
  return addresses;
}

test.describe('a REST call that fails', () => {
  const words = 'The list is being mended. Try again in an hour.';

  test('is logged, told as "Error" at the top right for 5 s with its message, told in the page, and kept', async ({
    page,
    fail,
  }) => {
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    const answered = page.waitForResponse((response) => response.url().endsWith(listPath));
    await fail({
      call: partnerList,
      status: 403,
      body: JSON.stringify({ error: { code: 'FORBIDDEN', message: words } }),
      times: 1,
    });
    await page.goto('/login');
    const lasted = await timeNotices(page);
    await submitLogIn(page, people.owner.email);
    const notice = notices(page);
    await expect(notice).toHaveCount(1);
    await expect(notice.getByText('Error', { exact: true })).toBeVisible();
    await expect(notice.getByText(words, { exact: true })).toBeVisible();
    const reference = (await (await answered).headerValue('x-request-id')) ?? '';
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
    await expect(page.getByRole('main')).toContainText(`Reference for support: ${reference}`);
    expect(logged.join('\n')).toContain(`partnerList failed: ${words}`);
    expect(logged.join('\n')).toContain(reference);
    expect(JSON.parse((await stored(page, 'errorList')) ?? '[]')).toMatchObject([
      { message: words, reference },
    ]);

    const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 32);
    expect(box?.y).toBeLessThan(100);
    const time = await lasted(words);
    expect(time).toBeGreaterThan(4_800);
    expect(time).toBeLessThan(6_500);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
  });

  for (const [what, body] of [
    ['without a message', '{"error":{"code":"FORBIDDEN"}}'],
    ['with a message that is no text', '{"error":{"code":"FORBIDDEN","message":{"html":"<b>"}}}'],
    ['with a page for a body', '<h1>Forbidden</h1>'],
  ] as const) {
    test(`${what} is told as "Please contact administrator for support"`, async ({ page, fail }) => {
      await fail({ call: partnerList, status: 403, body, times: 1 });
      await page.goto('/login');
      await submitLogIn(page, people.owner.email);
      await expect(
        notices(page).getByText('Please contact administrator for support', { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Please contact administrator for support',
      );
    });
  }

  test('is rethrown: the page offers to try again', async ({ page, fail }) => {
    await fail({ call: partnerList, status: 403, times: 1 });
    await page.goto('/login');
    await submitLogIn(page, people.owner.email);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(offers(page)).toHaveCount(12);
  });
});

test('a list that fails is told on pages without a region for it too, and can be tried again', async ({
  page,
  fail,
}) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  const words = 'The list is being mended.';
  await fail({
    call: partnerList,
    status: 403,
    body: JSON.stringify({ error: { message: words } }),
    times: 1,
  });
  await page.goto('/faq');
  await expect(notices(page).getByText(words)).toBeVisible();
  const told = page.getByText(
    `We couldn't refresh your partners. You see them as they were before. ${words}`,
  );
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toHaveCount(0);
});

test('a person who cannot be read is told so in place of the page, and not sent elsewhere', async ({
  page,
  fail,
  recover,
}) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await page.evaluate(() => localStorage.removeItem('userInfo'));
  const words = 'We are counting our people.';
  const body = JSON.stringify({ error: { code: 'BUSY', message: words } });
  await fail({ call: 'GET /api/app/user-query/user-info', status: 503, body, times: 9 });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: "We couldn't show this page" })).toBeVisible();
  await expect(page).toHaveTitle("We couldn't show this page – Lintel Marketplace");
  await expect(page.getByRole('main')).toContainText(words);
  await expect(page).toHaveURL('/dashboard');
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offers(page)).toHaveCount(12);
});

test('a REST 401 clears the token that was sent and leads to "No access", nowhere in between', async ({
  page,
  fail,
}) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await fail({
    call: partnerList,
    status: 401,
    body: '{"error":{"code":"UNAUTHENTICATED","message":"No."}}',
    times: 9,
  });
  const addresses = followAddresses(page);
  await page.goto('/partner/lendflow');
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  await expect(page).toHaveURL('/no-access');
  expect(await stored(page, 'accessToken')).toBeNull();
  // The router notes its own state on the address that it begins at.
  expect(addresses).toEqual(['/partner/lendflow', '/partner/lendflow', '/no-access']);
  await expect(notices(page)).toHaveCount(0);
});

test('an authenticated call without a token is not made, and leads to "No access"', async ({ page }) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls += 1;
  });
  await askSideBySide(page, 1);
  await expect(page).toHaveURL('/no-access');
  expect(calls).toBe(0);
});

test.describe('a GraphQL 401', () => {
  test('met by twenty calls at once: one step to the log-in screen, and back to path, query and hash', async ({
    page,
    fail,
    recover,
  }) => {
    await logIn(page, people.owner);
    await page.goto('/dashboard?category=Equipment%20%26%20supplies&x=1#offers');
    await expect(offers(page)).toHaveCount(5);
    await fail({ call: dashboardOffers, status: 401, times: 20 });
    const addresses = followAddresses(page);
    await askSideBySide(page, 20);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText("You've been logged out because your session ended.")).toBeVisible();
    expect(addresses).toEqual([
      '/Account/Login?ReturnUrl=%2Fdashboard%3Fcategory%3DEquipment%2520%2526%2520supplies%26x%3D1%23offers',
    ]);
    expect(await stored(page, 'accessToken')).toBeNull();
    await expect(notices(page)).toHaveCount(0);

    // Calls that had not left when the session ended were dropped, and left their faults.
    await recover();
    await submitLogIn(page, people.owner.email);
    await expect(page).toHaveURL('/dashboard?category=Equipment%20%26%20supplies&x=1#offers');
    await expect(offers(page)).toHaveCount(5);
  });

  for (const [first, restDelay, dataDelay, end] of [
    ['the REST 401', 0, 1_500, '/no-access'],
    ['the GraphQL 401', 1_500, 0, '/Account/Login?ReturnUrl=%2Fdashboard'],
  ] as const) {
    test(`with a REST 401 beside it: one step, where ${first} leads that came first`, async ({
      page,
      fail,
    }) => {
      await logIn(page, people.owner);
      await expect(offers(page)).toHaveCount(12);
      await fail({ call: partnerList, status: 401, delayMs: restDelay, times: 9 });
      await fail({
        call: 'GET /api/app/service-provider-query/service-provider-categories',
        delayMs: 3_000,
        times: 9,
      });
      await fail({ call: dashboardOffers, status: 401, delayMs: dataDelay, times: 9 });
      const addresses = followAddresses(page);
      await page.reload();
      await expect(page.getByText('your session ended', { exact: false }).first()).toBeVisible();
      await page.waitForTimeout(2_000);
      expect(addresses.filter((address) => address !== '/dashboard')).toEqual([end]);
    });
  }
});

test('a GraphQL 404 for a page that was left moves nobody', async ({ page, fail }) => {
  await logIn(page, people.owner);
  await page.goto('/faq');
  await fail({ call: dashboardOffers, status: 404, delayMs: 2_500, times: 9 });
  const late = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('banner').getByRole('link', { name: 'Lintel Marketplace home' }).click();
  await expect(page.getByText('Loading partners')).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  await late;
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/faq');
});

test('a GraphQL 404 met by twenty calls at once: one step to "Page not found", and no notice', async ({
  page,
  fail,
}) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await fail({ call: dashboardOffers, status: 404, times: 20 });
  const addresses = followAddresses(page);
  await askSideBySide(page, 20);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveURL('/error/404');
  expect(addresses).toEqual(['/error/404']);
  await expect(notices(page)).toHaveCount(0);
  expect(await stored(page, 'accessToken')).not.toBeNull();
});

test.describe('a GraphQL call that fails', () => {
  test('at a bad gateway is told for 4.5 s, 384 px wide over everything, and by a banner until the next answer', async ({
    page,
    fail,
    recover,
  }) => {
    await fail({
      call: dashboardOffers,
      status: 502,
      body: '<h1>Bad gateway</h1>',
      contentType: 'text/html',
      times: 99,
    });
    await page.goto('/login');
    const lasted = await timeNotices(page);
    await submitLogIn(page, people.owner.email);
    const notice = notices(page);
    await expect(notice).toHaveCount(1);
    await expect(notice.getByText('Oops!', { exact: true })).toBeVisible();
    await expect(notice.getByText(updating, { exact: true })).toBeVisible();
    const region = page.getByRole('region', { name: 'Notifications' });
    expect((await region.boundingBox())?.width).toBe(384);
    await expect(region).toHaveCSS('z-index', '9999');
    await expect(region).toHaveCSS('position', 'fixed');
    const time = await lasted(updating);
    expect(time).toBeGreaterThan(4_300);
    expect(time).toBeLessThan(6_000);

    const banner = page.getByRole('status').filter({ hasText: updating });
    await expect(banner).toBeVisible();
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
    await expect(banner).toBeVisible();
    await recover();
    await page.goBack();
    await expect(offers(page)).toHaveCount(12);
    await expect(banner).toHaveCount(0);
  });

  for (const [status, type, body, words] of [
    [
      500,
      'application/json',
      '{"errors":[{"message":"The offers are being counted."}]}',
      'The offers are being counted.',
    ],
    [503, 'application/graphql-response+json', '{"errors":[{"message":"Later, please."}]}', 'Later, please.'],
    [
      200,
      'application/json',
      '{"data":null,"errors":[{"message":"It was moved.","extensions":{"code":"MOVED"}}]}',
      'It was moved.',
    ],
    [500, 'application/json', '{"errors":[{"message":{"no":"text"}}]}', 'Something was wrong!'],
    [403, 'text/html', '<h1>No</h1>', 'Something was wrong!'],
    [201, 'application/json', '', 'Something was wrong!'],
    [202, 'application/json', '', 'Something was wrong!'],
    [204, 'application/json', '', 'Something was wrong!'],
    [301, 'text/html', '', 'Something was wrong!'],
    [302, 'text/html', '', 'Something was wrong!'],
    [400, 'text/plain', 'bad', 'Something was wrong!'],
    [418, 'text/plain', 'teapot', 'Something was wrong!'],
    [599, 'text/plain', '', 'Something was wrong!'],
  ] as const) {
    test(`with status ${status} is told as "Oops!": ${words}`, async ({ page, fail }) => {
      await fail({ call: dashboardOffers, status, contentType: type, body, times: 99 });
      await page.goto('/login');
      await submitLogIn(page, people.owner.email);
      const notice = notices(page);
      await expect(notice).toHaveCount(1);
      await expect(notice.getByText('Oops!', { exact: true })).toBeVisible();
      await expect(notice.getByText(words, { exact: true })).toBeVisible();
      await expect(notice.getByText('times')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
      await expect(page).toHaveURL('/dashboard');
    });
  }
});
