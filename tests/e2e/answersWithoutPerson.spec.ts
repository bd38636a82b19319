import type { Page } from '@playwright/test';
import { expect, logIn, offers, submitLogIn, test, type Fail } from './support/app.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';
import { stored } from './support/stored.ts';

// Answers with tokens and no `userInfo`, as the customer's backend gives them.

const logInCall = 'POST /api/app/anonymous/login';
const exchange = 'POST /api/app/anonymous/sso-exchange';
const renewal = 'POST /api/app/anonymous/refresh-token';
const userInfoPath = '/api/app/user-query/user-info';
const userInfo = `GET ${userInfoPath}`;
const words = 'We are counting our people.';

/** How often this page has asked who the person is, from now on. */
function countAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === userInfoPath) asked += 1;
  });
  return () => asked;
}

async function continueWithSso(page: Page, name: RegExp): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Lintel Pro' }).click();
  await page.getByRole('button', { name }).click();
}

async function refuseUserInfo(fail: Fail): Promise<void> {
  const body = JSON.stringify({ error: { code: 'BUSY', message: words } });
  await fail({ call: userInfo, status: 503, body, times: 1 });
}

/** The error screen in place of the page, and the way on from it. */
async function tryAgain(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { name: "We couldn't show this page" })).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toContainText(words);
  await expect(page.getByRole('main')).toContainText('Reference for support: ');
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page)).toContainText('Error');
  await expect(notices(page)).toContainText(words);
  await page.getByRole('button', { name: 'Try again' }).click();
}

test.describe('tokens without the person', () => {
  test('after the password: the person is asked for once, with the flag set', async ({ page, fail }) => {
    await fail({ call: logInCall, omit: ['userInfo', 'expiresIn'], times: 1 });
    const asked = countAsked(page);
    await page.goto('/login');
    await submitLogIn(page, people.owner.email);
    await expect(page).toHaveURL('/dashboard');
    await expect(offers(page)).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    expect(asked()).toBe(1);
    expect(await stored(page, 'userInfoRefreshed')).toBe('true');
    expect(JSON.parse((await stored(page, 'userInfo')) ?? '{}')).toMatchObject({ firstName: 'Dana' });
    await expect(notices(page)).toHaveCount(0);
  });

  test(
    'after single sign-on: an administrator comes to the administration',
    { tag: '@full' },
    async ({ page, fail }) => {
      await fail({ call: exchange, omit: ['userInfo'], times: 1 });
      const asked = countAsked(page);
      await continueWithSso(page, /^Alex Morgan/);
      await expect(page).toHaveURL('/admin');
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
      expect(asked()).toBe(1);
    },
  );

  test(
    'after a renewal: the person is asked for, and the page stays as it is',
    { tag: '@full' },
    async ({ page, context, fail }) => {
      await context.clock.install();
      await logIn(page, people.owner);
      await expect(offers(page)).toHaveCount(12);
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
      const before = await stored(page, 'refreshToken');
      await fail({ call: renewal, omit: ['userInfo'], times: 1 });
      const asked = countAsked(page);
      await context.clock.fastForward('13:00');
      await page.getByRole('link', { name: 'FAQ' }).first().click();
      await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
      await expect.poll(() => stored(page, 'refreshToken')).not.toBe(before);
      await expect.poll(asked).toBe(1);
      await expect(page).toHaveURL('/faq');
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
      await expect(notices(page)).toHaveCount(0);
    },
  );
});

test.describe('where the person cannot be read then either', () => {
  test('after the password: told in place of the page, and read by trying again', async ({ page, fail }) => {
    await fail({ call: logInCall, omit: ['userInfo'], times: 1 });
    await refuseUserInfo(fail);
    await page.goto('/login?ReturnUrl=%2Ffaq');
    await submitLogIn(page, people.owner.email);
    await tryAgain(page, '/faq');
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
  });

  test(
    'after single sign-on: told in place of the page, and trying again leads home',
    { tag: '@full' },
    async ({ page, fail }) => {
      await fail({ call: exchange, omit: ['userInfo'], times: 1 });
      await refuseUserInfo(fail);
      await continueWithSso(page, /^Alex Morgan/);
      await tryAgain(page, '/dashboard');
      await expect(page).toHaveURL('/admin');
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    },
  );

  test(
    'after a renewal: the person stays who they were',
    { tag: '@full' },
    async ({ page, context, fail }) => {
      await context.clock.install();
      await logIn(page, people.owner);
      await expect(offers(page)).toHaveCount(12);
      await fail({ call: renewal, omit: ['userInfo'], times: 1 });
      await refuseUserInfo(fail);
      await context.clock.fastForward('13:00');
      await page.getByRole('link', { name: 'FAQ' }).first().click();
      await expect(notices(page)).toContainText(words);
      await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
    },
  );
});
