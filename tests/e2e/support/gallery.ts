import type { Page } from '@playwright/test';
import { expect, test as base } from './app.ts';
import { serveDevelopment } from './development.ts';

/** Tests with `npm run dev` on a free port; `gallery` is the address of the gallery. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // Playwright reads the fixtures that a fixture needs from its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { origin, printed, stop } = await serveDevelopment({ SAMPLE_DATA: 'off' });
      const gallery = /Gallery: (\S+)/.exec(printed)?.[1] ?? '';
      expect(gallery).toBe(`${origin}/__gallery`);
      await provide(gallery);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

/** Opens the page of a component by links, so that the gallery does not reload. */
export async function showComponent(page: Page, gallery: string, name: string): Promise<void> {
  if (!page.url().startsWith(gallery)) await page.goto(gallery);
  else await page.getByRole('link', { name: 'haven' }).press('Enter');
  await page
    .getByRole('navigation', { name: 'Components' })
    .getByRole('link', { name, exact: true })
    .press('Enter');
  await expect(page.locator(`[data-examples="${name}"]`)).toBeVisible();
}
