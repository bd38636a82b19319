import { expect, logIn, offers, test } from './support/app.ts';
import { people } from './support/people.ts';
import { serveForeignPage } from './support/servers.ts';

test('the content security policy allows the styles of the product', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await expect(register).toHaveCSS('min-height', '36px');
  await logIn(page, people.owner);
  await expect(offers(page)).toHaveCount(12);
  const search = page.getByRole('searchbox').locator('..');
  await expect(search).toHaveCSS('min-height', '44px');
  await expect(page.locator('body')).toHaveCSS('font-family', /Open Sans/);
});

test('injected scripts, event handlers, and styles do not run', async ({ page, violations }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran";';
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/script.js';
    const markup = document.createElement('div');
    markup.innerHTML =
      '<img src="data:," onerror="document.title = `ran`"><style>h1 { display: none; }</style>';
    document.body.append(script, foreign, markup);
  });
  const stopped = [
    'script-src-attr inline',
    'script-src-elem https://evil.example/script.js',
    'script-src-elem inline',
    'style-src-elem inline',
  ];
  await expect.poll(() => violations.toSorted()).toEqual(stopped);
  violations.length = 0;
  await expect(page).not.toHaveTitle('ran');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'the policy blocks calls to an origin that is not configured',
  { tag: '@full' },
  async ({ page, violations }) => {
    await page.goto('/');
    const called = await page.evaluate(() =>
      fetch('https://evil.example/').then(
        () => 'answered',
        () => 'stopped',
      ),
    );
    expect(called).toBe('stopped');
    await expect.poll(() => violations.splice(0)).toEqual(['connect-src https://evil.example/']);
  },
);

// pageAddress.spec.ts checks that a page of a configured origin can.
test(
  'a page of another origin cannot show the product in a frame',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const foreign = await serveForeignPage(`<iframe src="${baseURL}/login"></iframe>`);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(foreign.origin);
    await refused;
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Log in' })).toHaveCount(0);
    await foreign.stop();
  },
);

test('a malformed URL answers 404 with "Page not found"', { tag: '@full' }, async ({ page }) => {
  const answer = await page.goto('/%zz');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
