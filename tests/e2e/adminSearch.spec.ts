import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { callForCode, holdCode } from './support/funnelWalk.ts';
import { people } from './support/people.ts';
import { inspectLooks } from './support/looks.ts';
import { heading } from './support/registering.ts';
import { expectAccessible } from './support/screens.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const searchPanel = (page: Page) => page.getByRole('search').filter({ has: field(page) });
const option = (page: Page, name: RegExp | string) => searchPanel(page).getByRole('option', { name });
const liveRegion = (page: Page) => searchPanel(page).getByRole('status').filter({ hasText: /found/i });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Expects the option to be the active descendant of the field, and to be outlined. */
async function expectActive(page: Page, name: RegExp): Promise<void> {
  const active = option(page, name);
  await expect(active).toHaveCSS('outline-style', 'solid');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
}

async function openSection(page: Page, section: string): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=${section}`);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
}

test('an administrator searches from any section and opens a result with the keyboard alone', async ({
  page,
}) => {
  await openSection(page, 'users');
  await expect(field(page)).toHaveAttribute('aria-keyshortcuts', '/');
  await page.reload();
  await page.keyboard.press('/');
  const bar = page.getByRole('banner');
  const ring = await field(page)
    .locator('..')
    .evaluate((frame) => getComputedStyle(frame).outlineColor);
  await expect(bar).not.toHaveCSS('background-color', ring);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('birch');
  await expect(liveRegion(page)).toHaveText(/^Found: Users: \d+, Customers: 1\.$/);
  await inspectLooks(page, 'found by keyboard');

  await page.keyboard.press('ArrowDown');
  await expectActive(page, /^Robin Birch/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectActive(page, /^Robin Birch/);
  await page.emulateMedia({ forcedColors: 'none' });
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(heading(await tab, 'Robin Birch')).toBeVisible();
  await (await tab).close();
  await field(page).press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(option(page, /Birch Plumbing/)).toBeHidden();
  await expect(field(page)).toHaveValue('birch');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^Birch Plumbing/)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expectActive(page, /^Birch Plumbing/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Birch Plumbing')).toBeFocused();
  await expect(page).toHaveURL(/section=customers&id=\d+$/);
  await expect(option(page, /Birch Plumbing/)).toBeHidden();
  // The last search is shown again, and typing replaces it.
  await page.keyboard.press('/');
  await expect(option(page, /^Birch Plumbing/)).toBeVisible();
  await page.keyboard.type('PR-000001');
  await expect(liveRegion(page)).toHaveText('Found: Product requests: 1.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
});

test('Enter opens no result of the previous text while the new search is loading', async ({ page, fail }) => {
  await openSection(page, 'users');
  await field(page).fill('birch');
  await expect(option(page, /^Birch Plumbing/)).toBeVisible();
  await fail({ call: 'graphql SearchEverything', delayMs: 1_500, times: 1 });
  await field(page).fill('acme');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(option(page, /^Acme Builders/)).toBeVisible();
  await expect(page).toHaveURL('/admin?section=users');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=(?:users|customers)&id=\d+$/);
});

test('the shortcut of the search types its character in a text field', { tag: '@full' }, async ({ page }) => {
  await openSection(page, 'users');
  await page.getByLabel('Search by name or email').focus();
  await page.keyboard.type('a/b');
  await expect(page.getByLabel('Search by name or email')).toHaveValue('a/b');
});

test(
  'the results link to the list of all matches, and a search without matches says so',
  { tag: '@full' },
  async ({ page }) => {
    await openSection(page, 'customers');
    await field(page).fill('lintel.test');
    await option(page, /^All \d+ users that match$/).click();
    await expect(heading(page, 'Users')).toBeFocused();
    await expect(page).toHaveURL('/admin?section=users&q=lintel.test');
    await expect(page.getByLabel('Search by name or email')).toHaveValue('lintel.test');
    await searchPanel(page).getByRole('button', { name: 'Clear search' }).click();
    await expect(field(page)).toHaveValue('');
    await field(page).fill('insureon');
    await expect(option(page, 'Insureon')).toHaveAttribute('href', /section=partners&id=\d+$/);
    await field(page).fill('nobody of that name');
    await expect(searchPanel(page).getByText('Nothing found', { exact: true })).toBeVisible();
    await expect(liveRegion(page)).toContainText('Nothing found');
    await inspectLooks(page, 'nothing found');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(searchPanel(page).getByText('Nothing found', { exact: true })).toBeHidden();
  },
);

test(
  'a failed search can be tried again, and a slow one says that it is loading',
  { tag: '@full' },
  async ({ page, fail }) => {
    await openSection(page, 'users');
    await fail({ call: 'graphql SearchEverything', status: 503, times: 1 });
    await field(page).fill('birch');
    const failure = searchPanel(page).getByText("We couldn't load the results.");
    await expect(failure).toBeVisible();
    await inspectLooks(page, 'search failed');
    // The narrow header of a phone has closed the panel.
    await field(page).click();
    await expect(failure).toBeVisible();
    await fail({ call: 'graphql SearchEverything', status: 503, times: 1 });
    const asked = page.waitForResponse(/graphql/);
    await searchPanel(page).getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expect(failure).toBeVisible();
    await fail({ call: 'graphql SearchEverything', delayMs: 1_500, times: 1 });
    await field(page).press('Enter');
    await expect(searchPanel(page).getByText('Loading the results…').last()).toBeVisible();
    await expect(liveRegion(page)).toHaveCount(0);
    await expect(option(page, /^Birch Plumbing/)).toBeVisible();
  },
);

test('on a phone an icon opens the search over the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSection(page, 'users');
  await button(page, 'Search everything').click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await field(page).fill('birch');
  await expect(option(page, /^Birch Plumbing/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Close search').click();
  await expect(option(page, /^Birch Plumbing/)).toBeHidden();
  await expect(button(page, 'Search everything')).toBeFocused();
  await expect(button(page, 'Open menu')).toBeInViewport({ ratio: 1 });
  await button(page, 'Search everything').click();
  await option(page, /^Birch Plumbing/).click();
  await expect(heading(page, 'Birch Plumbing')).toBeFocused();
  await expect(button(page, 'Open menu')).toBeVisible();
  // Escape first hides the results, then empties the field, then closes it.
  await button(page, 'Search everything').click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button(page, 'Search everything')).toBeFocused();
  // The open menu covers the screen, and the shortcut does nothing.
  await button(page, 'Open menu').click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeHidden();
  await expect(button(page, 'Close menu')).toBeInViewport({ ratio: 1 });
});

for (const [width, opener, ask] of [
  [1_280, 'its shortcut', (page: Page) => page.keyboard.press('/')],
  [320, 'its icon', (page: Page) => button(page, 'Search everything').click()],
] as const) {
  test(
    `a list does not wait for the code of the search, which opens by ${opener} once it has loaded`,
    { tag: '@full' },
    async ({ page, fail, recover }) => {
      await page.setViewportSize({ width, height: 700 });
      await holdCode(fail, 'AdminSearch');
      await openSection(page, 'users');
      const bar = await page.getByRole('banner').boundingBox();
      await ask(page);
      await expect(field(page)).toHaveCount(0);
      await recover();
      await expect(field(page)).toBeFocused();
      expect(await page.getByRole('banner').boundingBox()).toEqual(bar);
      await page.keyboard.type('birch');
      await expect(option(page, /^Birch Plumbing/)).toBeVisible();
    },
  );
}

test('the administration works when the code of the search fails to load', async ({ page, fail }) => {
  await fail({ call: callForCode('AdminSearch'), status: 503, times: 9 });
  await openSection(page, 'users');
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Customers', exact: true }).first().click();
  await expect(heading(page, 'Customers')).toBeVisible();
});

test('a download has the filters and the order of its list, and the audit log names who made it', async ({
  page,
  fail,
}) => {
  await openSection(page, 'users&role=2&sort=-name');
  await fail({ call: 'GET /api/admin/exports/users.csv', status: 503, times: 1 });
  await button(page, 'Download CSV').click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await inspectLooks(page, 'download failed');
  await fail({ call: 'GET /api/admin/exports/users.csv', delayMs: 1_000, times: 1 });
  const waiting = page.waitForEvent('download');
  // The notice may cover the button.
  await button(page, 'Download CSV').press('Enter');
  await expect(button(page, 'Downloading…')).toHaveAttribute('aria-disabled', 'true');
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('lintel-users.csv');
  const text = await readFile(await download.path(), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFUser id,First name,Last name,Email,/);
  expect(lines.every((line) => line.includes(',Owner,'))).toBe(true);
  expect(text.indexOf('Lee')).toBeLessThan(text.indexOf('Birch'));
  await expect(page.getByText(`Downloaded ${lines.length} rows.`)).toBeVisible();
  await inspectLooks(page, 'downloaded');
  // The message is about the rows before, and disappears with them.
  await button(page, 'Invited').click();
  await expect(page.getByText(/^Downloaded/)).toHaveCount(0);

  await page.goto('/admin?section=audit&q=list.export.users');
  // Another test may download a list meanwhile.
  const logged = page.getByRole('row').filter({ hasText: `Rows: nothing → ${lines.length}` });
  await expect(logged.first()).toContainText('Alex Morgan');
});

test('every list can be downloaded as CSV', { tag: '@full' }, async ({ page }) => {
  await beginSession(page, people.administrator);
  for (const section of ['customers', 'requests', 'affiliates', 'outbox', 'audit']) {
    await page.goto(`/admin?section=${section}`);
    const waiting = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    expect((await waiting).suggestedFilename()).toBe(`lintel-${section}.csv`);
    await expect(page.getByText(/^Downloaded [\d,]+ rows?\.$/)).toBeVisible();
  }
});

test('on a phone, where rows are cards, a select chooses the order', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openSection(page, 'users');
  const order = page.getByLabel('Order by');
  await expect(order).toHaveValue('name');
  await order.selectOption('Created: newest first');
  await expect(page).toHaveURL(/sort=-createdOn/);
  await expect(order).toHaveValue('-createdOn');
  await inspectLooks(page, 'ordered on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  // In a wide window the column headers do it.
  await expect(order).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test(
  'the customers of a partner can be listed, and the URL keeps the filter',
  { tag: '@full' },
  async ({ page }) => {
    await openSection(page, 'customers');
    const partner = page.getByLabel('Has partner');
    await partner.selectOption('PPG');
    await expect(page).toHaveURL(/partnerId=\d+/);
    const table = page.getByRole('table', { name: 'Customers' });
    await expect(table.getByRole('link', { name: 'Acme Builders' })).toBeVisible();
    await expect(table.getByRole('link', { name: 'New Roof', exact: true })).toHaveCount(0);
    await inspectLooks(page, 'customers of a partner');
    await page.reload();
    await expect(partner.locator('option:checked')).toHaveText('PPG');
    await button(page, 'Without partners').click();
    await expect(page).toHaveURL(/partners=none/);
    await expect(page).not.toHaveURL(/partnerId/);
    await expect(partner).toHaveValue('');
  },
);
