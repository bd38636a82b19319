import type { Page } from '@playwright/test';
import { beginSession, expect, logIn, offers, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { people } from './support/people.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const action = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

for (const { name, path, heading } of sample(
  [
    { name: 'Lendflow', path: '/partner/lendflow', heading: 'How to redeem' },
    { name: 'Rapid Pass', path: '/partner/rapid-pass', heading: 'How to redeem' },
    { name: 'PPG', path: '/partner/ppg', heading: 'Connect your account' },
    { name: 'Accelerate Tax', path: '/partner/accelerate-tax', heading: 'Ask for a call' },
  ],
  4,
)) {
  test(`${name}: "View offer" leads to “${heading}”, "Learn more" to the top of the page`, async ({
    page,
  }) => {
    await logIn(page, people.owner);
    await card(page, name)
      .getByRole('link', { name: `View offer: ${name}` })
      .click();
    await expect(page).toHaveURL(`${path}#offer`);
    await expect(action(page, heading)).toBeFocused();
    await expect(action(page, heading)).toBeInViewport();
    await expect(page).toHaveTitle(`${name} – Lintel Marketplace`);
    await expect(page.locator('[aria-live=polite]').getByText(`${name} – Lintel`)).toHaveCount(1);

    await page.goBack();
    await card(page, name)
      .getByRole('link', { name: `Learn more about ${name}` })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test.describe('the heading that "View offer" leads to', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'takes the focus by keyboard on a small screen, and its action is the next tab stop',
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await logIn(page, people.owner);
      await page.getByRole('link', { name: 'View offer: PPG' }).focus();
      await page.keyboard.press('Enter');
      const heading = action(page, 'Connect your account');
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      const box = await heading.boundingBox();
      // Below the sticky header.
      expect(box?.y).toBeGreaterThanOrEqual(54);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused();
    },
  );
});

test('a URL with #offer focuses the offer when it is opened and when it is reloaded', async ({ page }) => {
  await beginSession(page, people.owner);
  await page.goto('/partner/lendflow#offer');
  const heading = action(page, 'How to redeem');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Start a quote/ }).last()).toBeFocused();
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test(
  '#offer does not take the focus from a person who has already moved on',
  { tag: '@full' },
  async ({ page, fail }) => {
    await beginSession(page, people.owner);
    await fail({ call: 'graphql PartnerPage', delayMs: 1_500, times: 1 });
    await page.goto('/partner/lendflow#offer');
    const breadcrumb = page.getByRole('main').getByRole('link', { name: 'Partners' });
    await breadcrumb.focus();
    await expect(action(page, 'How to redeem')).toBeVisible();
    await page.waitForTimeout(200);
    await expect(breadcrumb).toBeFocused();
  },
);

test(
  'both links of an external offer open its site in a new tab, and each sends its own event',
  { tag: '@full' },
  async ({ page }) => {
    const events: { name: string; properties: Record<string, unknown> }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/app/events')) return;
      events.push(...(request.postDataJSON() as { events: typeof events }).events);
    });
    await logIn(page, people.owner);
    const dibble = card(page, 'Dibble');
    for (const name of [
      'View offer: Dibble (opens in a new tab)',
      /^Learn more about Dibble.*\(opens in a new tab\)$/,
    ]) {
      const link = dibble.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', /^https:\/\/dibble\.example/);
      await expect(link.locator('svg')).toBeVisible();
      const opened = page.waitForEvent('popup');
      await link.click();
      await (await opened).close();
    }
    const offer = { partnerId: 6, partner: 'Dibble', place: 'card' };
    await expect
      .poll(() => events.filter(({ properties }) => 'partner' in properties))
      .toMatchObject([
        { name: 'Call To Action', properties: offer },
        { name: 'Learn More', properties: offer },
      ]);
  },
);

for (const width of [320, 1280]) {
  test(`at ${width} px, both links of each card fit inside it`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, people.owner);
    await expect(offers(page)).toHaveCount(12);
    const overhangs = await offers(page).evaluateAll((cards) =>
      cards.flatMap((one) => {
        const right = one.getBoundingClientRect().right;
        return [...one.querySelectorAll('a')].filter((link) => link.getBoundingClientRect().right > right);
      }),
    );
    expect(overhangs).toEqual([]);
    const links = await offers(page).evaluateAll((cards) =>
      cards.map((one) => one.querySelectorAll('a').length),
    );
    expect(links).toEqual(links.map(() => 2));
  });
}
