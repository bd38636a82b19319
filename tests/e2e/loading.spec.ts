import { expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';

// What shows while calls run side by side under the wrapper (spec section 7).

const partnerList = 'GET /api/app/service-provider-query/customer-service-providers';
const login = 'POST /api/app/anonymous/login';

test('while a person logs in the button says so, and no more once the call has failed', async ({
  page,
  fail,
  recover,
}) => {
  await page.goto('/login');
  await fail({ call: login, status: 500, delayMs: 60_000, times: 1 });
  await submitLogIn(page, people.owner.email);
  const button = page.getByRole('button', { name: 'Logging in…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await recover();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
});

for (const [end, status] of sample(
  [
    ['is there', undefined],
    ['has failed', 403],
  ] as const,
  2,
)) {
  test(`while the list of a page loads the page shows it, and no more once the list ${end}`, async ({
    page,
    fail,
    recover,
  }) => {
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
  });
}
