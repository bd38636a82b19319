import { expect, test } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { pressByKey } from './support/keyboard.ts';
import { button, list, openUsers, rowOf } from './support/userList.ts';

test(
  'the customer filter names the customer even when no user matches',
  { tag: '@full' },
  async ({ page }) => {
    await openUsers(page, '&customerId=1&q=nobody');
    await expect(button(page, 'Acme Builders')).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/admin?section=users&customerId=99999');
    await expect(button(page, 'Customer 99999 (not found)')).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'Back leads from a user to the search, and from there to the filter without it',
  { tag: '@full' },
  async ({ page }) => {
    await openUsers(page);
    await button(page, 'Owner').click();
    await expect(page).toHaveURL(/role=2/);
    await page.getByLabel('Search by name or email').pressSequentially('dana', { delay: 250 });
    await expect(page).toHaveURL(/q=dana/);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/id=/);
    await page.goBack();
    await expect(page).toHaveURL(/role=2.*q=dana|q=dana.*role=2/);
    await page.goBack();
    await expect(page).toHaveURL(/role=2/);
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByLabel('Search by name or email')).toHaveValue('');
  },
);

test(
  'the URL holds the search, role, status, and sort order of the users',
  { tag: '@full' },
  async ({ page }) => {
    await openUsers(page);
    await page.getByLabel('Search by name or email').fill('lintel.test');
    await expect(page).toHaveURL(/q=lintel/);
    await button(page, 'Invited').click();
    await expect(page).toHaveURL(/status=invited/);
    await expect(rowOf(page, 'invited@lintel.test')).toBeVisible();
    await button(page, 'Owner').click();
    await expect(page).toHaveURL(/role=2/);
    await expect(page.getByText('Nothing found')).toBeVisible();
    await inspectState(page, 'nothing found', list);
    await pressByKey(page, button(page, 'Show all'));
    await expect(page).not.toHaveURL(/status|role|q=/);
    await expect(page.getByLabel('Search by name or email')).toBeFocused();
    await page.getByRole('button', { name: 'Last login' }).click();
    await expect(page).toHaveURL(/sort=-?lastLogIn/);
    await page.goto('/admin?section=users&customerId=999999999');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await pressByKey(page, button(page, 'Customer 999999999 (not found)'));
    await expect(page).not.toHaveURL(/customerId/);
    await expect(page.getByLabel('Search by name or email')).toBeFocused();
  },
);
