import { expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';

// Row 8.1: each REST call that fails shows the notice "Error", beside the error of its form or page.

const message = 'We are changing the locks.';
const body = JSON.stringify({ error: { code: 'BUSY', message } });
const defaultMessage = 'Please contact administrator for support';

for (const [what, status, responseBody, expected] of [
  ['too many attempts', 429, body, message],
  ['a server error', 500, '', defaultMessage],
  ['a 401 that is not about the credentials', 401, '<h1>Who are you?</h1>', defaultMessage],
] as const) {
  test(
    `a log-in that fails with ${what} shows a notice and an error in the form`,
    { tag: '@full' },
    async ({ page, fail }) => {
      await fail({ call: 'POST /api/app/anonymous/login', status, body: responseBody, times: 1 });
      await page.goto('/login');
      await submitLogIn(page, people.owner.email);
      await expect(notices(page)).toHaveCount(1);
      await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
      await expect(notices(page)).toContainText(expected);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(expected);
    },
  );
}

test(
  'a failed single sign-on shows a notice and an error on its page',
  { tag: '@full' },
  async ({ page, fail }) => {
    await fail({ call: 'POST /api/app/anonymous/sso-exchange', status: 503, body, times: 1 });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Lintel Pro' }).click();
    await page.getByRole('button', { name: /^Dana Lee/ }).click();
    await expect(notices(page)).toContainText(message);
    await expect(page.getByRole('main')).toContainText(message);
  },
);

test(
  'a failed log-out logs the person out of this browser and shows a notice',
  { tag: '@full' },
  async ({ page, fail }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await fail({ call: 'POST /api/app/account/logout', status: 503, body, times: 1 });
    await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(notices(page)).toContainText(message);
  },
);

test(
  'a failed token refresh shows a notice and keeps the old token in use',
  { tag: '@full' },
  async ({ page, context, fail }) => {
    await context.clock.install();
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await fail({ call: 'POST /api/app/anonymous/refresh-token', status: 503, body, times: 1 });
    await context.clock.fastForward('13:00');
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(notices(page)).toContainText(message);
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  },
);

test(
  'a failed request for userInfo shows a notice and keeps the person logged in',
  { tag: '@full' },
  async ({ page, fail }) => {
    await fail({ call: 'GET /api/app/user-query/user-info', status: 503, body, times: 1 });
    await page.goto('/login');
    await submitLogIn(page, people.affiliate.email);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Jamie Stone, account menu' })).toBeVisible();
    await expect(notices(page)).toContainText(message);
  },
);

test(
  'a failed download shows a notice and an error in its list',
  { tag: '@full' },
  async ({ page, fail }) => {
    await logIn(page, people.administrator);
    await page.goto('/admin?section=users');
    await fail({ call: 'GET /api/admin/exports/users.csv', status: 503, body, times: 1 });
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(notices(page)).toContainText(message);
    await expect(page.getByRole('main')).toContainText(message);
  },
);

test('failed analytics events show no notice', { tag: '@full' }, async ({ page, fail }) => {
  const refused = page.waitForResponse((response) => response.status() === 503);
  await fail({ call: 'POST /api/app/events', status: 503, body, times: 9 });
  await page.goto('/login');
  await refused;
  await page.waitForTimeout(500);
  await expect(notices(page)).toHaveCount(0);
});
