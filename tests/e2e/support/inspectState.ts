import type { Locator, Page } from '@playwright/test';
import { brand } from '#domain/brand.ts';
import { expect } from './app.ts';
import { inspectLooks } from './looks.ts';

interface PageState {
  readonly heading: string;
  /** The title of the page in the site map; empty for the landing page. */
  readonly title: string;
  /** Whether the form shows its summary of errors. */
  readonly hasErrors?: boolean;
  /** The focused element. */
  readonly focus?: Locator;
}

/**
 * Expects of a state of a page what every page keeps: its title, one heading, no axe violation, and no horizontal
 * scrolling. `name` decides the look of the short run, see `inspectLooks`.
 */
export async function inspectState(page: Page, name: string, state: PageState): Promise<void> {
  // A dialog hides the page from the accessibility tree, not from view.
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
