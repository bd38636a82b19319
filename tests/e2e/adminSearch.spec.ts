import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { callForCode, holdCode } from './support/funnelWalk.ts';
import { people } from './support/people.ts';
import { inspectLooks } from './support/looks.ts';
import { heading } from './support/registering.ts';
import { expectAccessible } from './support/screens.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const findings = (page: Page) => page.getByRole('search').filter({ has: field(page) });
const found = (page: Page, name: RegExp | string) => findings(page).getByRole('option', { name });
const said = (page: Page) => findings(page).getByRole('status').filter({ hasText: /found/i });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The option that the arrows point at, while the field keeps the focus. */
async function expectPointedAt(page: Page, name: RegExp): Promise<void> {
  const option = found(page, name);
  await expect(option).toHaveCSS('outline-style', 'solid');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
}

async function openSection(page: Page, section: string): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=${section}`);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
}

test('somebody is found and opened by keyboard alone, from wherever the administrator is', async ({
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
  await expect(said(page)).toHaveText(/^Found: Users: \d+, Customers: 1\.$/);
  await inspectLooks(page, 'found by keyboard');

  await page.keyboard.press('ArrowDown');
  await expectPointedAt(page, /^Robin Birch/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectPointedAt(page, /^Robin Birch/);
  await page.emulateMedia({ forcedColors: 'none' });
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(heading(await tab, 'Robin Birch')).toBeVisible();
  await (await tab).close();
  await field(page).press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(found(page, /Birch Plumbing/)).toBeHidden();
  await expect(field(page)).toHaveValue('birch');
  await page.keyboard.press('ArrowDown');
  await expect(found(page, /^Birch Plumbing/)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expectPointedAt(page, /^Birch Plumbing/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Birch Plumbing')).toBeFocused();
  await expect(page).toHaveURL(/section=customers&id=\d+$/);
  await expect(found(page, /Birch Plumbing/)).toBeHidden();
  // What was searched for is there again, to be gone on with or typed over.
  await page.keyboard.press('/');
  await expect(found(page, /^Birch Plumbing/)).toBeVisible();
  await page.keyboard.type('PR-000001');
  await expect(said(page)).toHaveText('Found: Product requests: 1.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
});

test('Enter opens nothing of what was found for the text before', async ({ page, fail }) => {
  await openSection(page, 'users');
  await field(page).fill('birch');
  await expect(found(page, /^Birch Plumbing/)).toBeVisible();
  await fail({ call: 'graphql SearchEverything', delayMs: 1_500, times: 1 });
  await field(page).fill('acme');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(found(page, /^Acme Builders/)).toBeVisible();
  await expect(page).toHaveURL('/admin?section=users');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=(?:users|customers)&id=\d+$/);
});

test(
  'the key that leads to the search is a letter like others where somebody types',
  { tag: '@full' },
  async ({ page }) => {
    await openSection(page, 'users');
    await page.getByLabel('Search by name or email').focus();
    await page.keyboard.type('a/b');
    await expect(page.getByLabel('Search by name or email')).toHaveValue('a/b');
  },
);

test(
  'what is found leads to the list of all that match, and it is said where nothing does',
  { tag: '@full' },
  async ({ page }) => {
    await openSection(page, 'customers');
    await field(page).fill('lintel.test');
    await found(page, /^All \d+ users that match$/).click();
    await expect(heading(page, 'Users')).toBeFocused();
    await expect(page).toHaveURL('/admin?section=users&q=lintel.test');
    await expect(page.getByLabel('Search by name or email')).toHaveValue('lintel.test');
    await findings(page).getByRole('button', { name: 'Clear search' }).click();
    await expect(field(page)).toHaveValue('');
    await field(page).fill('insureon');
    await expect(found(page, 'Insureon')).toHaveAttribute('href', /section=partners&id=\d+$/);
    await field(page).fill('nobody of that name');
    await expect(findings(page).getByText('Nothing found', { exact: true })).toBeVisible();
    await expect(said(page)).toContainText('Nothing found');
    await inspectLooks(page, 'nothing found');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(findings(page).getByText('Nothing found', { exact: true })).toBeHidden();
  },
);

test('a search that failed is tried again, and one that takes its time says so', async ({ page, fail }) => {
  await openSection(page, 'users');
  await fail({ call: 'graphql SearchEverything', status: 503, times: 1 });
  await field(page).fill('birch');
  const failure = findings(page).getByText("We couldn't load the results.");
  await expect(failure).toBeVisible();
  await inspectLooks(page, 'search failed');
  await fail({ call: 'graphql SearchEverything', status: 503, times: 1 });
  const asked = page.waitForResponse(/graphql/);
  await findings(page).getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(failure).toBeVisible();
  await fail({ call: 'graphql SearchEverything', delayMs: 1_500, times: 1 });
  await field(page).press('Enter');
  await expect(findings(page).getByText('Loading the results…').last()).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  await expect(found(page, /^Birch Plumbing/)).toBeVisible();
});

test('on a phone an icon opens the search over the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSection(page, 'users');
  await button(page, 'Search everything').click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await field(page).fill('birch');
  await expect(found(page, /^Birch Plumbing/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Close search').click();
  await expect(found(page, /^Birch Plumbing/)).toBeHidden();
  await expect(button(page, 'Search everything')).toBeFocused();
  await expect(button(page, 'Open menu')).toBeInViewport({ ratio: 1 });
  await button(page, 'Search everything').click();
  await found(page, /^Birch Plumbing/).click();
  await expect(heading(page, 'Birch Plumbing')).toBeFocused();
  await expect(button(page, 'Open menu')).toBeVisible();
  // Escape first hides what was found, then empties the field, then closes it.
  await button(page, 'Search everything').click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button(page, 'Search everything')).toBeFocused();
  // The menu has the screen for itself.
  await button(page, 'Open menu').click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeHidden();
  await expect(button(page, 'Close menu')).toBeInViewport({ ratio: 1 });
});

for (const [width, how, ask] of [
  [1_280, 'its key', (page: Page) => page.keyboard.press('/')],
  [320, 'its icon', (page: Page) => button(page, 'Search everything').click()],
] as const) {
  test(`no list waits for the code of the search, which opens late after ${how}`, async ({
    page,
    fail,
    recover,
  }) => {
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
    await expect(found(page, /^Birch Plumbing/)).toBeVisible();
  });
}

test('without the code of the search the administration works', async ({ page, fail }) => {
  await fail({ call: callForCode('AdminSearch'), status: 503, times: 9 });
  await openSection(page, 'users');
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Customers', exact: true }).first().click();
  await expect(heading(page, 'Customers')).toBeVisible();
});

test('a list is downloaded as it is filtered and ordered, and the audit log tells who did', async ({
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
  // Of other rows it is not said.
  await button(page, 'Invited').click();
  await expect(page.getByText(/^Downloaded/)).toHaveCount(0);

  await page.goto('/admin?section=audit&q=list.export.users');
  // Another test may take a list meanwhile.
  const taken = page.getByRole('row').filter({ hasText: `Rows: nothing → ${lines.length}` });
  await expect(taken.first()).toContainText('Alex Morgan');
});

test('every list has its file', { tag: '@full' }, async ({ page }) => {
  await beginSession(page, people.administrator);
  for (const section of ['customers', 'requests', 'affiliates', 'outbox', 'audit']) {
    await page.goto(`/admin?section=${section}`);
    const waiting = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    expect((await waiting).suggestedFilename()).toBe(`lintel-${section}.csv`);
    await expect(page.getByText(/^Downloaded [\d,]+ rows?\.$/)).toBeVisible();
  }
});

test('on a phone, where rows are cards, the order is chosen from a list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openSection(page, 'users');
  const order = page.getByLabel('Order by');
  await expect(order).toHaveValue('name');
  await order.selectOption('Created: newest first');
  await expect(page).toHaveURL(/sort=-createdOn/);
  await expect(order).toHaveValue('-createdOn');
  await inspectLooks(page, 'ordered on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  // At a desk the heads of the columns do it.
  await expect(order).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test(
  'the customers of a partner are listed, by an address of their own',
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
