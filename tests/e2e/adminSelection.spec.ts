import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { addColleague, openCompany } from './support/company.ts';
import { mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test(
  'a selection lasts across the pages of a list until its filters change',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    const colleague = await addColleague(request, owner, 'Milo');
    await beginSession(page, people.administrator);
    await page.goto(`/admin?section=users&q=${owner.email}`);
    await page.getByRole('row').filter({ hasText: owner.email }).getByRole('link').last().click();
    await page.getByRole('link', { name: /^Users of/ }).click();
    await expect(heading(page, 'Users')).toBeVisible();
    await page.goto(`${page.url()}&size=1`);
    const boxes = page.getByRole('checkbox', { name: /^Select (?!current)/ });
    await boxes.check();
    await button(page, 'Next Page').click();
    await expect(boxes).not.toBeChecked();
    await expect(page.getByText('1 selected, 1 on other pages')).toBeVisible();
    await boxes.check();
    await expect(page.getByText('2 selected, 1 on other pages')).toBeVisible();
    await button(page, 'Send reset link').click();
    await expect(dialog(page)).toContainText('2 users');
    await dialog(page).getByRole('button', { name: 'Send reset link', exact: true }).click();
    await expect(page.getByText('Done for 2 users.')).toBeVisible();
    for (const { email } of [owner, colleague]) {
      await expect.poll(async () => (await mailsTo(request, email))[0]?.subject ?? '').toMatch(/password/i);
    }
    await boxes.check();
    await button(page, 'Previous Page').click();
    await expect(page.getByText('1 selected, 1 on other pages')).toBeVisible();
    await button(page, 'Active').click();
    await expect(page).toHaveURL(/status=active/);
    await expect(page.getByText(/selected,/)).toBeHidden();
  },
);
