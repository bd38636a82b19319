import { expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';

// Row 8.1: each REST call that fails is told as "Error", but for what the form or the page reached says.

const words = 'We are changing the locks.';
const body = JSON.stringify({ error: { code: 'BUSY', message: words } });
const support = 'Please contact administrator for support';

for (const [what, status, answered, told] of sample(
  [
    ['too many tries', 429, body, words],
    ['a failing server', 500, '', support],
    ['a 401 that is not about what was typed', 401, '<h1>Who are you?</h1>', support],
  ] as const,
  3,
)) {
  test(`logging in, at ${what}: told at the top right and in the form`, async ({ page, fail }) => {
    await fail({ call: 'POST /api/app/anonymous/login', status, body: answered, times: 1 });
    await page.goto('/login');
    await submitLogIn(page, people.owner.email);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(notices(page)).toContainText(told);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(told);
  });
}

test('single sign-on: told at the top right and by its page', async ({ page, fail }) => {
  await fail({ call: 'POST /api/app/anonymous/sso-exchange', status: 503, body, times: 1 });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Lintel Pro' }).click();
  await page.getByRole('button', { name: /^Dana Lee/ }).click();
  await expect(notices(page)).toContainText(words);
  await expect(page.getByRole('main')).toContainText(words);
});

test('logging out: the person is logged out here, and told that the server has not heard of it', async ({
  page,
  fail,
}) => {
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  await fail({ call: 'POST /api/app/account/logout', status: 503, body, times: 1 });
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(notices(page)).toContainText(words);
});

test(
  'a renewal: told, and the old token serves while it lives',
  { tag: '@full' },
  async ({ page, context, fail }) => {
    await context.clock.install();
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await fail({ call: 'POST /api/app/anonymous/refresh-token', status: 503, body, times: 1 });
    await context.clock.fastForward('13:00');
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(notices(page)).toContainText(words);
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  },
);

test('reading the person: told, and they stay logged in', { tag: '@full' }, async ({ page, fail }) => {
  await fail({ call: 'GET /api/app/user-query/user-info', status: 503, body, times: 1 });
  await page.goto('/login');
  await submitLogIn(page, people.affiliate.email);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Jamie Stone, account menu' })).toBeVisible();
  await expect(notices(page)).toContainText(words);
});

test('a file: told at the top right and where it was asked for', { tag: '@full' }, async ({ page, fail }) => {
  await logIn(page, people.administrator);
  await page.goto('/admin?section=users');
  await fail({ call: 'GET /api/admin/exports/users.csv', status: 503, body, times: 1 });
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(notices(page)).toContainText(words);
  await expect(page.getByRole('main')).toContainText(words);
});

test('events that go nowhere are told to nobody', { tag: '@full' }, async ({ page, fail }) => {
  const refused = page.waitForResponse((response) => response.status() === 503);
  await fail({ call: 'POST /api/app/events', status: 503, body, times: 9 });
  await page.goto('/login');
  await refused;
  await page.waitForTimeout(500);
  await expect(notices(page)).toHaveCount(0);
});
