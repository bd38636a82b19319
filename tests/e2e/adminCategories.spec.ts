import { beginSession, expect } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { pressByKey } from './support/keyboard.ts';
import { test } from './support/ownProduct.ts';
import { button, dialog, field, publish, saveDraft } from './support/partnerEditor.ts';
import { people } from './support/people.ts';
import { adminPage } from './support/title.ts';

// One worker, and so one server of their own: what these tests publish would show in others.
test.describe.configure({ mode: 'default' });

test('an administrator renames and reorders categories, and people see them once published', async ({
  page,
  openAs,
  browser,
}) => {
  const owner = await openAs(people.owner);
  await beginSession(page, people.administrator);
  await page.goto('/admin?section=categories');
  await inspectState(page, 'categories', adminPage('Categories'));
  await field(page, 'Category 4').fill('insurance');
  await button(page, 'Publish…').click();
  await expect(page.getByRole('link', { name: 'Another category has this name' })).toBeVisible();
  await inspectState(page, 'two of one name', { ...adminPage('Categories'), hasErrors: true });
  await field(page, 'Category 4').fill('Wellbeing');
  await pressByKey(page, button(page, 'Move category 4 up'));
  await expect(field(page, 'Category 3')).toBeFocused();
  await expect(field(page, 'Category 3')).toHaveValue('Wellbeing');
  await pressByKey(page, button(page, 'Add a category'));
  await expect(field(page, 'Category 7')).toBeFocused();
  await pressByKey(page, button(page, 'Remove category 7'));
  await expect(field(page, 'Category 6')).toBeFocused();
  await button(page, 'Add a category').click();
  await field(page, 'Category 7').fill('Travel');
  await publish(page, 'Travel is coming');
  await owner.goto('/dashboard');
  const filter = owner.getByRole('navigation', { name: 'Categories' });
  await expect(filter.getByRole('listitem').nth(3)).toContainText('Wellbeing');
  await expect(filter).not.toContainText('Health');
  const visitor = await browser.newPage();
  // Visitors get the categories in the server-rendered page, which has them a moment later.
  await expect(async () => {
    await visitor.goto(new URL('/', owner.url()).href);
    await expect(visitor.getByRole('list', { name: 'Categories' })).toContainText('Wellbeing', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 20_000 });
  await visitor.close();

  await button(page, 'Edit version 1 again').click();
  await expect(field(page, 'Category 4')).toHaveValue('Health');
  await publish(page, 'As it was');
  await owner.reload();
  await expect(filter.getByRole('listitem').nth(4)).toContainText('Health');
});

test(
  "a conflicting save of the categories lists the other administrator's change in the log",
  { tag: '@full' },
  async ({ page, openAs }) => {
    await beginSession(page, people.administrator);
    await page.goto('/admin?section=categories');
    await field(page, 'Category 4').fill('Wellness');
    const other = await openAs(people.administrator);
    await other.goto('/admin?section=categories');
    await field(other, 'Category 4').fill('Fitness');
    await saveDraft(other);
    await button(page, 'Save draft').click();
    await expect(page.getByText(/^Theirs: .*Fitness/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'What was done' })).toContainText('Fitness');
    await pressByKey(page, button(page, 'Take theirs'));
    await expect(page.getByRole('alert').filter({ hasText: 'The fields show theirs now.' })).toBeFocused();
    await button(page, 'Discard changes…').click();
    await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(field(page, 'Category 4')).toHaveValue('Health');
  },
);
