import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';

const most = 60;

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Goes on by Tab until this has the focus; answers how many stops of the main region there were on the way, it included. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  let stops = 0;
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) stops += 1;
    if (await isFocused(target)) return stops;
  }
  throw new Error(`${target.toString()} is not within ${most} presses of Tab.`);
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or link by Tab and presses it by Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
