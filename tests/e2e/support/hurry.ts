import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';

/** Lets the page's time run until this is shown: what it waits for by itself comes soon. Needs its clock. */
export async function hurryUntil(page: Page, shown: Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.runFor(1_000);
    return shown.isVisible();
  };
  await expect.poll(isShown, { intervals: [100], timeout: 20_000 }).toBe(true);
}

/** Stops the page's time, ten seconds on: a slow machine takes a while to get there. Needs its clock. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
