import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';

const maxPresses = 60;

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the target has the focus; returns the number of tab stops in the main region, including the target. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  let stops = 0;
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) stops += 1;
    if (await isFocused(target)) return stops;
  }
  throw new Error(`${target.toString()} is not within ${maxPresses} presses of Tab.`);
}

/** Moves to a field by Tab, and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Moves to a button or link by Tab, and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
