import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Violations that axe finds in the page right now, one line for each element. */
export async function findViolationsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(() =>
    // No preload: it would insert style sheets, which the content security policy blocks, and no rule needs them.
    (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], preload: false }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/**
 * Violations that axe finds once all animations have ended, since colors and places change before. A notice may begin
 * to leave while axe runs, so a finding is checked once more.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const found = await findViolationsNow(page);
  if (found.length === 0) return found;
  await waitForAnimations(page);
  return findViolationsNow(page);
}

/** Waits until all animations with an end have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Settled, since an animation is canceled when its element leaves the page.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Width of the page beyond its window, in pixels. */
export function findOverhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Expects no axe violation and no horizontal overflow of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverhang(page)).toBe(0);
}
