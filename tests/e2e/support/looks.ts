import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { isLongRun } from './longRun.ts';
import { findOverhang, findViolations } from './screens.ts';

const looks = [
  [320, 'light'],
  [1280, 'dark'],
  [320, 'dark'],
  [1280, 'light'],
  [768, 'dark'],
  [768, 'light'],
] as const;

/**
 * Expects no axe violation and no horizontal overflow of the page. A look is a width and a color scheme: the short run
 * checks one, which the name decides, the long run all. Restores the size and the color scheme of the window.
 */
export async function inspectLooks(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  const turn = createHash('sha256').update(name).digest().readUInt32BE();
  const chosen = isLongRun ? looks : looks.filter((_, index) => index === turn % looks.length);
  for (const [width, colorScheme] of chosen) {
    const look = `${name} at ${width}, ${colorScheme}`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page), look).toEqual([]);
    expect(await findOverhang(page), look).toBe(0);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (size) await page.setViewportSize(size);
}
