import type { Page } from '@playwright/test';
import { expect, logIn, offers, submitLogIn, test } from './support/app.ts';
import { pauseClock } from './support/pageClock.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { findOverhang, findViolations } from './support/screens.ts';

const previous = 'https://portal.example/jobs?id=4';

function menuButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /(Open|Close) menu/ });
}

test(
  'a menu of the header opens after 0.15 s of hovering, and closes 0.1 s after the pointer has left',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.owner);
    const button = page.getByRole('button', { name: 'Dana Lee, account menu' });
    const settings = page.getByRole('link', { name: 'Account settings' });
    // A stopped clock would keep the app from starting.
    await expect(button).toBeVisible();
    await page.clock.install();
    await pauseClock(page);
    await button.hover();
    await page.clock.runFor(149);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // No gap between button and panel closes the menu.
    await settings.hover();
    await page.clock.runFor(1_000);
    await expect(settings).toBeVisible();
    const panel = await button.evaluate((element) => element.nextElementSibling?.clientWidth ?? 0);
    expect(panel).toBeGreaterThanOrEqual(160);
    await page.mouse.move(300, 500);
    await page.clock.runFor(99);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
);

test('the panel of the categories is at least as wide as its button', { tag: '@full' }, async ({ page }) => {
  await logIn(page, people.owner);
  const button = page.getByRole('button', { name: 'Partners and capabilities' });
  await button.click();
  const widths = await button.evaluate((element) => ({
    button: element.getBoundingClientRect().width,
    panel: element.nextElementSibling?.getBoundingClientRect().width ?? 0,
  }));
  expect(widths.panel).toBeGreaterThanOrEqual(widths.button);
  expect(widths.panel).toBeLessThan(widths.button + 100);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the menu fills the screen below the header of 54 px, and locks scrolling until it closes', async ({
    page,
  }) => {
    // An owner's certificate banner could load after the scroll, and shift the page.
    await logIn(page, people.user);
    await expect(offers(page)).toHaveCount(12);
    await page.evaluate(() => window.scrollTo(0, 600));
    await menuButton(page).click();
    const box = await menuButton(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    const readPanel = () =>
      menuButton(page).evaluate((button) => {
        const element = document.getElementById(button.getAttribute('aria-controls') ?? '');
        const { top, left, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
        return { top, left, right, bottom };
      });
    // Waits until the menu has slid in.
    await expect.poll(readPanel).toEqual({ top: 54, left: 0, right: 390, bottom: 844 });
    const rows = page.getByRole('banner').getByRole('listitem');
    await expect(rows).toHaveCount(9);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBe(44);
    await expect(page.getByRole('banner').getByRole('link', { name: 'All (12)' })).toBeFocused();
    expect(await findViolations(page)).toEqual([]);

    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });

  test('the focus cycles through the menu button and the rows', { tag: '@full' }, async ({ page }) => {
    await logIn(page, people.owner);
    await menuButton(page).press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Finance & tax (2)' })).toBeVisible();
    const names: string[] = [];
    for (let stop = 0; stop < 13; stop += 1) {
      names.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
      await page.keyboard.press('Tab');
    }
    expect(names.slice(0, 2)).toEqual(['All12(12)', 'Finance & tax2(2)']);
    expect(names.slice(-6)).toEqual([
      'My profile',
      'Account settings',
      'Logout',
      'Need help?',
      'Close menu',
      'All12(12)',
    ]);
  });

  test('widening the window closes the menu and unlocks scrolling', { tag: '@full' }, async ({ page }) => {
    await logIn(page, people.owner);
    await menuButton(page).click();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'Lintel Marketplace home' })).toBeFocused();
  });
});

test(
  'a long name is truncated on screen, and complete as accessible name',
  { tag: '@full' },
  async ({ page }) => {
    await logIn(page, people.owner);
    await page.evaluate(() => {
      const person = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as object;
      const renamed = {
        ...person,
        firstName: 'Wilhelmina Alexandrina',
        lastName: 'Featherstonehaugh-Cholmondeley',
      };
      localStorage.setItem('userInfo', JSON.stringify(renamed));
    });
    await page.reload();
    const button = page.getByRole('button', {
      name: 'Wilhelmina Alexandrina Featherstonehaugh-Cholmondeley, account menu',
    });
    await expect(button).toBeVisible();
    const cut = await button
      .locator('span')
      .last()
      .evaluate((name) => name.scrollWidth > name.clientWidth);
    expect(cut).toBe(true);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverhang(page)).toBe(0);
    }
  },
);

test('a person from a configured site has a link back at every width, in this tab only', async ({
  page,
  context,
}) => {
  await page.goto(`/login?${new URLSearchParams({ returnTo: previous }).toString()}`);
  await expect(page.getByRole('link', { name: 'Return to previous screen' })).toHaveCount(0);
  await submitLogIn(page, people.owner.email);
  const backLink = page.getByRole('banner').getByRole('link', { name: 'Return to previous screen' });
  await expect(backLink).toHaveAttribute('href', previous);
  expect(await backLink.getAttribute('target')).toBeNull();
  await page.goto('/dashboard');
  for (const width of sample([1280, 768], 2)) {
    await page.setViewportSize({ width, height: 800 });
    await expect(backLink).toBeVisible();
    expect(await findOverhang(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(backLink).toBeHidden();
  await menuButton(page).click();
  await expect(backLink).toHaveAttribute('href', previous);

  const other = await context.newPage();
  await other.goto('/dashboard?returnTo=https%3A%2F%2Fevil.example%2F');
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(other.getByRole('link', { name: 'Return to previous screen' })).toHaveCount(0);
});
