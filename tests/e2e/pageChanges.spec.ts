import type { Page } from '@playwright/test';
import { adminSections, adminTitles } from '#domain/adminAddress.ts';
import { paths } from '#domain/paths.ts';
import { cellsOf } from '#tests/access/matrix.ts';
import { beginSession, expect, logIn, offers, test } from './support/app.ts';
import { isLongRun, sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { titleAt, titleInAdmin } from './support/title.ts';

/** Navigates inside the app: by a link where the page shows one, else as the browser's Forward does. */
async function navigateTo(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]:visible`).first();
  if ((await link.count()) > 0) {
    await link.click();
    return;
  }
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    const state = { usr: null, key: `to-${to}`, idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Addresses that a viewer opens one after another; the long run opens all, including refused ones. */
const tours = isLongRun
  ? (['visitor', 'user', 'owner', 'administrator'] as const).flatMap((viewer) =>
      [320, 768, 1280].map((width) => ({ viewer, width, cells: cellsOf(viewer) })),
    )
  : [
      {
        viewer: 'owner',
        width: 1280,
        cells: sample(
          cellsOf('owner').filter(({ address, end }) => address === end),
          3,
        ),
      } as const,
    ];

for (const { viewer, width, cells } of tours) {
  test(`${viewer}, ${width} px: each page change sets the title, announces it, focuses the heading, and scrolls to the top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 400 });
    if (viewer !== 'visitor') await beginSession(page, people[viewer]);
    await page.goto(viewer === 'visitor' ? '/' : people[viewer].home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { address, end } of cells) {
      if (isAt(page, end)) continue;
      await scrollToEnd(page);
      await navigateTo(page, address);
      await expect(page, address).toHaveURL(end);
      await expectPageChange(page, titleAt(end), address);
      await expect.poll(() => scrolled(page), address).toBe(0);
    }
  });
}

/** Expects the title of a page, its announcement, and the focus on its heading. */
async function expectPageChange(page: Page, title: string, where: string): Promise<void> {
  await expect(page, where).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 }), where).toBeFocused();
  const announced = page.locator('[aria-live=polite]').getByText(title, { exact: true });
  await expect(announced, where).toHaveCount(1);
}

test(
  'each section and entry of the administration sets the title, announces it, and focuses the heading',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, people.administrator);
    await expect(page).toHaveTitle(titleAt(paths.admin));
    const rail = page.getByRole('navigation', { name: 'Administration' });
    // The sample includes the overview, whose title is that of the administration.
    for (const section of sample(adminSections.toReversed(), 5)) {
      await rail.getByRole('link', { name: adminTitles[section], exact: true }).click();
      const isFirst = section === 'overview';
      await expectPageChange(
        page,
        isFirst ? titleAt(paths.admin) : titleInAdmin(adminTitles[section]),
        section,
      );
    }
    for (const section of sample(['requests', 'users', 'customers', 'partners', 'affiliates'] as const, 2)) {
      await rail.getByRole('link', { name: adminTitles[section], exact: true }).click();
      const opened = page.getByRole('main').getByRole('rowheader').first().getByRole('link');
      const name = await opened.innerText();
      await opened.click();
      await expectPageChange(page, titleInAdmin(name), `${section}: ${name}`);
    }
  },
);

/** Whether the address is already open, so that no page change happens. */
function isAt(page: Page, end: string): boolean {
  return new URL(page.url()).pathname === new URL(end, page.url()).pathname;
}

test('going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  // An owner's banner of certificates may appear after scrolling, and move the page.
  await logIn(page, people.user);
  await expect(offers(page)).toHaveCount(12);
  const card = page.getByRole('link', { name: 'Learn more about Lendflow' });
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL('/partner/lendflow');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(offers(page)).toHaveCount(12);
  await expect.poll(() => scrolled(page)).toBe(left);
});

test(
  'going back from an error screen focuses the heading of the page',
  { tag: '@full' },
  async ({ page, context }) => {
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page.getByRole('heading', { name: "We couldn't show this page" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeFocused();
  },
);
