import type { Locator, Page } from '@playwright/test';
import { brand } from '#domain/brand.ts';
import { expect } from './app.ts';
import { heading } from './registering.ts';
import { findOverhang, findViolations } from './screens.ts';

interface StateOfPage {
  readonly heading: string;
  /** Of the page, as the site map has it; empty for the landing page. */
  readonly title: string;
  /** Whether the summary of errors stands over the form. */
  readonly hasErrors?: boolean;
  /** What has the focus. */
  readonly focus?: Locator;
}

const looks = [
  [320, 'light'],
  [1280, 'dark'],
  [320, 'dark'],
  [1280, 'light'],
  [768, 'dark'],
  [768, 'light'],
] as const;

const everything = process.env['FULL'] === '1';
let turn = 0;

/**
 * Holds a state of a page against what holds for every page: its title, one heading, no violation and nothing
 * to scroll sideways. The looks go round, one at a time; after the long run, all of them.
 */
export async function inspectState(page: Page, name: string, state: StateOfPage): Promise<void> {
  await expect(heading(page, state.heading), name).toBeVisible();
  if (state.focus) await expect(state.focus, `${name}: focus`).toBeFocused();
  const prefix = state.hasErrors ? 'Error: ' : '';
  const title = [state.title, brand.marketplaceName].filter(Boolean).join(' – ');
  await expect(page, name).toHaveTitle(prefix + title);
  await expect(page.locator('h1'), `${name}: one heading`).toHaveCount(1);
  turn += 1;
  const own = everything ? looks : looks.filter((_, index) => index === turn % looks.length);
  for (const [width, colorScheme] of own) {
    const look = `${name} at ${width}, ${colorScheme}`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page), look).toEqual([]);
    expect(await findOverhang(page), look).toBe(0);
  }
}

/** The summary of errors, which takes the focus as a whole. */
export function summaryBox(page: Page): Locator {
  return page.locator('[tabindex="-1"]:has(> [role=alert])', { hasText: 'There is a problem' });
}
