import type { Page } from '@playwright/test';
import { expect, logIn, offers, submitLogIn, test, type Fail } from './support/app.ts';
import { queryInParallel } from './support/dataClient.ts';
import { isLongRun, sample } from './support/longRun.ts';
import { notices } from './support/notices.ts';
import { people } from './support/people.ts';
import { findOverhang, findViolations } from './support/screens.ts';
import { setVisibility } from './support/visibility.ts';

const dashboardOffers = 'graphql DashboardOffers';
const errorBody = (message: string) => JSON.stringify({ errors: [{ message }] });

/** Makes a call of the page fail with `text`, and waits for its notice. */
async function raise(page: Page, fail: Fail, text: string): Promise<void> {
  await fail({ call: dashboardOffers, status: 500, body: errorBody(text), times: 1 });
  await queryInParallel(page, 1);
  await expect(notices(page).getByText(text)).toBeVisible();
}

test.describe('a notice', () => {
  test.beforeEach(async ({ page, context, fail }) => {
    await context.clock.install();
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await raise(page, fail, 'First.');
  });

  // A short run takes the first; tests of the chart check that each holds the time.
  for (const [what, hold, release] of sample(
    [
      [
        'the pointer is over it',
        (page: Page) => notices(page).hover(),
        (page: Page) => page.mouse.move(0, 700),
      ],
      [
        'it has the focus',
        (page: Page) => notices(page).getByRole('button').focus(),
        (page: Page) => page.getByRole('link', { name: 'Skip to main content' }).focus(),
      ],
      [
        'the tab is hidden',
        (page: Page) => setVisibility(page, 'hidden'),
        (page: Page) => setVisibility(page, 'visible'),
      ],
    ] as const,
    3,
  )) {
    test(`stays while ${what}, and then for the rest of its time`, async ({ page, context }) => {
      await context.clock.runFor(2_000);
      await hold(page);
      await context.clock.runFor(60_000);
      await expect(notices(page)).toHaveCount(1);
      await release(page);
      await context.clock.runFor(1_000);
      await expect(notices(page)).toHaveCount(1);
      await context.clock.runFor(2_000);
      await expect(notices(page)).toHaveCount(0);
    });
  }

  test(
    'closes on a click, which keeps the focus and the input of the page',
    { tag: '@full' },
    async ({ page }) => {
      await page.getByLabel('Search partners').fill('generators');
      await notices(page).getByRole('button', { name: 'Close notification' }).click();
      await expect(notices(page)).toHaveCount(0);
      await expect(page.getByLabel('Search partners')).toBeFocused();
      await expect(page.getByLabel('Search partners')).toHaveValue('generators');
    },
  );

  test(
    'can be reached and closed by keyboard, and then returns the focus',
    { tag: '@full' },
    async ({ page }) => {
      const lastLink = page.getByRole('contentinfo').getByRole('link').last();
      await lastLink.focus();
      await page.keyboard.press('Tab');
      await expect(notices(page).getByRole('button', { name: 'Close notification' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(notices(page)).toHaveCount(0);
      await expect(lastLink).toBeFocused();
    },
  );

  test('blocks clicks only in its own area', { tag: '@full' }, async ({ page }) => {
    const box = await notices(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) - 4, (box?.y ?? 0) + 4);
    await expect(notices(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('does not cover an open menu, and disappears when the person logs out', async ({ page }) => {
    await notices(page).hover();
    await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(notices(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('errorList'))).toBeNull();
  });
});

test(
  'after a click closes one of two notices, the other disappears in its own time',
  { tag: '@full' },
  async ({ page, context, fail }) => {
    await context.clock.install();
    await logIn(page, people.user);
    await expect(offers(page)).toHaveCount(12);
    await page.evaluate(() => window.scrollTo(0, 300));
    for (const text of ['One.', 'Two.']) {
      await raise(page, fail, text);
      await context.clock.runFor(1_001);
    }
    const first = notices(page).filter({ hasText: 'One.' });
    await first.getByRole('button').click();
    await page.mouse.move(0, 700);
    await expect(notices(page)).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await context.clock.runFor(5_000);
    await expect(notices(page)).toHaveCount(0);
  },
);

test('a focused notice that disappears passes the focus to the next one, and the last one returns it', async ({
  page,
  context,
  fail,
}) => {
  await context.clock.install();
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await lastLink.focus();
  for (const text of ['One.', 'Two.', 'Three.', 'Four.']) {
    await raise(page, fail, text);
    if (text === 'One.') await page.keyboard.press('Tab');
    await context.clock.runFor(1_001);
  }
  await expect(notices(page).filter({ hasText: 'Two.' }).getByRole('button')).toBeFocused();
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('Enter');
    await expect(notices(page)).toHaveCount(left);
  }
  await expect(lastLink).toBeFocused();
});

test(
  'twenty failures with the same message show one notice, which counts later repeats',
  { tag: '@full' },
  async ({ page, fail }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await fail({ call: dashboardOffers, status: 500, body: errorBody('Same.'), times: 20 });
    await queryInParallel(page, 20);
    await expect(notices(page)).toHaveCount(1);
    // Failures of a call within a second count as one, a later failure as another.
    await expect(notices(page).getByText('times')).toHaveCount(0);
    await page.waitForTimeout(1_100);
    await fail({ call: dashboardOffers, status: 500, body: errorBody('Same.'), times: 1 });
    await queryInParallel(page, 1);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page).getByText('2 times')).toBeAttached();
  },
);

test(
  'only the newest three of four notices are shown, in a live region that exists from the start',
  { tag: '@full' },
  async ({ page, context, fail }) => {
    await context.clock.install();
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect(region.getByRole('alert')).toHaveText('');
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) {
      await raise(page, fail, text);
      await context.clock.runFor(1_001);
    }
    await expect(notices(page)).toHaveCount(3);
    await expect(region.getByText('One.')).toHaveCount(0);
    await expect(region.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  },
);

test(
  'a long message without spaces does not overflow on a phone',
  { tag: '@full' },
  async ({ page, fail }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const message = `https://${'x'.repeat(300)}`;
    const body = JSON.stringify({ error: { code: 'BUSY', message } });
    await fail({ call: 'POST /api/app/anonymous/login', status: 500, body, times: 1 });
    await page.goto('/login');
    await submitLogIn(page, people.owner.email);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    expect(await findOverhang(page)).toBe(0);
    await fail({ call: dashboardOffers, status: 500, body: errorBody(message), times: 9 });
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    expect(await findOverhang(page)).toBe(0);
  },
);

test(
  'HTML in an error message is shown as text, and does not run',
  { tag: '@full' },
  async ({ page, fail }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
    await fail({ call: dashboardOffers, status: 500, body: errorBody(hostile), times: 1 });
    await queryInParallel(page, 1);
    await expect(notices(page).getByText(hostile, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
  },
);

/** The short run checks the first one. */
const looks = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;

for (const { width, colorScheme } of looks.slice(0, isLongRun ? undefined : 1)) {
  test(`at ${width} px, ${colorScheme}, notices are accessible, do not overflow, and have their size and place`, async ({
    page,
    fail,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await fail({ call: dashboardOffers, status: 502, times: 1 });
    await logIn(page, people.owner);
    await expect(notices(page)).toHaveCount(1);
    await notices(page).hover();
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverhang(page)).toBe(0);
    const box = await notices(page).boundingBox();
    expect(box?.width).toBe(width < 768 ? width - 16 : 384);
    expect(box?.y).toBeGreaterThanOrEqual(54);
    await expect(notices(page).getByRole('button')).toHaveCSS('width', '44px');
  });
}
