import { pathToFileURL } from 'node:url';
import { expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { expectAccessible } from './support/screens.ts';

const address = pathToFileURL('docs/funnels/funnels.html').href;

for (const [width, colorScheme] of sample(
  [
    [320, 'dark'],
    [768, 'light'],
    [1280, 'dark'],
    [1280, 'light'],
  ] as const,
  4,
)) {
  test(`the page of the funnels is accessible at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await expectAccessible(page);
  });
}

test(
  'a picture of the funnels is enlarged and closed by pointer and by keyboard',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(address);
    const name = 'The log-in form, while it is sent.';
    const small = page.getByRole('button', { name });
    const large = page.getByRole('dialog', { name });
    await small.click();
    await expect(large.getByRole('img', { name })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await large.getByRole('button', { name: 'Close' }).click();
    await expect(large).toBeHidden();
    await small.press('Enter');
    await expect(large).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(small).toBeFocused();
  },
);
