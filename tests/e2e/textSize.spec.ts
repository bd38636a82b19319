import type { Page } from '@playwright/test';
import { explanationPath } from '#domain/accessParams.ts';
import { adminPath, adminSections } from '#domain/adminAddress.ts';
import { settingsPath, settingsSections } from '#domain/settingsAddress.ts';
import { addressesShownTo } from '#tests/access/matrix.ts';
import { beginSession, expect, logIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { findOverhang } from './support/screens.ts';

/** Finds links and buttons of the header that overlap the one before, or leave the window. */
function findCrowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
      .filter((stop) => stop.checkVisibility())
      .map((stop) => ({ name: stop.ariaLabel ?? stop.innerText, box: stop.getBoundingClientRect() }));
    const { clientWidth } = document.documentElement;
    return stops
      .filter(({ box }, index) => {
        const before = stops[index - 1]?.box.right ?? 0;
        return box.left < before - 0.5 || box.right > clientWidth + 0.5;
      })
      .map(({ name }) => name);
  });
}

/** Sets the text size to 200 % (WCAG 1.4.4). */
async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
}

const headers: Record<string, (page: Page) => Promise<void>> = {
  'a visitor': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  },
  'an owner': async (page) => {
    await logIn(page, people.owner);
    await expect(page.getByRole('heading', { name: 'Partners', level: 1 })).toBeVisible();
  },
};

const rows = Object.entries(headers).flatMap(([who, open]) =>
  [320, 768].map((width) => ({ who, open, width })),
);

for (const { who, open, width } of sample(rows, 4)) {
  test(`at 200 % text size and ${width} px, nothing in the header of ${who} overlaps or overflows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await doubleText(page);
    await open(page);
    expect(await findOverhang(page)).toBe(0);
    expect(await findCrowded(page)).toEqual([]);
  });
}

test(
  'the header shows the full name of the marketplace only where it fits',
  { tag: '@full' },
  async ({ page }) => {
    const end = page.getByRole('banner').getByText('Marketplace', { exact: true });
    const isSeen = () =>
      end.evaluate((word) => {
        const bar = word.closest('a')?.getBoundingClientRect();
        return bar !== undefined && word.getBoundingClientRect().top < bar.bottom;
      });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await isSeen()).toBe(true);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await isSeen()).toBe(false);
  },
);

test(
  'the header of the registration fits the full name and "Log in", also at 200 % text size',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const bar = page.getByRole('banner');
    const open = async () => {
      await page.goto('/register');
      await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(bar.getByText('Marketplace', { exact: true })).toBeVisible();
      expect(await findOverhang(page)).toBe(0);
      expect(await findCrowded(page)).toEqual([]);
    };
    await open();
    await doubleText(page);
    await open();
  },
);

/** Addresses of each viewer, ordered so that every fifth is another kind of page. */
const pages: Readonly<Record<'visitor' | 'owner' | 'administrator', readonly string[]>> = {
  visitor: addressesShownTo('visitor'),
  owner: [
    ...settingsSections.map((section) => settingsPath(section)),
    '/dashboard?q=nothing-like-this',
    ...addressesShownTo('owner'),
  ],
  administrator: [explanationPath({ userId: '2' }), ...adminSections.map(adminPath)],
};

/** Opens the first row of a list of the administration; false where its name is no link. */
async function openFirstRow(page: Page): Promise<boolean> {
  const entry = page.getByRole('main').getByRole('rowheader').first().getByRole('link');
  if ((await entry.count()) === 0) return false;
  await entry.click();
  await expect(page).toHaveURL(/[?&]id=/);
  await waitUntilLoaded(page);
  return true;
}

async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Finds texts of offers that an ellipsis truncates. */
function findTruncated(page: Page): Promise<(string | null)[]> {
  return page
    .locator('article *')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis',
        )
        .map((one) => one.textContent),
    );
}

for (const who of sample(['owner', 'visitor', 'administrator'] as const, 3)) {
  test(`at 200 % text size and 320 px, no page of the ${who} overflows or truncates text`, async ({
    page,
  }) => {
    if (who !== 'visitor') await beginSession(page, people[who]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await doubleText(page);
    for (const address of sample(pages[who], 5)) {
      await page.goto(address);
      await waitUntilLoaded(page);
      expect.soft(await findOverhang(page), address).toBe(0);
      expect.soft(await findTruncated(page), address).toEqual([]);
      if (who === 'administrator' && (await openFirstRow(page))) {
        expect.soft(await findOverhang(page), `${address}, its first row`).toBe(0);
      }
    }
  });
}
