import type { Page } from '@playwright/test';

/** Puts the tab out of sight, or back into it, as far as its page can tell. */
export function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    Object.defineProperty(document, 'hidden', { configurable: true, value: visibilityState === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
