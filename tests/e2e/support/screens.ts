import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong with the page as it stands, one line for each place. */
export async function findViolationsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(() =>
    // Style sheets read ahead would be put into the page, which the content security policy stops; no rule needs them.
    (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], preload: false }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/**
 * The same once the page stands still: what moves in or fades is not yet what people read. A notice may begin to
 * leave while axe looks at it, so what it found is looked for once more.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await standStill(page);
  const found = await findViolationsNow(page);
  if (found.length === 0) return found;
  await standStill(page);
  return findViolationsNow(page);
}

/** Waits until nothing moves in or fades any more. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Settled, since what leaves the page takes its animation along.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** By how many pixels the page is wider than its window. */
export function findOverhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Expects of the page as it stands that axe finds nothing, and that it is no wider than its window. */
export async function isInOrder(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverhang(page)).toBe(0);
}
