import type { Browser, Page } from '@playwright/test';
import { expect, logIn, test } from './support/app.ts';
import { callForCode, holdCode } from './support/funnelWalk.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { button, section } from './support/settings.ts';

/** Finds the scripts that load on the way from the landing page to the log-in screen. */
async function findLogInCode(browser: Browser): Promise<string[]> {
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

let logInCode: Promise<string[]> | undefined;

/** The scripts of the log-in screen, found once for all tests. */
function readLogInCode(browser: Browser): Promise<string[]> {
  logInCode ??= findLogInCode(browser);
  return logInCode;
}

function logInLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Login' });
}

/** Waits for all code of the page: an idle network alone may mean that the page is still starting. */
async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await expect(logInLink(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

function goToLogIn(page: Page): Promise<void> {
  return logInLink(page).click();
}

test('a page whose code does not arrive shows a loading message, and after 120 seconds a way to try again', async ({
  page,
  browser,
  fail,
}) => {
  const code = await readLogInCode(browser);
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

for (const [what, status, comesBack, heading] of sample(
  [
    ['is missing after a deploy reloads once and opens', 404, true, 'Log in'],
    ['is missing for good reloads once and shows an error', 404, false, "We couldn't show this page"],
    ['is HTML after a deploy reloads once and opens', 200, true, 'Log in'],
    ['is HTML for good reloads once and shows an error', 200, false, "We couldn't show this page"],
  ] as const,
  4,
)) {
  test(`a page whose code ${what}`, async ({ page, browser, fail, recover }) => {
    const code = await readLogInCode(browser);
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
    // Slows the reload, so that the code is back when the page asks for it.
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

/** Finds the script of the password-reset flow. */
async function findFlowCode(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const scriptRequest = page.waitForRequest(/\/passwordResetFlow-/);
  await page.goto('/forgot-password');
  const { pathname } = new URL((await scriptRequest).url());
  await page.close();
  return pathname;
}

test(
  'a flow whose code is missing after a deploy reloads once and opens',
  { tag: '@full' },
  async ({ page, browser, fail, recover }) => {
    const code = await findFlowCode(browser);
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
  'a form whose code is missing after a deploy reloads once and opens',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await logIn(page, people.owner);
    await page.goto('/account');
    await expect(button(page, 'Add user')).toBeVisible();
    await fail({ call: callForCode('AddUserForm'), status: 404, body: 'Gone', times: 100 });
    // Delays the check before the reload, so that the server has the file again by then.
    await fail({ call: 'HEAD /account', delayMs: 1_000, times: 1 });
    const headRequest = page.waitForRequest((request) => request.method() === 'HEAD');
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await button(page, 'Add user').click();
    await headRequest;
    await recover();
    await expect.poll(() => documents).toBe(1);
    await button(page, 'Add user').click();
    await expect(section(page, 'Add user')).toBeFocused();
    expect(documents).toBe(1);
  },
);

test(
  'a page still works after navigation away from it was canceled',
  { tag: '@full' },
  async ({ page, fail }) => {
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
  },
);

test(
  'a section still opens its form after navigation to another page was canceled',
  { tag: '@full' },
  async ({ page, fail }) => {
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
  },
);

for (const [what, comesBack] of sample(
  [
    ['is missing after a deploy reloads once and hydrates', true],
    ['is missing for good reloads once and stays as the server rendered it', false],
  ] as const,
  2,
)) {
  test(`a page whose application script ${what}`, async ({ page, fail, recover }) => {
    await fail({ call: callForCode('index'), status: 404, body: 'Gone', times: 100 });
    // Delays the check before the reload, so that the server has the file again by then.
    await fail({ call: 'HEAD /login', delayMs: 1_000, times: 1 });
    const headRequest = page.waitForRequest((request) => request.method() === 'HEAD');
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.goto('/login', { waitUntil: 'load' });
    await headRequest;
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
  'the "Page not found" page reloads once when a deploy removed the application script',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await fail({ call: callForCode('index'), status: 404, body: 'Gone', times: 100 });
    await fail({ call: 'HEAD /nowhere', delayMs: 1_000, times: 1 });
    const headRequest = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.goto('/nowhere', { waitUntil: 'load' });
    await headRequest;
    await recover();
    await expect(page.locator('.slow')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
);
