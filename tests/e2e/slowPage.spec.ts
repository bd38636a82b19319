import { expect, test } from './support/app.ts';

test('a page whose code does not come: a sign after a moment, a way on after 120 seconds', async ({
  page,
  browser,
  fail,
}) => {
  const quick = await browser.newPage();
  await quick.goto('/');
  const code: string[] = [];
  quick.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(new URL(request.url()).pathname);
  });
  await quick.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(quick.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await quick.close();
  expect(code).not.toEqual([]);

  await page.clock.install();
  for (const path of code) await fail({ call: `GET ${path}`, delayMs: 600_000, times: 1 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.clock.fastForward(120_000);
  await expect(page.getByRole('heading', { name: "We couldn't show this page" })).toBeFocused();
  await expect(
    page.getByText('This page is taking too long. Check your connection and try again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
