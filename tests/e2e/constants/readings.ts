import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/app.ts';

/** Reads a constant from a page that shows it. */
export type Reading = (page: Page) => Promise<string | number>;

/** A computed style of the first element: `40px` is 40, a color is its hex digits. */
export function computed(selector: string, property: string): Reading {
  return async (page) => {
    const text = await page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)?.slice(1);
    if (channels) return `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`;
    return /^-?[\d.]+(?:px)?$/.test(text) ? Number.parseFloat(text) : text;
  };
}

export function attribute(selector: string, name: string): Reading {
  return async (page) => (await page.locator(selector).first().getAttribute(name)) ?? '';
}

export function textOf(selector: string): Reading {
  return async (page) => (await page.locator(selector).first().textContent()) ?? '';
}

function startPadding(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).paddingInlineStart);
}

/** Difference of the start paddings of two elements, in pixels. */
export function indent(outer: (page: Page) => Locator, inner: (page: Page) => Locator): Reading {
  return async (page) =>
    (await inner(page).evaluate(startPadding)) - (await outer(page).evaluate(startPadding));
}

/** The hidden state of an element as its preset defines it, or the real one if that differs. */
export function hiddenState(preset: string): Reading {
  return async (page) => {
    const element = page.locator(`#${preset}-mid`);
    await page.getByRole('button', { name: 'Hide all' }).click();
    await expect(element).toBeHidden();
    const found = await element.evaluate((node) => {
      const meant = getComputedStyle(node).getPropertyValue('--away');
      // An element without a box has no computed transform.
      node.style.cssText += '; transition: none; display: grid';
      const { transform } = getComputedStyle(node);
      const isFlat = node.getBoundingClientRect().height === 0;
      node.style.transition = '';
      node.style.display = '';
      const places = [transform, meant].map((each) => new DOMMatrix(each).toFloat32Array().join());
      const isThere = places[0] === places[1];
      return isThere && isFlat === node.id.startsWith('collapse') ? meant : `${transform}, flat: ${isFlat}`;
    });
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(element).toBeVisible();
    return found;
  };
}

/** The longest transition of the element, in seconds. */
export function transitionSeconds(selector: string): Reading {
  return async (page) => {
    const durations = String(await computed(selector, 'transition-duration')(page));
    return Math.max(...durations.split(', ').map((each) => Number.parseFloat(each)));
  };
}

const step = 10;
const longestWait = 1_000;

/** Seconds on the page's clock from an action until the target is there, or is gone. */
export function secondsUntil(
  act: (page: Page) => Promise<void>,
  target: (page: Page) => Locator,
  isThere: boolean,
): Reading {
  return async (page) => {
    await page.mouse.move(2, 2);
    if (isThere) await expect(target(page)).toHaveCount(0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + longestWait);
    await act(page);
    let passed = 0;
    while (passed < longestWait && (await target(page).count()) > 0 !== isThere) {
      await page.clock.runFor(step);
      passed += step;
    }
    await page.clock.resume();
    return passed / 1_000;
  };
}

/** The smallest width at which `isWide` holds, in pixels. */
export function firstWidth(isWide: (page: Page) => Promise<boolean>): Reading {
  return async (page) => {
    let [narrow, wide] = [320, 1280];
    while (wide - narrow > 1) {
      const width = Math.floor((narrow + wide) / 2);
      await page.setViewportSize({ width, height: 800 });
      if (await isWide(page)) wide = width;
      else narrow = width;
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(1280);
    return wide;
  };
}
