import { expect, test } from './support/app.ts';
import { collectEventNames } from './support/events.ts';
import { holdApp } from './support/funnelWalk.ts';
import { password, people } from './support/people.ts';

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
  const button = page.getByRole('button', { name: 'Log in', exact: true });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await recover();
  await expect(page).toHaveURL('/dashboard');
  for (const typed of [password, 'password=', 'email=']) expect(addresses.join()).not.toContain(typed);
});

test(
  'a button that is pressed early does once what it says',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await holdApp(fail);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Password', { exact: true }).fill('typed early');
    await page.getByRole('button', { name: 'Show password' }).click();
    await recover();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed early');
  },
);

test('what is typed after a form was sent takes that back', async ({ page, fail, recover }) => {
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/anonymous/login')) tries.push(request.url());
  });
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('wrong');
  await page.keyboard.press('Enter');
  const turning = page.locator('button[aria-busy]');
  await expect(turning).toHaveText('Log in');
  await page.getByLabel('Email').fill(people.owner.email);
  await expect(turning).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('half');
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(people.owner.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half');
  expect(tries).toEqual([]);
});

test('the caret and the scroll stay where they are when a page comes to life', async ({
  page,
  fail,
  recover,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('owner');
  await field.evaluate((input: HTMLInputElement) => {
    window.scrollTo(0, 120);
    input.setSelectionRange(1, 1);
  });
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await page.keyboard.press('X');
  await page.keyboard.press('Y');
  await expect(field).toHaveValue('oXYwner');
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

test('of kinds of account that are chosen one after the other the last is chosen', async ({
  page,
  fail,
  recover,
}) => {
  await holdApp(fail);
  await page.goto('/register', { waitUntil: 'commit' });
  for (const nth of [0, 1, 0]) await page.getByRole('radio').nth(nth).check();
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeVisible();
});

test('where the app draws the page anew, what was typed, sent and focused is not lost', async ({
  page,
  fail,
  recover,
}) => {
  // The page that was drawn is in another language by then, which React tells.
  await page.addInitScript(() => {
    window.addEventListener('error', (event) => {
      if (event.message.includes('#418')) event.preventDefault();
    });
    document.addEventListener('DOMContentLoaded', () => {
      for (const words of document.querySelectorAll('h1, label')) words.innerHTML = '<font>Wort</font>';
    });
  });
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('[name=email]').fill(people.owner.email);
  await page.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await recover();
  await expect(page).toHaveURL('/dashboard');
});

test(
  'a kind of account that is chosen and sent early leads to its details',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await holdApp(fail);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await recover();
    await expect(page.getByLabel('First name')).toBeVisible();
  },
);

test('a link that is pressed early leads on', async ({ page, fail }) => {
  await holdApp(fail);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

test('a press on Register that nobody has heard yet is counted by the page that it leads to', async ({
  page,
  fail,
  recover,
}) => {
  const events = collectEventNames(page);
  await holdApp(fail);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await recover();
  await expect.poll(() => events).toEqual(['Registration Button', 'Registration Visited']);
  await page.reload();
  await expect.poll(() => events.filter((name) => name === 'Registration Visited')).toHaveLength(2);
  expect(events.filter((name) => name === 'Registration Button')).toHaveLength(1);
});

test('an offer that is pressed early opens once, and is counted', async ({ page, fail, recover }) => {
  const events = collectEventNames(page);
  await holdApp(fail);
  await page.goto('/partner/sunbelt', { waitUntil: 'commit' });
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Learn more/ })
    .click();
  await (await opened).close();
  await recover();
  await expect.poll(() => events).toEqual(['Learn More']);
  expect(page.context().pages()).toHaveLength(1);
});
