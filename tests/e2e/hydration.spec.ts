import { expect, test as base } from './support/app.ts';
import { serveDevelopment } from './support/development.ts';
import { sample } from './support/longRun.ts';
import { visitorPages } from './support/visitorPages.ts';

// One worker, and so one development server: only development builds of React report attributes that differ.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { origin: string }>({
  origin: [
    // Playwright tells what a fixture needs by its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { origin, stop } = await serveDevelopment({ SAMPLE_DATA: 'off' });
      await provide(origin);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe('in a time zone where it is another day', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a page hydrates the date that the server rendered', async ({ page, origin }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${origin}/partner/sunbelt`);
    await expect(page.locator('#root[data-drawn]')).toBeAttached();
    await expect(page.locator('.slow')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
});

for (const address of sample(visitorPages, visitorPages.length)) {
  test(`${address} hydrates without a mismatch`, async ({ page, origin }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    await page.goto(origin + address);
    await expect(page.locator('#root[data-drawn]')).toBeAttached();
    await expect(page.locator('.slow')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
}
