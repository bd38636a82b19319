import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { constants } from './constants/constants.ts';
import { expect, showComponent, test } from './support/gallery.ts';
import { isLongRun, sample } from './support/longRun.ts';
import { findOverhang, findViolations } from './support/screens.ts';

const softly = expect.configure({ soft: true });

// One development server for all of them.
test.describe.configure({ mode: 'default' });

function components(page: Page) {
  return page.getByRole('navigation', { name: 'Components' }).getByRole('link');
}

test('every component, in each of its states: no violation in light and dark, nothing sideways at 320, every stop reached by Tab', async ({
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
  // In the short run every third one: what the product uses is looked at on its pages as well.
  const shown = sample(names, 3);
  for (const [turn, name] of shown.entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await showComponent(page, gallery, name);
    // One scheme and then the other; in the long run each in both.
    for (const [shade, colorScheme] of (['light', 'dark'] as const).entries()) {
      if (!isLongRun && (turn + shade) % 2 === 1) continue;
      await page.emulateMedia({ colorScheme });
      expect.soft(await findViolations(page), `${name}, ${colorScheme}`).toEqual([]);
    }
    const stops = await countStops(page);
    expect.soft(await tabThrough(page, stops), name).toEqual({ stops, unseen: [] });
    await page.setViewportSize({ width: 320, height: 800 });
    // An open pop-up takes its new place a frame after the window has its size.
    await softly.poll(() => findOverhang(page), `${name}: pixels to the side`).toBe(0);
  }
});

/** What can be reached within the examples; of the radio buttons of a group one can. */
async function countStops(page: Page): Promise<number> {
  const all = page
    .locator('[data-examples] :is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled)')
    .filter({ visible: true });
  const inert = page.locator('[inert] :is(a[href], button, input, select)');
  const radios = (await page.getByRole('radio').count()) - (await page.getByRole('radiogroup').count());
  return (await all.count()) - (await inert.count()) - radios;
}

/** Goes by Tab from the heading on, over so many stops within the examples. */
async function tabThrough(page: Page, count: number): Promise<{ stops: number; unseen: string[] }> {
  await page.getByRole('heading', { level: 1 }).first().focus();
  const unseen: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('[data-examples]')) return null;
      const ring = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
      const looks = ring.flatMap((each) => (each ? [getComputedStyle(each)] : []));
      // Drawn round all of a tile, which its link covers.
      looks.push(getComputedStyle(element, '::after'));
      // Thinner outlines show edges in forced colors.
      const isSeen = looks.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
      return { isSeen, name: element.outerHTML.slice(0, 80) };
    });
    if (stop) stops += 1;
    if (stop && !stop.isSeen) unseen.push(stop.name);
  }
  return { stops, unseen };
}

test('a component has an address of its own, and the scheme can be chosen', async ({ page, gallery }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${gallery}/navigation-menu`);
  await expect(page.getByRole('heading', { level: 1, name: 'NavigationMenu' })).toBeFocused();
  await expect(page).toHaveTitle('NavigationMenu – haven');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(236, 239, 241)');
  await page.getByLabel('Colour scheme').selectOption('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 24, 34)');
  await page.getByLabel('Colour scheme').selectOption('system');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(236, 239, 241)');
});

test('a small outlined button keeps its edge under a finger', async ({ browser, gallery }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true });
  await showComponent(page, gallery, 'Button');
  const small = page.locator('.MuiButton-outlined.MuiButton-sizeSmall').first();
  await expect(small).toHaveCSS('border-width', '4px');
  await expect(small).toHaveCSS('box-shadow', /inset$/);
  await page.close();
});

/** How many animations without an end run in a button. */
function turning(button: Element): number {
  return button
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length;
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a button that is under way shows it by something that turns, motion: ${reducedMotion}`, async ({
    page,
    gallery,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await showComponent(page, gallery, 'Button');
    for (const name of ['Pressed early', 'Saving…']) {
      const button = page.getByRole('button', { name }).first();
      await expect.poll(() => button.evaluate(turning), name).toBe(1);
    }
  });
}

test('a tooltip can be pointed at, an Esc closes a pop-up where nothing has the focus', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}/tooltip`);
  await page.getByRole('button', { name: 'What is a User?' }).hover();
  await page.getByRole('tooltip').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.goto(`${gallery}/navigation-menu`);
  const menu = page.getByRole('navigation', { name: 'Vertical, collapsed' });
  // A font that comes late moves the button from under the pointer, and so closes the pop-up.
  await expect(async () => {
    await menu.getByRole('button', { name: 'Partners' }).hover();
    await menu.getByRole('link', { name: 'All' }).hover({ timeout: 5_000 });
  }).toPass();
  await expect(menu.getByRole('link', { name: 'All' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'All' })).toHaveCount(0);
});

test('under reduced motion no preset moves anything, it only fades', async ({ page, gallery }) => {
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

test('every constant of section 9 is a token that a test reads from the rendered page', async ({
  page,
  gallery,
}) => {
  const literal =
    /#[0-9a-f]{6}|"[^"]+"|MM\/DD\/YYYY(?: hh:mm A)?|Open Sans|\d+(?:\.\d+)?%?|\b(?:live|regular|semibold|zoom|slide|move|collapse|fast|mid)\b/g;
  const all = Object.entries(constants).flatMap(([sentence, rows]) => {
    const named = sentence.match(literal) ?? [];
    expect(rows.map(({ says }) => String(says)).toSorted(), sentence).toEqual(named.toSorted());
    return rows.map((row) => ({ sentence, ...row }));
  });

  await page.clock.install();
  // One page after the other, whatever the order of the sentences.
  const places = [...new Set(all.map(({ on }) => on))];
  for (const place of places) {
    if (place?.startsWith('/')) await page.goto(place);
    else if (place !== undefined) await showComponent(page, gallery, place);
    for (const { sentence, says, token, is = says, on, read, heldBy } of all) {
      if (on !== place) continue;
      const what = `${says} of "${sentence}"`;
      expect.soft(String(token), `the token of ${what}`).toBe(String(is));
      if (read) expect.soft(String(await read(page)), `${what}, on ${on}`).toBe(String(is));
      else expect.soft(readFileSync(heldBy?.[0] ?? '', 'utf8'), what).toContain(heldBy?.[1]);
    }
  }
});

test('nothing of the gallery is in the product', async ({ request }) => {
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
