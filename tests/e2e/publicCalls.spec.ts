import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { linkMailedTo } from './support/outbox.ts';
import { fillDetails, heading, newAddress, password, registerClient } from './support/registering.ts';

/** Texts that only these libraries contain. */
const libraries = { Apollo: 'ROOT_QUERY', 'graphql-js': 'OperationDefinition' };

/** Collects the names of the libraries that a page loads from now on. */
function collectLibraries(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) texts.push(response.text());
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const loaded = (await Promise.all(texts)).join('\n');
    return Object.entries(libraries).flatMap(([name, mark]) => (loaded.includes(mark) ? [name] : []));
  };
}

test(
  'registering, confirming, and completing the profile load no GraphQL library',
  { tag: '@full' },
  async ({ page, request }) => {
    const loaded = collectLibraries(page);
    const email = newAddress();
    await page.goto('/register');
    await page.getByLabel('My business wants offers').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillDetails(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Check your email')).toBeFocused();
    expect(await loaded()).toEqual([]);
    await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
    await expect(heading(page, 'Complete your profile')).toBeVisible();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page, 'Your profile is complete')).toBeFocused();
    expect(await loaded()).toEqual([]);
  },
);

test('resetting a password loads no GraphQL library', { tag: '@full' }, async ({ page, request }) => {
  const email = newAddress();
  await registerClient(page, email);
  await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(heading(page, 'Your profile is complete')).toBeVisible();

  const loaded = collectLibraries(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(heading(page, 'Check your email')).toBeFocused();
  await page.goto(await linkMailedTo(request, email, /[Rr]eset|password/));
  await page.getByLabel('Password', { exact: true }).fill(`${password} again`);
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL('/login?reset=1');
  expect(await loaded()).toEqual([]);
});

for (const address of sample(
  ['/', '/login', '/verification', '/reset-password', '/complete-profile', '/no-access'],
  3,
)) {
  test(`${address} loads no GraphQL library`, { tag: '@full' }, async ({ page }) => {
    const loaded = collectLibraries(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await loaded()).toEqual([]);
  });
}
