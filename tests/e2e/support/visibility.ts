import type { Page } from '@playwright/test';

/** Makes the page see its tab as hidden or visible. */
export function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    Object.defineProperty(document, 'hidden', { configurable: true, value: visibilityState === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
