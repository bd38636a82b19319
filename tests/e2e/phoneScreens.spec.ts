import { beginSession, expect, test } from './support/app.ts';
import { people } from './support/people.ts';
import { findOverhang } from './support/screens.ts';

test('on a phone, a button opens the filters of a list and counts the active ones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await beginSession(page, people.administrator);
  await page.goto('/admin?section=users');
  const button = page.getByRole('button', { name: /^Filter/ });
  const role = page.getByRole('group', { name: 'Role' });
  await expect(button).toHaveAccessibleName('Filter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(role).toBeHidden();
  await expect(page.getByRole('table', { name: 'Users' })).toBeInViewport();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(role.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button).toHaveAccessibleName('Filter (1)');
  await page.getByRole('group', { name: 'Status' }).getByRole('button').first().click();
  await expect(button).toHaveAccessibleName('Filter (2)');
  await expect(role).toBeVisible();
  expect(await findOverhang(page)).toBe(0);

  await page.reload();
  await expect(button).toHaveAccessibleName('Filter (2)');
  await expect(role).toBeHidden();
});

test('on a desktop, the filters of a list are always open', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginSession(page, people.administrator);
  await page.goto('/admin?section=users');
  await expect(page.getByRole('group', { name: 'Role' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeHidden();
});

test(
  'on a phone, the landing page has the links to register and log in only in its header',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: /^(?:Register|Log in)$/ })).toHaveCount(0);
  },
);
