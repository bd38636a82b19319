import type { Page } from '@playwright/test';
import { logInByScreen, offers, submitLogIn } from '#tests/e2e/support/app.ts';
import { collectSteps } from '#tests/e2e/support/funnelSteps.ts';
import { expect, holdCode, test, walkThrough } from '#tests/e2e/support/funnelWalk.ts';
import { people } from '#tests/e2e/support/people.ts';
import { heading } from '#tests/e2e/support/registering.ts';
import { button } from '#tests/e2e/support/settings.ts';

const { reach, pass, expectAll } = walkThrough('session');
const userInfo = 'GET /api/app/user-query/user-info';

/** Removes the stored person, as a browser that lost a part of its storage. */
async function removeUserInfo(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('userInfo'));
}

test('an owner logs in and out', { tag: '@full' }, async ({ page, fail, recover }) => {
  const steps = collectSteps(page, 'session');
  await page.goto('/');
  await expect(heading(page, 'Build up your business faster')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await reach(page, 'loggedOut.idle');
  await holdCode(fail, 'ForgotPassword');
  await page.goto('/forgot-password');
  // The server renders the page, until the application has restored the session.
  await expect(heading(page, 'Reset your password')).toBeVisible();
  await pass(page, steps, 'restoring');
  await recover();
  await page.goto('/login');
  await expect(heading(page, 'Log in')).toBeVisible();
  await fail({ call: 'POST /api/app/anonymous/login', delayMs: 60_000, times: 1 });
  await submitLogIn(page, people.owner.email);
  await expect(button(page, 'Logging in…')).toBeVisible();
  await reach(page, 'loggingIn');
  await recover();
  await expect(offers(page)).toHaveCount(12);
  await expect(button(page, 'Dana Lee, account menu')).toBeVisible();
  await reach(page, 'loggedIn.owner');
  await fail({ call: 'POST /api/app/account/logout', delayMs: 60_000, times: 1 });
  await button(page, 'Dana Lee, account menu').click();
  await button(page, 'Logout').click();
  await expect(page.getByText("You're logged out.")).toBeVisible();
  await reach(page, 'loggedOut.revoking');
});

test('people of every other role log in', { tag: '@full' }, async ({ page, fail, recover }) => {
  await logInByScreen(page, people.user);
  await expect(offers(page)).toHaveCount(12);
  await expect(button(page, 'Sam Reed, account menu')).toBeVisible();
  await reach(page, 'loggedIn.user');
  await page.evaluate(() => localStorage.clear());
  await logInByScreen(page, people.affiliate);
  await expect(button(page, 'Jamie Stone, account menu')).toBeVisible();
  await reach(page, 'loggedIn.other');
  await page.evaluate(() => localStorage.clear());
  await logInByScreen(page, people.administrator);
  await expect(heading(page, 'Overview')).toBeVisible();
  await reach(page, 'loggedIn.systemAdmin');
  await fail({ call: userInfo, delayMs: 60_000, times: 1 });
  await removeUserInfo(page);
  await page.reload();
  await expect(page.getByText('Loading...')).toBeVisible();
  await reach(page, 'refreshingUserInfo');
  await recover();
  await expect(heading(page, 'Overview')).toBeVisible();
});

test(
  'a session fails to load its person, and later ends',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    // An owner would make a third call, which might come first below.
    await logInByScreen(page, people.user);
    await expect(offers(page)).toHaveCount(12);
    await removeUserInfo(page);
    await fail({ call: userInfo, status: 500, times: 1 });
    await page.goto('/dashboard');
    await expect(heading(page, "We couldn't show this page")).toBeFocused();
    await reach(page, 'personUnknown');
    await recover();
    await button(page, 'Try again').click();
    await expect(offers(page)).toHaveCount(12);
    await page.evaluate(() => localStorage.setItem('accessToken', 'no.longer.good'));
    // Delayed, so that the REST call is refused first, which leads to the page that says that the session ended.
    await fail({ call: 'graphql DashboardOffers', delayMs: 60_000, times: 1 });
    await page.reload();
    await expect(page.getByText('Your session ended. Log in to carry on where you left off.')).toBeVisible();
    await reach(page, 'ended');
  },
);

test('every state of the session was reached', { tag: '@full' }, expectAll);
