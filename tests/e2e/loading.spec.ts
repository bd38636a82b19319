import { expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { people } from './support/people.ts';

// Loading states while calls run (spec section 7).

const partnerList = 'GET /api/app/service-provider-query/customer-service-providers';
const login = 'POST /api/app/anonymous/login';

test(
  'the log-in button shows progress until the call fails',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await page.goto('/login');
    await fail({ call: login, status: 500, delayMs: 60_000, times: 1 });
    await submitLogIn(page, people.owner.email);
    const button = page.getByRole('button', { name: 'Logging in…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await recover();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(button).toHaveCount(0);
  },
);

for (const [end, status] of [
  ['arrives', undefined],
  ['fails', 403],
] as const) {
  test(
    `the dashboard shows a loading state until the list of partners ${end}`,
    { tag: '@full' },
    async ({ page, fail, recover }) => {
      await logIn(page, people.owner);
      await expect(offers(page)).toHaveCount(12);
      await page.evaluate(() => localStorage.removeItem('partnerList'));
      await fail({ call: partnerList, delayMs: 60_000, times: 1, ...(status && { status }) });
      await page.reload();
      await expect(page.getByText('Loading partners')).toBeAttached();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await recover();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByText('Loading partners')).toHaveCount(0);
    },
  );
}
