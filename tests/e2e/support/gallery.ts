import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { test as base } from './development.ts';

/** Tests with the development server; `gallery` is the address of the gallery. */
export const test = base.extend<{ gallery: string }>({
  gallery: async ({ development: { origin, printed } }, provide) => {
    const gallery = /Gallery: (\S+)/.exec(printed)?.[1] ?? '';
    expect(gallery).toBe(`${origin}/__gallery`);
    await provide(gallery);
  },
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
