import type { Page } from '@playwright/test';
import { beginSession, expect, test, type Fail } from './support/app.ts';
import { holdCode } from './support/funnelWalk.ts';
import { password, people } from './support/people.ts';
import { visitorPages } from './support/visitorPages.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of visitorPages) {
    test(`${address} can be read`, async ({ page }) => {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('noscript')).toBeVisible();
    });
  }

  test('links lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('radio')).not.toHaveCount(0);
  });
});

/** Holds the application until the test lets it go. */
const holdApp = (fail: Fail) => holdCode(fail, 'index');

test('what is typed and sent before the application is there is sent once it is, and never stands in the address', async ({
  page,
  fail,
  recover,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(people.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Keep me logged in').check();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter');
  await recover();
  await expect(page).toHaveURL('/dashboard');
  expect(addresses.join()).not.toContain('password');
});

test('a button that is pressed early does once what it says', async ({ page, fail, recover }) => {
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill('typed early');
  await page.getByRole('button', { name: 'Show password' }).click();
  await recover();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed early');
});

test('a kind of account that is chosen and sent early leads to its details', async ({
  page,
  fail,
  recover,
}) => {
  await holdApp(fail);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await recover();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a link that is pressed early leads on', async ({ page, fail }) => {
  await holdApp(fail);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

test('whoever is signed in sees nothing of a page of getting in', async ({ page, fail, recover }) => {
  await beginSession(page, people.owner);
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeAttached();
  await expect(page.locator('h1')).toBeHidden();
  await recover();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toBeVisible();
});

test('a draft that this browser keeps takes the place of what was drawn', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('the HTML of a page is compressed, and small', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  console.log(`/: ${answer.headers()['content-length']} bytes`);
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(13_000);
});
