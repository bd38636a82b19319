import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, submitLogIn, test } from './support/app.ts';
import { serveOwnBuild } from './support/ownBuild.ts';
import { people } from './support/people.ts';

const record = {
  externalUrl: 'https://harbor.example/offers',
  checkedOn: '2026-11-01',
  pages: [
    {
      summary: 'Safe harbor for tools between two jobs.',
      callToAction: { kind: 'external', label: 'Book a bay', url: 'https://harbor.example/book' },
      gets: ['A bay with a lock'],
      audience: 'Companies registered with the marketplace.',
      steps: [{ title: 'Book a bay', text: 'Choose a week.' }],
      terms: 'Sample offer.',
      shares: 'Your name and company, when you start',
    },
  ],
};

const line =
  "  { id: 13, name: 'Harbor', title: 'Tool Harbor', category: 'Equipment & supplies', content: 'harbor', pages: ['/partner/harbor'], benefit: 'Keep tools safe between two jobs.', value: 'First week free' },\n";

let product: Awaited<ReturnType<typeof serveOwnBuild>>;

test.beforeAll(async () => {
  product = await serveOwnBuild({}, (folder) => {
    writeFileSync(join(folder, 'content/partners/harbor.json'), JSON.stringify(record));
    const registry = join(folder, 'domain/partner.ts');
    const text = readFileSync(registry, 'utf8');
    const end = text.indexOf('\n];');
    writeFileSync(registry, `${text.slice(0, end + 1)}${line}${text.slice(end + 1)}`);
  });
});

test.afterAll(() => product.stop());

test(
  'a thirteenth partner needs only its record and one line to get its card, filter, footer link, page, and leads',
  { tag: '@full' },
  async ({ page }) => {
    const events: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/app/events')) events.push(request.postData() ?? '');
    });
    await page.goto(`${product.origin}/login`);
    await submitLogIn(page, people.owner.email);
    await expect(page.getByText('13 offers for Acme Builders')).toBeVisible();
    const card = page.getByRole('article', { name: 'Tool Harbor' });
    await expect(card).toContainText('First week free');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'All 13 partners' })).toBeVisible();
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link', { name: 'Equipment & supplies (6)' })).toBeVisible();

    await card.getByRole('link', { name: 'View offer: Tool Harbor' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'How to redeem' })).toBeFocused();
    await expect(page).toHaveTitle('Tool Harbor – Lintel Marketplace');
    await expect(page.getByText('Safe harbor for tools between two jobs.')).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('link', { name: /^Book a bay/ })
      .last()
      .click();
    await (await opened).close();
    // The partner's name is the name of its page as well.
    await expect.poll(() => events.join()).toMatch(/"partner":"Harbor".*"route":"Harbor"/);
    await expect(page.getByRole('complementary', { name: 'About this offer' })).toContainText('by Dana Lee');

    const response = await page.goto(`${product.origin}/partner/harbor`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Tool Harbor' })).toBeVisible();
  },
);

test(
  'a visitor who opens the page of the thirteenth partner is redirected to "Page not found"',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${product.origin}/partner/harbor`);
    await expect(page).toHaveURL(`${product.origin}/not-found`);
  },
);
