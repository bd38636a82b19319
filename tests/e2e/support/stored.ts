import type { Page } from '@playwright/test';

/** What the browser keeps under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
