import type { Page } from '@playwright/test';
import { accessPath } from '#domain/accessParams.ts';
import { adminPath, adminSections } from '#domain/adminAddress.ts';
import { settingsPath, settingsSections } from '#domain/settingsAddress.ts';
import { addressesShownTo } from '#tests/access/matrix.ts';
import { beginSession, expect, logIn, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { findOverhang } from './support/screens.ts';

/** Which of the header's links and buttons lie over the one before them, or out of the window. */
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

/** As somebody does who reads at 200 % (WCAG 1.4.4). */
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

for (const { who, open, width } of sample(rows, 3)) {
  test(`with text twice as large at ${width} px, the header of ${who} has room for everything in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await doubleText(page);
    await open(page);
    expect(await findOverhang(page)).toBe(0);
    expect(await findCrowded(page)).toEqual([]);
  });
}

test('the whole name stands in the header where there is room for it', async ({ page }) => {
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
});

test('the bar over the registration has the whole name beside the way to log in, and room for both in twice the size', async ({
  page,
}) => {
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
});

/** Every page of these people, in an order in which every fifth is of another kind. */
const pages: Readonly<Record<'visitor' | 'owner' | 'administrator', readonly string[]>> = {
  visitor: addressesShownTo('visitor'),
  owner: [
    ...settingsSections.map((section) => settingsPath(section)),
    '/dashboard?q=nothing-like-this',
    ...addressesShownTo('owner'),
  ],
  administrator: [accessPath({ userId: '2' }), ...adminSections.map(adminPath)],
};

/** Opens the first row of a list of the administration, where its name leads to a page. */
async function openFirstRow(page: Page): Promise<boolean> {
  const entry = page.getByRole('main').getByRole('rowheader').first().getByRole('link');
  if ((await entry.count()) === 0) return false;
  await entry.click();
  await expect(page).toHaveURL(/[?&]id=/);
  await isShown(page);
  return true;
}

async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Words of offers that end in dots for want of room. */
function findCut(page: Page): Promise<(string | null)[]> {
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

for (const who of ['visitor', 'owner', 'administrator'] as const) {
  test(`with text twice as large at 320 px, no page of the ${who} scrolls sideways`, async ({ page }) => {
    if (who !== 'visitor') await beginSession(page, people[who]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await doubleText(page);
    for (const address of sample(pages[who], 5)) {
      await page.goto(address);
      await isShown(page);
      expect.soft(await findOverhang(page), address).toBe(0);
      expect.soft(await findCut(page), address).toEqual([]);
      if (who === 'administrator' && (await openFirstRow(page))) {
        expect.soft(await findOverhang(page), `${address}, its first row`).toBe(0);
      }
    }
  });
}
