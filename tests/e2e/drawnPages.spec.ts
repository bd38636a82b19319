import type { Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { beginSession, comeBack, expect, test, type Fail } from './support/app.ts';
import { listen } from './support/events.ts';
import { holdCode } from './support/funnelWalk.ts';
import { password, people } from './support/people.ts';
import { visitorPages } from './support/visitorPages.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of visitorPages) {
    test(`${address} can be read`, async ({ page }) => {
      // An address that is in no list is drawn where there is room: few are in a second, and other tests ask as well.
      await expect(async () => {
        await page.goto(address);
        await expect(heading(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
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
  for (const typed of [password, 'password=', 'email=']) expect(addresses.join()).not.toContain(typed);
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

test('what is typed after a form was sent takes that back', async ({ page, fail, recover }) => {
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/anonymous/login')) tries.push(request.url());
  });
  await holdApp(fail);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByLabel('Email').fill(people.owner.email);
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

for (const address of ['/', '/partner/sunbelt']) {
  test(`whoever is signed in sees nothing of what ${address} shows visitors`, async ({
    page,
    fail,
    recover,
  }) => {
    await comeBack(page, people.owner);
    await holdApp(fail);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible();
    for (const part of [page.locator('h1'), page.locator('header nav')]) await expect(part).toBeHidden();
    await recover();
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    await expect(heading(page)).toBeVisible();
  });
}

test('a partner that visitors may read comes to life with what it was drawn with, and asks for nothing', async ({
  page,
  fail,
  recover,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  await holdApp(fail);
  await page.goto('/partner/sunbelt', { waitUntil: 'commit' });
  await heading(page).evaluate((drawn) => {
    drawn.dataset['kept'] = '';
  });
  const offer = page.getByRole('heading', { name: 'How to redeem' });
  await expect(offer).toBeVisible();
  await recover();
  await expect(page.locator('.slow')).toHaveCount(0);
  await expect(page.locator('h1[data-kept]')).toBeVisible();
  await expect(offer).toBeVisible();
  expect(asked).toEqual([]);
});

test('a press on Register that nobody has heard yet is counted by the page that it leads to', async ({
  page,
  fail,
  recover,
}) => {
  const events = listen(page);
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
  const events = listen(page);
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

test('behind the log-in the frame stands until the page is there with what it shows', async ({
  page,
  fail,
  recover,
}) => {
  await comeBack(page, people.user);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      document.documentElement.dataset['offers'] = String(document.querySelectorAll('main article').length);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await holdApp(fail);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main[data-state=loading]')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await recover();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-offers', '12');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame says what the page needs', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.locator('noscript')).toBeInViewport();
    await expect(page.getByRole('main')).toBeHidden();
  });
});

test('a draft that this browser keeps takes the place of what was drawn', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('every page of the site map is drawn, or names its code', async ({ request }) => {
  for (const path of Object.values(paths)) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toMatch(/data-drawn="|id="ahead"/);
  }
});

test('the HTML of a page is compressed, and small', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  console.log(`/: ${answer.headers()['content-length']} bytes`);
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(13_000);
});
