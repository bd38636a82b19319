import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Brand } from '#domain/brandSchema.ts';
import { expect, test } from './support/app.ts';
import { openProductAs } from './support/openProductAs.ts';
import { serveOwnBuild } from './support/ownBuild.ts';
import { mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { findOverhang, findViolations } from './support/screens.ts';

// One worker runs all tests, and so builds once.
test.describe.configure({ mode: 'default' });

const corbel = JSON.parse(readFileSync('brands/corbel/brand.json', 'utf8')) as Brand;

let product: Awaited<ReturnType<typeof serveOwnBuild>>;

test.beforeAll(async () => {
  product = await serveOwnBuild({ BRAND: 'corbel' });
});

test.afterAll(() => product.stop());

/** A color in the format of computed styles. */
function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Opens a page, and expects the title of the second brand and no word of the first. */
async function openAsCorbel(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  await expect(page, path).toHaveTitle(/Corbel Trade Desk$/);
  expect(await page.content(), path).not.toMatch(/Lintel/);
}

const visitorPaths = ['/', '/login', '/register', '/forgot-password', '/not-found', '/partner/sunbelt'];
const ownerPaths = [
  '/dashboard',
  '/partner/corbel-marketplace',
  '/corbel-advantage',
  '/faq',
  '/introduction',
  '/training',
  '/webinar',
  '/request-products',
];

test('visitors see only the second brand: its text, colors, logo, links, and icon', async ({ page }) => {
  for (const path of visitorPaths) await openAsCorbel(page, path);
  await openAsCorbel(page, '/');
  const { beam, primary } = corbel.colors.light;
  await expect(page.getByRole('banner')).toHaveCSS('background-color', toRgb(beam.main));
  await expect(page.locator('header svg path').first()).toHaveAttribute('d', corbel.mark.main);
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', beam.main);
  const icon = await page.request.get(`${product.origin}/favicon.svg`);
  expect(await icon.text()).toContain(corbel.mark.accent);
  const footer = page.getByRole('contentinfo');
  for (const { name, url } of [...Object.values(corbel.legal), ...corbel.social]) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url);
  }
  await page.goto(`${product.origin}/login`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCSS(
    'background-color',
    toRgb(primary.main),
  );
  await expect(page.getByRole('link', { name: 'Continue with Corbel ID' })).toBeVisible();
});

test(
  'the card and the page of a partner show the text of the second brand',
  { tag: '@full' },
  async ({ page }) => {
    await openProductAs(page, product.origin, people.owner, '/favicon.svg');
    for (const path of ownerPaths) await openAsCorbel(page, path);
    await openAsCorbel(page, '/dashboard');
    const card = page.getByRole('article', { name: 'Sunbelt' });
    await expect(card).toContainText('18% off daily rates');
    await card.getByRole('link', { name: 'View offer: Sunbelt' }).click();
    await expect(page.getByText("Lifts, saws and power at the desk's own rate")).toBeVisible();
    await expect(page.getByRole('link', { name: /^Book a machine/ }).first()).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('partnerList'));
    expect(stored).toContain('"partner":"corbelMarketplace"');
    await page.goto(`${product.origin}/lintel-advantage`);
    await expect(page).toHaveTitle('Page not found – Corbel Trade Desk');
  },
);

test(
  'the colors of the second brand are accessible in light and dark mode',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openProductAs(page, product.origin, people.owner, '/favicon.svg');
    for (const [path, colorScheme, width] of [
      ['/dashboard', 'light', 1280],
      ['/partner/sunbelt', 'dark', 320],
      ['/corbel-advantage', 'light', 768],
      ['/request-products', 'dark', 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await openAsCorbel(page, path);
      expect(await findViolations(page), path).toEqual([]);
      expect(await findOverhang(page), path).toBe(0);
    }
  },
);

test('mails name only the second brand', async ({ request }) => {
  const answer = await request.post(`${product.origin}/graphql`, {
    data: {
      query: 'mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }',
      variables: { email: people.user.email },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect.poll(async () => (await mailsTo(request, people.user.email, product.origin)).length).toBe(1);
  const [mail] = await mailsTo(request, people.user.email, product.origin);
  expect(mail?.text).toContain('Corbel Trade Desk');
  expect(JSON.stringify(mail)).not.toContain('Lintel');
});
