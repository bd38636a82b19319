import { beginSession, expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { queryInParallel } from './support/dataClient.ts';
import { collectAddresses } from './support/collectAddresses.ts';
import { sample } from './support/longRun.ts';
import { notices, timeNotices } from './support/notices.ts';
import { people } from './support/people.ts';
import { stored } from './support/stored.ts';

// Rows of the spec's error catalog (section 8) about GraphQL, against the running backend.

const partnerList = 'GET /api/app/service-provider-query/customer-service-providers';
const dashboardOffers = 'graphql DashboardOffers';
const updating = 'Updating, something awesome is on the way. Please try again later.';

test.describe('a GraphQL 401', () => {
  test('of twenty concurrent calls redirects once to the log-in, which leads back to path, query and hash', async ({
    page,
    fail,
    recover,
  }) => {
    await beginSession(page, people.owner);
    await page.goto('/dashboard?category=Equipment%20%26%20supplies&x=1#offers');
    await expect(offers(page)).toHaveCount(5);
    await fail({ call: dashboardOffers, status: 401, times: 20 });
    const addresses = collectAddresses(page);
    await queryInParallel(page, 20);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText("You've been logged out because your session ended.")).toBeVisible();
    expect(addresses).toEqual([
      '/Account/Login?ReturnUrl=%2Fdashboard%3Fcategory%3DEquipment%2520%2526%2520supplies%26x%3D1%23offers',
    ]);
    expect(await stored(page, 'accessToken')).toBeNull();
    await expect(notices(page)).toHaveCount(0);

    // Calls that were not sent when the session ended were dropped, and their faults remain.
    await recover();
    await submitLogIn(page, people.owner.email);
    await expect(page).toHaveURL('/dashboard?category=Equipment%20%26%20supplies&x=1#offers');
    await expect(offers(page)).toHaveCount(5);
  });

  for (const [first, restDelay, dataDelay, end] of [
    ['the REST 401', 0, 5_000, '/no-access'],
    ['the GraphQL 401', 5_000, 0, '/Account/Login?ReturnUrl=%2Fdashboard'],
  ] as const) {
    test(
      `beside a REST 401 causes one redirect, to the page of the first to arrive: ${first}`,
      { tag: '@full' },
      async ({ page, fail }) => {
        await logIn(page, people.owner);
        await expect(offers(page)).toHaveCount(12);
        await fail({ call: partnerList, status: 401, delayMs: restDelay, times: 9 });
        await fail({
          call: 'GET /api/app/service-provider-query/service-provider-categories',
          delayMs: 10_000,
          times: 9,
        });
        await fail({ call: dashboardOffers, status: 401, delayMs: dataDelay, times: 9 });
        const addresses = collectAddresses(page);
        await page.reload();
        await expect(page.getByText('your session ended', { exact: false }).first()).toBeVisible();
        await page.waitForTimeout(5_000);
        expect(addresses.filter((address) => address !== '/dashboard')).toEqual([end]);
      },
    );
  }
});

test(
  'a GraphQL 404 for a page that the person has left does not redirect',
  { tag: '@full' },
  async ({ page, fail }) => {
    await beginSession(page, people.owner);
    await page.goto('/faq');
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    await fail({ call: dashboardOffers, status: 404, delayMs: 2_500, times: 9 });
    const late = page.waitForResponse((response) => response.status() === 404);
    await page.getByRole('banner').getByRole('link', { name: 'Lintel Marketplace home' }).click();
    await expect(page.getByText('Loading partners')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
    await late;
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/faq');
  },
);

for (const status of [401, 404, 500, 502]) {
  test(
    `a GraphQL ${status} for a page preloaded on hover shows no notice and does not redirect`,
    { tag: '@full' },
    async ({ page, fail }) => {
      await beginSession(page, people.owner);
      await page.goto('/faq');
      await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
      await fail({ call: dashboardOffers, status, times: 9 });
      const answered = page.waitForResponse((response) => response.status() === status);
      const home = page.getByRole('banner').getByRole('link', { name: 'Lintel Marketplace home' });
      await home.hover();
      await answered;
      await page.waitForTimeout(300);
      await expect(page).toHaveURL('/faq');
      await expect(notices(page)).toHaveCount(0);
      await expect(page.getByText(updating)).toHaveCount(0);
      await home.click();
      if (status === 401) await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      else if (status === 404) await expect(page).toHaveURL('/error/404');
      else await expect(notices(page)).toHaveCount(1);
    },
  );
}

test(
  'a GraphQL 404 of twenty concurrent calls redirects once to "Page not found", without a notice',
  { tag: '@full' },
  async ({ page, fail }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await fail({ call: dashboardOffers, status: 404, times: 20 });
    const addresses = collectAddresses(page);
    await queryInParallel(page, 20);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveURL('/error/404');
    expect(addresses).toEqual(['/error/404']);
    await expect(notices(page)).toHaveCount(0);
    expect(await stored(page, 'accessToken')).not.toBeNull();
  },
);

test.describe('a GraphQL call that fails', () => {
  test('with a bad gateway shows a notice for 4.5 s, 384 px wide on top, and a banner until the next success', async ({
    page,
    fail,
    recover,
  }) => {
    for (const call of [dashboardOffers, 'graphql EndingCertificates', 'graphql Faq']) {
      await fail({
        call,
        status: 502,
        body: '<h1>Bad gateway</h1>',
        contentType: 'text/html',
        times: 99,
      });
    }
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
    expect(time).toBeGreaterThan(4_000);
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

  /** Responses of which a short run takes the first: unit tests of the client have them all. */
  const responses = [
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
  ] as const;

  for (const [status, type, body, words] of sample(responses, 13)) {
    test(`with status ${status} shows the notice "Oops!": ${words}`, async ({ page, fail }) => {
      await fail({ call: dashboardOffers, status, contentType: type, body, times: 99 });
      await logIn(page, people.owner);
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
