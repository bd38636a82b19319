import { beginSession, expect, logIn, test } from './support/app.ts';
import { fastForwardUntil } from './support/pageClock.ts';
import { people } from './support/people.ts';

test(
  'an edited role in the browser opens a shell and no data, and leads home at the first call',
  { tag: '@full' },
  async ({ page }) => {
    // At home the browser has got what it knows of the person; it asks no second time.
    await logIn(page, people.affiliate);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const userInfo = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { roleDetail: unknown };
      localStorage.setItem(
        'userInfo',
        JSON.stringify({ ...userInfo, roleDetail: { roles: [{ id: 2, name: 'Owner' }] } }),
      );
    });
    const offersAnswered: string[] = [];
    page.on('response', (answer) => {
      if (!answer.url().endsWith('/graphql')) return;
      void answer.text().then(
        (text) => text.includes('benefit') && offersAnswered.push(text),
        // The page was left before it read this answer.
        () => undefined,
      );
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/');
    await expect(page.getByText("That page isn't for your role.")).toBeVisible();
    expect(offersAnswered).toEqual([]);
  },
);

test('an address that nobody knows answers 404, also to machines', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test(
  'a GraphQL 401 address shows the log-in screen in place, in any letter case',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/account/LOGIN?ReturnUrl=%2Fdashboard%3Fcategory%3DHealth');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await page.getByLabel('Email').fill(people.owner.email);
    await page.getByLabel('Password', { exact: true }).fill('Build-up-faster-1');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard?category=Health');
  },
);

test('a ReturnUrl to somewhere else is not followed', async ({ page }) => {
  await page.goto('/login?ReturnUrl=%2F%5Cevil.example');
  await page.getByLabel('Email').fill(people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill('Build-up-faster-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('each page change is titled, announced, and starts at its heading', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Lintel Marketplace');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveTitle('Login – Lintel Marketplace');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'Login – Lintel Marketplace' }),
  ).toHaveCount(1);
});

test(
  'a partner page whose list cannot be had says so, and can be tried again',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await page.clock.install();
    await beginSession(page, people.owner);
    await fail({
      call: 'GET /api/app/service-provider-query/customer-service-providers',
      status: 500,
      times: 100,
    });
    await page.goto('/partner/lendflow');
    await fastForwardUntil(page, page.getByRole('heading', { name: "We couldn't show this page" }));
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Lendflow' })).toBeVisible();
  },
);
