import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { constants } from './constants/constants.ts';
import { expect, showComponent, test } from './support/gallery.ts';
import { isLongRun, sample } from './support/longRun.ts';
import { findOverhang, findViolations } from './support/screens.ts';

const softly = expect.configure({ soft: true });

function components(page: Page) {
  return page.getByRole('navigation', { name: 'Components' }).getByRole('link');
}

test('every component has no axe violations, no horizontal scrolling at 320 px, and a visible focus at each Tab stop', async ({
  page,
  gallery,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(gallery);
  const names = await components(page).allTextContents();
  const pages = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.gallery.tsx'))
    .map((file) => basename(file, '.gallery.tsx'));
  expect(names.toSorted()).toEqual(pages.toSorted());
  // A short run takes every sixth: other tests check components on the pages that use them.
  const shown = sample(names, 6);
  for (const [turn, name] of shown.entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await showComponent(page, gallery, name);
    // A short run alternates the color scheme; the long run takes both.
    for (const [shade, colorScheme] of (['light', 'dark'] as const).entries()) {
      if (!isLongRun && (turn + shade) % 2 === 1) continue;
      await page.emulateMedia({ colorScheme });
      expect.soft(await findViolations(page), `${name}, ${colorScheme}`).toEqual([]);
    }
    const stops = await countStops(page);
    expect.soft(await tabThrough(page, stops), name).toEqual({ stops, withoutRing: [] });
    await page.setViewportSize({ width: 320, height: 800 });
    // An open pop-up moves one frame after the window is resized.
    await softly.poll(() => findOverhang(page), `${name}: pixels to the side`).toBe(0);
  }
});

/** Number of Tab stops within the examples; a group of radio buttons has one. */
async function countStops(page: Page): Promise<number> {
  const all = page
    .locator('[data-examples] :is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled)')
    .filter({ visible: true });
  const inert = page.locator('[inert] :is(a[href], button, input, select)');
  const radios = (await page.getByRole('radio').count()) - (await page.getByRole('radiogroup').count());
  return (await all.count()) - (await inert.count()) - radios;
}

/** Presses Tab this many times from the heading on; returns the stops within the examples, and those without a ring. */
async function tabThrough(page: Page, count: number): Promise<{ stops: number; withoutRing: string[] }> {
  await page.getByRole('heading', { level: 1 }).first().focus();
  const withoutRing: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('[data-examples]')) return null;
      const ring = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
      const looks = ring.flatMap((each) => (each ? [getComputedStyle(each)] : []));
      // The link of a tile draws the ring around all of the tile.
      looks.push(getComputedStyle(element, '::after'));
      // Thinner outlines are edges for forced colors.
      const isSeen = looks.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
      return { isSeen, name: element.outerHTML.slice(0, 80) };
    });
    if (stop) stops += 1;
    if (stop && !stop.isSeen) withoutRing.push(stop.name);
  }
  return { stops, withoutRing };
}

