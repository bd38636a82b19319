import type { Page } from '@playwright/test';
import { beginSession, expect, logIn, offers, test } from './support/app.ts';
import { isLongRun } from './support/longRun.ts';
import { people } from './support/people.ts';
import { findOverhang, findViolations, findViolationsNow } from './support/screens.ts';

/** The main screens in each of their states, with the steps that open them. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  landing: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'What does it cost?' }).click();
  },
  'log-in': async (page) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  },
  'log-in with errors': async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  },
  dashboard: async (page) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
  },
  'dashboard with its menu open': async (page) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    // A phone shows the first, a wider window the second once the header has loaded.
    const burger = page.getByRole('button', { name: 'Open menu' });
    const account = page.getByRole('button', { name: 'Dana Lee, account menu' });
    await burger.or(account).filter({ visible: true }).click();
  },
  'dashboard without partners': async (page) => {
    await logIn(page, people.userWithoutPartners);
    await expect(page.getByRole('heading', { name: 'No partners yet for your company.' })).toBeVisible();
  },
  'dashboard with an unknown category': async (page) => {
    await beginSession(page, people.owner);
    await page.goto('/dashboard?category=Foo');
    await expect(page.getByRole('link', { name: 'Show all partners' })).toBeVisible();
  },
  administration: async (page) => {
    await logIn(page, people.administrator);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  },
  'page not found': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
  'partner that the company does not have': async (page) => {
    await beginSession(page, people.userWithoutPartners);
    await page.goto('/partner/ppg');
    await expect(page.getByRole('heading', { name: 'Ask for PPG' })).toBeVisible();
  },
  'home, reached from a page for another role': async (page) => {
    await beginSession(page, people.affiliate);
    await page.goto('/admin');
    await expect(page.getByText("That page isn't for your role.")).toBeVisible();
  },
  'no access': async (page) => {
    await page.goto('/no-access');
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  },
  partner: async (page) => {
    await page.goto('/partner/sunbelt');
    await expect(page.getByRole('heading', { name: 'Sunbelt' })).toBeVisible();
  },
};

/** Screens that other files check in a short run, in the same or nearly the same state. */
const checkedElsewhere = new Set([
  'landing',
  'log-in',
  'log-in with errors',
  'dashboard',
  'dashboard with its menu open',
  'dashboard with an unknown category',
  'administration',
  'page not found',
  'partner that the company does not have',
  'home, reached from a page for another role',
  'no access',
  'partner',
]);

// A short run rotates through color schemes and widths; the long run checks all of them.
for (const [turn, [name, open]] of Object.entries(screens).entries()) {
  if (!isLongRun && checkedElsewhere.has(name)) continue;
  for (const [shade, colorScheme] of (['light', 'dark'] as const).entries()) {
    if (!isLongRun && (turn + shade) % 2 === 1) continue;
    const widths = [1280, 768, 320].filter((_, index) => isLongRun || index === Math.floor(turn / 2) % 3);
    test(`${name}, ${colorScheme}: no axe violations and no horizontal scrolling at ${widths.join(', ')}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of widths) {
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        expect(await findViolations(page), `at ${width}`).toEqual([]);
        expect(await findOverhang(page), `at ${width}`).toBe(0);
      }
    });
  }
}

test('the dashboard has no axe violations while offers load and after they failed', async ({
  page,
  fail,
  recover,
}) => {
  await fail({ call: 'graphql DashboardOffers', delayMs: 60_000, times: 1 });
  await logIn(page, people.owner);
  await expect(page.getByText('Loading partners')).toBeVisible();
  expect(await findViolationsNow(page)).toEqual([]);
  await recover();
  await expect(offers(page)).toHaveCount(12);
  await fail({ call: 'graphql DashboardOffers', status: 500, times: 10 });
  await page.reload();
  await expect(page.getByText("We couldn't load partners.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
