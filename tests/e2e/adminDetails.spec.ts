import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { findOverhang } from './support/screens.ts';

/** Sections whose rows lead to a list of details, which all have the same styles. */
const sections = ['users', 'customers', 'affiliates', 'requests', 'outbox'] as const;

/** Number of columns in the list of details. */
function countColumns(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('dl')
    .first()
    .evaluate((list) => new Set([...list.children].map((each) => each.getBoundingClientRect().left)).size);
}

test('the details of a row fill a wide window in columns, and stand in one column on a phone', async ({
  page,
}) => {
  await beginSession(page, people.administrator);
  for (const section of sample(sections, 5)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin?section=${section}`);
    await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('main').locator('dl')).toBeVisible();
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await countColumns(page), `${section} at ${width}`).toBeGreaterThanOrEqual(3);
      expect(await findOverhang(page), `${section} at ${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await countColumns(page), `${section} at 320`).toBe(1);
    expect(await findOverhang(page), `${section} at 320`).toBe(0);
  }
});
