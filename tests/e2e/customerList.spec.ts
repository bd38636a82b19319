import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import { button } from './support/customerPage.ts';
import { inspectState } from './support/inspectState.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { adminPage } from './support/title.ts';

test('the customers can be searched, filtered and sorted, and the URL keeps it', async ({ page }) => {
  await beginSession(page, people.administrator);
  await page.goto('/admin?section=customers');
  const table = page.getByRole('table', { name: 'Customers' });
  await page.getByLabel('Search by name').fill('birch');
  await expect(page).toHaveURL(/q=birch/);
  await expect(table.getByRole('row').filter({ hasText: 'Trade contractor' })).toHaveCount(1);
  await expect(table.getByRole('link', { name: 'Birch Plumbing' })).toBeVisible();
  await button(page, 'Without partners').click();
  await expect(page).toHaveURL(/partners=none/);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await inspectState(page, 'nothing found', adminPage('Customers'));
  await button(page, 'Show all').click();
  await expect(page).not.toHaveURL(/partners|q=/);
  await page.goto('/admin?section=customers&partners=none&size=100');
  await expect(table.getByRole('link', { name: 'New Roof', exact: true })).toBeVisible();
  await expect(table.getByRole('link', { name: 'Birch Plumbing' })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(/sort=-?users/);
});

function fontOf(label: Locator): Promise<string> {
  return label.evaluate((element) => getComputedStyle(element).font);
}

test('a company without a type shows "Not provided"', { tag: '@full' }, async ({ page, request }) => {
  const name = `Yew ${randomUUID().slice(0, 8)}`;
  await openCompany(request, name);
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=customers&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name }).getByRole('cell').first()).toContainText(
    'Not provided',
  );
  await page.getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeFocused();
  const type = page.locator('dl > div').filter({ has: page.getByText('Type', { exact: true }) });
  await expect(type.getByRole('definition')).toHaveText('Not provided');
});

test('the labels of the search and the filters have the same font', { tag: '@full' }, async ({ page }) => {
  await beginSession(page, people.administrator);
  await page.goto('/admin?section=customers');
  const main = page.getByRole('main');
  const search = await fontOf(main.getByText('Search by name'));
  for (const filter of [/^Partners$/, /^Waiting$/, /^Has partner$/]) {
    expect(await fontOf(main.locator('label, legend').filter({ hasText: filter }))).toBe(search);
  }
});
