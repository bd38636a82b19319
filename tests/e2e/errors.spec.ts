import { expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { queryInParallel } from './support/dataClient.ts';
import { collectAddresses } from './support/collectAddresses.ts';
import { notices, timeNotices } from './support/notices.ts';
import { people } from './support/people.ts';
import { stored } from './support/stored.ts';

// Rows of the spec's error catalog (section 8) about REST, against the running backend.

const listPath = '/api/app/service-provider-query/customer-service-providers';
const partnerList = `GET ${listPath}`;

test.describe('a REST call that fails', () => {
  const words = 'The list is being mended. Try again in an hour.';

  test('is logged, shown as the notice "Error" at the top right for 5 s, shown in the page, and stored', async ({
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

  /** Bodies for the long run: unit tests of the client have more of them. */
  const bodiesWithoutMessage = [
    ['without a message', '{"error":{"code":"FORBIDDEN"}}'],
    ['with a message that is not a string', '{"error":{"code":"FORBIDDEN","message":{"html":"<b>"}}}'],
    ['with an HTML body', '<h1>Forbidden</h1>'],
  ] as const;

  for (const [what, body] of bodiesWithoutMessage) {
    test(
      `${what} shows "Please contact administrator for support"`,
      { tag: '@full' },
      async ({ page, fail }) => {
        await fail({ call: partnerList, status: 403, body, times: 1 });
        await logIn(page, people.owner);
        await expect(
          notices(page).getByText('Please contact administrator for support', { exact: true }),
        ).toBeVisible();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          'Please contact administrator for support',
        );
      },
    );
  }

  test('is rethrown, and the page offers to try again', async ({ page, fail }) => {
    await fail({ call: partnerList, status: 403, times: 1 });
    await logIn(page, people.owner);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(offers(page)).toHaveCount(12);
  });
});

test('a failed refresh of the partner list is shown on pages without the list too, and can be tried again', async ({
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
    // Arrives after the page is shown: each page requests the list again.
    delayMs: 3_000,
    times: 1,
  });
  await page.goto('/faq');
  await expect(notices(page).getByText(words)).toBeVisible();
  const alert = page.getByText(
    `We couldn't refresh your partners. You see them as they were before. ${words}`,
  );
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});

test(
  'a failed request for userInfo shows an error screen at the same URL, which can try again',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
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
  },
);

test('a REST 401 clears the token that was sent and redirects straight to "No access"', async ({
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
  const addresses = collectAddresses(page);
  await page.goto('/partner/lendflow');
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  await expect(page).toHaveURL('/no-access');
  expect(await stored(page, 'accessToken')).toBeNull();
  // The router adds its state to the history entry of the first URL.
  expect(addresses).toEqual(['/partner/lendflow', '/partner/lendflow', '/no-access']);
  await expect(notices(page)).toHaveCount(0);
});

test(
  'an authenticated call without a token is not sent, and redirects to "No access"',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) calls += 1;
    });
    await queryInParallel(page, 1);
    await expect(page).toHaveURL('/no-access');
    expect(calls).toBe(0);
  },
);
