import { addressesShownTo, viewerNames, type ViewerName } from '#tests/access/matrix.ts';
import { beginSession, expect, test } from './support/app.ts';
import { people } from './support/people.ts';
import { findOverhang, findViolations } from './support/screens.ts';

/** How a screen is looked at. */
const looks = [1280, 768, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

const everything = process.env['FULL'] === '1';

/** In each turn every screen is looked at once, the looks going round; after all of them, in every look. */
const turns = everything ? looks.map((_, turn) => turn) : [0];

/** Every screen that this viewer may see; in a short run those that nobody before them has been shown. */
function screensOf(viewer: ViewerName): string[] {
  const before = everything ? [] : viewerNames.slice(0, viewerNames.indexOf(viewer));
  const seen = new Set(before.flatMap(addressesShownTo));
  return addressesShownTo(viewer).filter((address) => !seen.has(address));
}

for (const [offset, viewer] of viewerNames.entries()) {
  if (screensOf(viewer).length === 0) continue;
  for (const turn of turns) {
    test(`${viewer}, turn ${turn + 1}: every screen is without violation, one heading, nothing sideways`, async ({
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
