import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { inspectLooks } from './support/looks.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Partners in the marketplace' });
const tiles = (page: Page) => region(page).getByRole('article');
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Categories' }).getByRole('link', { name });

test('a category filters the partners and appears in the URL, Back undoes it, and "See all" shows every partner', async ({
  page,
}) => {
  await page.goto('/');
  await expect(tiles(page)).toHaveCount(6);
  await tile(page, 'Equipment & supplies').press('Enter');
  await expect(page).toHaveURL(/\/\?category=Equipment\+%26\+supplies#partners$/);
  await expect(tiles(page)).toHaveCount(5);
  await expect(tile(page, 'Equipment & supplies')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status').filter({ hasText: '5 partners in Equipment' })).toBeVisible();
  await inspectLooks(page, 'a category');
  await page.goBack();
  await expect(tiles(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'See all 12' }).press('Enter');
  await expect(tiles(page)).toHaveCount(12);
  const fewer = page.getByRole('link', { name: 'Show fewer' });
  await expect(fewer).toBeFocused();
  await fewer.press('Enter');
  await expect(tiles(page)).toHaveCount(6);
  await page.goto('/?category=hiring');
  await expect(tiles(page)).toHaveCount(1);
  await region(page).getByLabel('Search partners').fill('tax');
  await page.getByRole('link', { name: 'Look in every category' }).press('Enter');
  await expect(region(page).getByRole('article', { name: 'Accelerate Tax' })).toBeVisible();
});

test(
  'a visitor finds a partner by its search words, with the matches marked',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    const search = region(page).getByLabel('Search partners');
    await search.fill('home depot');
    await expect(tiles(page)).toHaveCount(1);
    await expect(region(page).getByRole('article', { name: 'Rapid Pass' })).toContainText('Home Depot');
    await expect(region(page).locator('mark')).toHaveText(['Home', 'Depot']);
    await inspectLooks(page, 'a search');
    await search.fill('qwertyuiop');
    await expect(
      page.getByRole('status').filter({ hasText: 'No partners match “qwertyuiop”' }),
    ).toBeVisible();
    await inspectLooks(page, 'a search without a match');
    await page.goBack();
    await expect(search).toHaveValue('');
    await expect(tiles(page)).toHaveCount(6);
  },
);

test(
  'on a phone, Login and help stay reachable at every scroll position',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/?category=All');
    await expect(tiles(page)).toHaveCount(12);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login' })).toBeInViewport();
    await header.getByRole('button').click();
    await expect(page.getByRole('link', { name: /Need help\?/ }).first()).toBeInViewport();
  },
);
