import type { Browser, Page } from '@playwright/test';
import { expect, logIn, test } from './support/app.ts';
import { callForCode, holdCode } from './support/funnelWalk.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { button, section } from './support/settings.ts';

/** The files that are asked for on the way from the landing page to the log-in screen. */
async function findCodeOfLogIn(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  await openLanding(page);
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(new URL(request.url()).pathname);
  });
  await goToLogIn(page);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.close();
  expect(code).not.toEqual([]);
  return code;
}

let code: Promise<string[]> | undefined;

/** It is the same for each test. */
function codeOfLogIn(browser: Browser): Promise<string[]> {
  code ??= findCodeOfLogIn(browser);
  return code;
}

function logInLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Login' });
}

/** With all of its own code: a quiet network alone may be a page that is still being started. */
async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await expect(logInLink(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

function goToLogIn(page: Page): Promise<void> {
  return logInLink(page).click();
}

test('a page whose code does not come: a sign after a moment, a way on after 120 seconds', async ({
  page,
  browser,
  fail,
}) => {
  const code = await codeOfLogIn(browser);
  await page.clock.install();
  await openLanding(page);
  for (const path of code) await fail({ call: `GET ${path}`, delayMs: 600_000, times: 1 });
  await goToLogIn(page);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.clock.fastForward(120_000);
  await expect(page.getByRole('heading', { name: "We couldn't show this page" })).toBeFocused();
  await expect(page).toHaveTitle("We couldn't show this page – Lintel Marketplace");
  await expect(
    page.getByText('This page is taking too long. Check your connection and try again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

for (const [gone, status, comesBack, heading] of sample(
  [
    ['gone after a deploy: reloads once, and is there', 404, true, 'Log in'],
    ['gone for good: reloads once, and says so', 404, false, "We couldn't show this page"],
    ['a page after a deploy: reloads once, and is there', 200, true, 'Log in'],
    ['a page for good: reloads once, and says so', 200, false, "We couldn't show this page"],
  ] as const,
  3,
)) {
  test(`code of a page that is ${gone}`, async ({ page, browser, fail, recover }) => {
    const code = await codeOfLogIn(browser);
    await openLanding(page);
    for (const path of code) {
      await fail({
        call: `GET ${path}`,
        status,
        contentType: 'text/html',
        body: '<h1>Hello</h1>',
        times: 100,
      });
    }
    // The reload takes long enough for the code to be there again when the page asks for it.
    if (comesBack) await fail({ call: 'GET /login', delayMs: 2_000, times: 1 });
    let documents = 1;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      documents += 1;
      if (comesBack) void recover();
    });
    await goToLogIn(page);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.waitForTimeout(500);
    expect(documents).toBe(2);
  });
}

/** The code of the flow of a forgotten password, as a browser asks for it that has nothing yet. */
async function findCodeOfFlow(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const asked = page.waitForRequest(/\/passwordResetFlow-/);
  await page.goto('/forgot-password');
  const { pathname } = new URL((await asked).url());
  await page.close();
  return pathname;
}

test(
  'code of a flow that is gone after a deploy: reloads once, and is there',
  { tag: '@full' },
  async ({ page, browser, fail, recover }) => {
    const code = await findCodeOfFlow(browser);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    await fail({
      call: `GET ${code}`,
      status: 404,
      contentType: 'text/html',
      body: '<h1>Gone</h1>',
      times: 100,
    });
    await fail({ call: 'GET /forgot-password', delayMs: 2_000, times: 1 });
    let documents = 1;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      documents += 1;
      void recover();
    });
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    expect(documents).toBe(2);
  },
);

test(
  'code of a form that is gone after a deploy: reloads once, and is there',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await logIn(page, people.owner);
    await page.goto('/account');
    await expect(button(page, 'Add user')).toBeVisible();
    await fail({ call: callForCode('AddUser'), status: 404, body: 'Gone', times: 100 });
    // Time for the server to have the file again before the page reloads.
    await fail({ call: 'HEAD /account', delayMs: 1_000, times: 1 });
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await button(page, 'Add user').click();
    await asked;
    await recover();
    await expect.poll(() => documents).toBe(1);
    await button(page, 'Add user').click();
    await expect(section(page, 'Add user')).toBeFocused();
    expect(documents).toBe(1);
  },
);

test('a page whose way to another was given up goes on working', { tag: '@full' }, async ({ page, fail }) => {
  await logIn(page, people.owner);
  await page.goto('/profile');
  await expect(page.getByLabel('Last name')).toBeVisible();
  await holdCode(fail, 'AccountSettings');
  const menu = page.getByRole('button', { name: `${people.owner.fullName}, account menu` });
  const begun = page.waitForResponse(/settingsFlow-|\/settings-/);
  await menu.click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await (await begun).finished();
  await menu.click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await page.getByLabel('Current password').fill('not the right one');
  await page.getByLabel('New password').fill('a new roof before winter');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    /This isn't your current password/,
  );
});

test('a section whose way to another page was given up can be worked in', async ({ page, fail }) => {
  await logIn(page, people.owner);
  await page.goto('/account');
  await expect(button(page, 'Add user')).toBeVisible();
  await holdCode(fail, 'OwnProfile');
  const menu = page.getByRole('button', { name: `${people.owner.fullName}, account menu` });
  await menu.click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await page.waitForTimeout(500);
  await menu.click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await button(page, 'Add user').click();
  await expect(section(page, 'Add user')).toBeFocused();
});

for (const [gone, comesBack] of sample(
  [
    ['gone after a deploy: the page reloads once, and comes to life', true],
    ['gone for good: the page reloads once, and stays as it was drawn', false],
  ] as const,
  2,
)) {
  test(`the app is ${gone}`, async ({ page, fail, recover }) => {
    await fail({ call: callForCode('index'), status: 404, body: 'Gone', times: 100 });
    // Time for the server to have the file again before the page reloads.
    await fail({ call: 'HEAD /login', delayMs: 1_000, times: 1 });
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.goto('/login', { waitUntil: 'load' });
    await asked;
    if (comesBack) await recover();
    await expect.poll(() => documents).toBe(2);
    await expect(page.locator('.slow')).toHaveCount(comesBack ? 0 : 1);
    await page.waitForTimeout(500);
    expect(documents).toBe(2);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    expect(documents).toBe(comesBack ? 2 : 3);
  });
}

test(
  'the page of an address that is none reloads once for an app that a deploy removed',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await fail({ call: callForCode('index'), status: 404, body: 'Gone', times: 100 });
    await fail({ call: 'HEAD /nowhere', delayMs: 1_000, times: 1 });
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.goto('/nowhere', { waitUntil: 'load' });
    await asked;
    await recover();
    await expect(page.locator('.slow')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
);
