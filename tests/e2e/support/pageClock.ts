import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';

/** Advances the clock of the page until the locator is visible. Needs `page.clock.install()`. */
export async function fastForwardUntil(page: Page, target: Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.runFor(1_000);
    return target.isVisible();
  };
  await expect.poll(isShown, { intervals: [100], timeout: 20_000 }).toBe(true);
}

/** Pauses the clock of the page ten seconds ahead, since a slow machine needs time to get there. Needs `page.clock.install()`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
