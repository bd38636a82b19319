import { addressesShownTo, viewerNames, type ViewerName } from '#tests/access/matrix.ts';
import { beginSession, expect, test } from './support/app.ts';
import { isLongRun } from './support/longRun.ts';
import { onePerPage } from './support/onePerPage.ts';
import { people } from './support/people.ts';
import { findOverhang, findViolations } from './support/screens.ts';

/** Widths and color schemes in which screens are checked. */
const looks = [1280, 768, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Turns, each of which checks every screen once, in rotating looks; all turns together check it in every look. */
const turns = isLongRun ? looks.map((_, turn) => turn) : [0];

/**
 * Screens that this viewer may see; in a short run one for each page that no viewer before them has been shown.
 * partnerPages.spec.ts checks those of partners as well.
 */
function screensOf(viewer: ViewerName): string[] {
  const shown = addressesShownTo(viewer);
  if (isLongRun) return shown;
  const seen = viewerNames.slice(0, viewerNames.indexOf(viewer)).flatMap(addressesShownTo);
  return onePerPage([...seen, ...shown]).filter((address) => !seen.includes(address));
}

for (const [offset, viewer] of viewerNames.entries()) {
  if (screensOf(viewer).length === 0) continue;
  for (const turn of turns) {
    test(`${viewer}, turn ${turn + 1}: every screen has one heading, no axe violations and no horizontal scrolling`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (viewer !== 'visitor') await beginSession(page, people[viewer]);
      for (const [index, address] of screensOf(viewer).entries()) {
        const look = looks[(index + offset + turn) % looks.length];
        if (!look) continue;
        const name = `${address} at ${look.width}, ${look.colorScheme}`;
        await page.setViewportSize({ width: look.width, height: 800 });
        await page.emulateMedia({ colorScheme: look.colorScheme });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0);
        expect.soft(await findViolations(page), name).toEqual([]);
        expect.soft(await findOverhang(page), `${name}: pixels to the side`).toBe(0);
        await expect.soft(page.locator('h1'), name).toHaveCount(1);
      }
    });
  }
}
