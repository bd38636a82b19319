import { expect } from './support/app.ts';
import { test } from './support/development.ts';
import { sample } from './support/longRun.ts';
import { visitorPages } from './support/visitorPages.ts';

// Only development builds of React report attributes that differ.
test.use({ baseURL: ({ development }, provide) => provide(development.origin) });

test.describe('in a time zone where it is another day', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a page hydrates the date that the server rendered', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto('/partner/sunbelt');
    await expect(page.locator('#root[data-drawn]')).toBeAttached();
    await expect(page.locator('.slow')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
});

for (const address of sample(visitorPages, visitorPages.length)) {
  test(`${address} hydrates without a mismatch`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    await page.goto(address);
    await expect(page.locator('#root[data-drawn]')).toBeAttached();
    await expect(page.locator('.slow')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
}
