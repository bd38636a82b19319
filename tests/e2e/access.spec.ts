import { beginSession, expect, logIn, submitLogIn, test } from './support/app.ts';
import { fastForwardUntil } from './support/pageClock.ts';
import { people } from './support/people.ts';

test(
  'editing the role in localStorage opens the page frame without data, and the first call redirects home',
  { tag: '@full' },
  async ({ page }) => {
    // The home page has loaded userInfo, which the browser does not request again.
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
        // The page navigated away before it read this response.
        () => undefined,
      );
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/');
    await expect(page.getByText("That page isn't for your role.")).toBeVisible();
    expect(offersAnswered).toEqual([]);
  },
);

test(
  'an unknown URL responds with status 404 and shows "Page not found"',
  { tag: '@full' },
  async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);

test(
  'the URL to which a GraphQL 401 leads shows the log-in screen, in any letter case',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/account/LOGIN?ReturnUrl=%2Fdashboard%3Fcategory%3DHealth');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await submitLogIn(page, people.owner.email);
    await expect(page).toHaveURL('/dashboard?category=Health');
  },
);

test('a ReturnUrl to another origin is not followed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login?ReturnUrl=%2F%5Cevil.example');
  await submitLogIn(page, people.owner.email);
  await expect(page).toHaveURL('/dashboard');
});

test(
  'navigation sets the document title, announces it, and focuses the heading',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Lintel Marketplace');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveTitle('Login – Lintel Marketplace');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
    await expect(
      page.locator('[aria-live=polite]').filter({ hasText: 'Login – Lintel Marketplace' }),
    ).toHaveCount(1);
  },
);

test(
  'a partner page says that the partner list failed to load, and can be retried',
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