test(
  'a component has its own URL, and the color scheme can be chosen',
  { tag: '@full' },
  async ({ page, gallery }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${gallery}/navigation-menu`);
    await expect(page.getByRole('heading', { level: 1, name: 'NavigationMenu' })).toBeFocused();
    await expect(page).toHaveTitle('NavigationMenu – haven');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(236, 239, 241)');
    await page.getByLabel('Color scheme').selectOption('dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 24, 34)');
    await page.getByLabel('Color scheme').selectOption('system');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(236, 239, 241)');
  },
);

test(
  'a small outlined button keeps its outline on a touch screen',
  { tag: '@full' },
  async ({ browser, gallery }) => {
    const page = await browser.newPage({ hasTouch: true, isMobile: true });
    await showComponent(page, gallery, 'Button');
    const small = page.locator('.MuiButton-outlined.MuiButton-sizeSmall').first();
    await expect(small).toHaveCSS('border-width', '4px');
    await expect(small).toHaveCSS('box-shadow', /inset$/);
    await page.close();
  },
);

/** Number of endless animations that run in a button. */
function countEndlessAnimations(button: Element): number {
  return button
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length;
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `a pending button shows a spinner under prefers-reduced-motion: ${reducedMotion}`,
    { tag: '@full' },
    async ({ page, gallery }) => {
      await page.emulateMedia({ reducedMotion });
      await showComponent(page, gallery, 'Button');
      for (const name of ['Pressed early', 'Saving…']) {
        const button = page.getByRole('button', { name }).first();
        await expect.poll(() => button.evaluate(countEndlessAnimations), name).toBe(1);
      }
    },
  );
}

test(
  'a tooltip can be hovered, and Esc closes a pop-up while nothing has the focus',
  { tag: '@full' },
  async ({ page, gallery }) => {
    await page.goto(`${gallery}/tooltip`);
    await page.getByRole('button', { name: 'What is a User?' }).hover();
    await page.getByRole('tooltip').hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.goto(`${gallery}/navigation-menu`);
    const menu = page.getByRole('navigation', { name: 'Vertical, collapsed' });
    // A late font moves the button away from the pointer, which closes the pop-up.
    await expect(async () => {
      await menu.getByRole('button', { name: 'Partners' }).hover();
      await menu.getByRole('link', { name: 'All' }).hover({ timeout: 5_000 });
    }).toPass();
    await expect(menu.getByRole('link', { name: 'All' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'All' })).toHaveCount(0);
  },
);

test('under reduced motion each preset fades without moving', async ({ page, gallery }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${gallery}/animated`);
  await page.getByRole('button', { name: 'Hide all' }).click();
  for (const preset of ['zoom', 'slide', 'move', 'collapse']) {
    const element = page.locator(`#${preset}-mid`);
    await expect(element).toBeHidden();
    await expect(element).toHaveCSS('transform', 'none');
    await expect(element).toHaveCSS('transition-property', 'opacity');
  }
});

test('every constant of section 9 matches its token and the rendered page', async ({ page, gallery }) => {
  const literal =
    /#[0-9a-f]{6}|"[^"]+"|MM\/DD\/YYYY(?: hh:mm A)?|Open Sans|\d+(?:\.\d+)?%?|\b(?:live|regular|semibold|zoom|slide|move|collapse|fast|mid)\b/g;
  const all = Object.entries(constants).flatMap(([sentence, rows]) => {
    const named = sentence.match(literal) ?? [];
    expect(rows.map(({ spec }) => String(spec)).toSorted(), sentence).toEqual(named.toSorted());
    return rows.map((row) => ({ sentence, ...row }));
  });

  await page.clock.install();
  // Visits each page once, whatever the order of the sentences.
  const places = [...new Set(all.map(({ shownOn }) => shownOn))];
  // A short run reads every third page: the recorded styles and tests of the components notice changes of the others.
  const readPlaces = new Set(
    sample(
      places.filter((place) => place !== undefined),
      3,
    ),
  );
  for (const place of places) {
    const isRead = place !== undefined && readPlaces.has(place);
    if (isRead && place.startsWith('/')) await page.goto(place);
    else if (isRead) await showComponent(page, gallery, place);
    for (const { sentence, spec, token, expected = spec, shownOn, read, testedBy } of all) {
      if (shownOn !== place) continue;
      const what = `${spec} of "${sentence}"`;
      expect.soft(String(token), `the token of ${what}`).toBe(String(expected));
      if (read && isRead) {
        expect.soft(String(await read(page)), `${what}, on ${shownOn}`).toBe(String(expected));
      }
      if (!read) expect.soft(readFileSync(testedBy?.[0] ?? '', 'utf8'), what).toContain(testedBy?.[1]);
    }
  }
});

test('the built product contains nothing of the gallery', async ({ request }) => {
  expect((await request.get('/__gallery')).status()).toBe(404);
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const withGallery = files.filter((file) => {
    const text = readFileSync(`${file.parentPath}/${file.name}`, 'utf8');
    return text.includes('__gallery') || text.includes('data-examples');
  });
  expect(files.length).toBeGreaterThan(5);
  expect(withGallery).toEqual([]);
});
