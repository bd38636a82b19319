import type { Locator, Page } from '@playwright/test';
import { brand } from '#domain/brand.ts';
import { expect } from './app.ts';
import { inspectLooks } from './looks.ts';

interface StateOfPage {
  readonly heading: string;
  /** Of the page, as the site map has it; empty for the landing page. */
  readonly title: string;
  /** Whether the summary of errors stands over the form. */
  readonly hasErrors?: boolean;
  /** What has the focus. */
  readonly focus?: Locator;
}

/**
 * Holds a state of a page against what holds for every page: its title, one heading, no violation and nothing
 * to scroll sideways.
 */
export async function inspectState(page: Page, name: string, state: StateOfPage): Promise<void> {
  // A dialog takes the page out of reach, not out of sight.
  const heading = page.getByRole('heading', { level: 1, name: state.heading, includeHidden: true });
  await expect(heading, name).toBeVisible();
  if (state.focus) await expect(state.focus, `${name}: focus`).toBeFocused();
  const prefix = state.hasErrors ? 'Error: ' : '';
  const title = [state.title, brand.marketplaceName].filter(Boolean).join(' – ');
  await expect(page, name).toHaveTitle(prefix + title);
  await expect(page.locator('h1'), `${name}: one heading`).toHaveCount(1);
  await inspectLooks(page, name);
}

/** The summary of errors, which takes the focus as a whole. */
export function summaryBox(page: Page): Locator {
  return page.locator('[tabindex="-1"]:has(> [role=alert])', { hasText: 'There is a problem' });
}
