import { expect, test } from './support/app.ts';
import { collectEventNames } from './support/events.ts';
import { holdApp } from './support/funnelWalk.ts';
import { password, people } from './support/people.ts';

test('a form submitted before hydration is sent after it, and its values never appear in the URL', async ({
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
  'a button pressed before hydration takes effect once',
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

test('typing after a submit before hydration cancels the submit', async ({ page, fail, recover }) => {
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/anonymous/login')) tries.push(request.url());
  });
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('wrong');
  await page.keyboard.press('Enter');
  const pendingButton = page.locator('button[aria-busy]');
  await expect(pendingButton).toHaveText('Log in');
  await page.getByLabel('Email').fill(people.owner.email);
  await expect(pendingButton).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('half');
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(people.owner.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half');
  expect(tries).toEqual([]);
});

test(
  'hydration keeps the caret and the scroll position',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
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
  },
);

test(
  'the last of several account types chosen before hydration is selected',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await holdApp(fail);
    await page.goto('/register', { waitUntil: 'commit' });
    for (const nth of [0, 1, 0]) await page.getByRole('radio').nth(nth).check();
    await recover();
    await expect(page.locator('.slow')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(page.getByLabel('Company name')).toBeVisible();
  },
);

test('typed values and a submit survive a hydration mismatch, after which the app renders the page again', async ({
  page,
  fail,
  recover,
}) => {
  // A browser has translated the server-rendered page: React reports the mismatch as error 418.
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
  'an account type submitted before hydration leads to its details',
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

test('a link pressed before hydration works', { tag: '@full' }, async ({ page, fail }) => {
  await holdApp(fail);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
});

test('a press on Register before hydration is tracked by the page to which it leads', async ({
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

test(
  'an offer pressed before hydration opens once, and is tracked',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
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
  },
);
