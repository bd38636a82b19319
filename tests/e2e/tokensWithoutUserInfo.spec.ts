import type { Page } from '@playwright/test';
import { expect, logIn, offers, submitLogIn, test, type Fail } from './support/app.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';
import { stored } from './support/stored.ts';

// Token responses without `userInfo`, as the customer's backend sends them.

const logInCall = 'POST /api/app/anonymous/login';
const ssoExchange = 'POST /api/app/anonymous/sso-exchange';
const renewal = 'POST /api/app/anonymous/refresh-token';
const userInfoPath = '/api/app/user-query/user-info';
const userInfo = `GET ${userInfoPath}`;
const errorMessage = 'We are counting our people.';

/** Counts the requests of this page for userInfo from now on. */
function countUserInfoCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === userInfoPath) calls += 1;
  });
  return () => calls;
}

async function continueWithSso(page: Page, name: RegExp): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Lintel Pro' }).click();
  await page.getByRole('button', { name }).click();
}

async function refuseUserInfo(fail: Fail): Promise<void> {
  const body = JSON.stringify({ error: { code: 'BUSY', message: errorMessage } });
  await fail({ call: userInfo, status: 503, body, times: 1 });
}

/** Expects the error screen in place of the page, and presses its "Try again". */
async function retryFromErrorScreen(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { name: "We couldn't show this page" })).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toContainText(errorMessage);
  await expect(page.getByRole('main')).toContainText('Reference for support: ');
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page)).toContainText('Error');
  await expect(notices(page)).toContainText(errorMessage);
  await page.getByRole('button', { name: 'Try again' }).click();
}

test.describe('a token response without userInfo', () => {
  test('after a password log-in makes the page request userInfo once and set userInfoRefreshed', async ({
    page,
    fail,
  }) => {
    await fail({ call: logInCall, omit: ['userInfo', 'expiresIn'], times: 1 });
    const countCalls = countUserInfoCalls(page);
    await page.goto('/login');
    await submitLogIn(page, people.owner.email);
    await expect(page).toHaveURL('/dashboard');
    await expect(offers(page)).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    expect(countCalls()).toBe(1);
    expect(await stored(page, 'userInfoRefreshed')).toBe('true');
    expect(JSON.parse((await stored(page, 'userInfo')) ?? '{}')).toMatchObject({ firstName: 'Dana' });
    await expect(notices(page)).toHaveCount(0);
  });

  test(
    'after single sign-on leads an administrator to the administration',
    { tag: '@full' },
    async ({ page, fail }) => {
      await fail({ call: ssoExchange, omit: ['userInfo'], times: 1 });
      const countCalls = countUserInfoCalls(page);
      await continueWithSso(page, /^Alex Morgan/);
      await expect(page).toHaveURL('/admin');
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
      expect(countCalls()).toBe(1);
    },
  );

  test(
    'after a token refresh makes the page request userInfo and stay as it is',
    { tag: '@full' },
    async ({ page, context, fail }) => {
      await context.clock.install();
      await logIn(page, people.owner);
      await expect(offers(page)).toHaveCount(12);
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
      const before = await stored(page, 'refreshToken');
      await fail({ call: renewal, omit: ['userInfo'], times: 1 });
      const countCalls = countUserInfoCalls(page);
      await context.clock.fastForward('13:00');
      await page.getByRole('link', { name: 'FAQ' }).first().click();
      await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
      await expect.poll(() => stored(page, 'refreshToken')).not.toBe(before);
      await expect.poll(countCalls).toBe(1);
      await expect(page).toHaveURL('/faq');
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
      await expect(notices(page)).toHaveCount(0);
    },
  );
});

test.describe('a failed request for userInfo', () => {
  test(
    'after a password log-in shows an error screen, and trying again opens the page',
    { tag: '@full' },
    async ({ page, fail }) => {
      await fail({ call: logInCall, omit: ['userInfo'], times: 1 });
      await refuseUserInfo(fail);
      await page.goto('/login?ReturnUrl=%2Ffaq');
      await submitLogIn(page, people.owner.email);
      await retryFromErrorScreen(page, '/faq');
      await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    },
  );

  test(
    'after single sign-on shows an error screen, and trying again leads home',
    { tag: '@full' },
    async ({ page, fail }) => {
      await fail({ call: ssoExchange, omit: ['userInfo'], times: 1 });
      await refuseUserInfo(fail);
      await continueWithSso(page, /^Alex Morgan/);
      await retryFromErrorScreen(page, '/dashboard');
      await expect(page).toHaveURL('/admin');
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    },
  );

  test(
    'after a token refresh shows a notice and keeps the person logged in',
    { tag: '@full' },
    async ({ page, context, fail }) => {
      await context.clock.install();
      await logIn(page, people.owner);
      await expect(offers(page)).toHaveCount(12);
      await fail({ call: renewal, omit: ['userInfo'], times: 1 });
      await refuseUserInfo(fail);
      await context.clock.fastForward('13:00');
      await page.getByRole('link', { name: 'FAQ' }).first().click();
      await expect(notices(page)).toContainText(errorMessage);
      await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    },
  );
});
