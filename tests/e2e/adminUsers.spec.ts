import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beginSession, expect, submitLogIn, test } from './support/app.ts';
import { addApplicant } from './support/applicants.ts';
import { addColleague, openCompany } from './support/company.ts';
import { inspectState } from './support/inspectState.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { adminPage } from './support/title.ts';
import { button, list, openUsers, rowOf } from './support/userList.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const log = (page: Page) => page.getByRole('table', { name: 'What was done' });

test('a deactivated user is logged out everywhere and cannot log in until reactivated', async ({
  page,
  browser,
  request,
}) => {
  const owner = await openCompany(request);
  const colleague = await addColleague(request, owner, 'Milo');
  const elsewhere = await browser.newPage();
  await beginSession(elsewhere, colleague);
  await elsewhere.goto('/dashboard');
  await expect(elsewhere).toHaveURL('/dashboard');

  await openUsers(page, `&q=${colleague.email}`);
  await page.getByRole('link', { name: colleague.fullName }).click();
  await expect(heading(page, colleague.fullName)).toBeFocused();
  await expect(page.getByRole('table', { name: 'Sessions' })).toBeVisible();
  await button(page, 'Deactivate').click();
  await confirm(page, 'Deactivate');
  await expect(dialog(page).getByText('Please enter Reason')).toBeVisible();
  await inspectState(page, 'reason missing', adminPage(colleague.fullName));
  await dialog(page).getByLabel('Reason').fill('Left the company.');
  await confirm(page, 'Deactivate');
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(page.getByText('They are not logged in anywhere.')).toBeVisible();
  await expect(log(page).getByRole('row').nth(1)).toContainText('Deactivated a user');
  await expect(log(page).getByRole('row').nth(1)).toContainText('Left the company.');
  await inspectState(page, 'deactivated', adminPage(colleague.fullName));

  await elsewhere.reload();
  await expect(elsewhere).not.toHaveURL('/dashboard');
  await elsewhere.goto('/login');
  await submitLogIn(elsewhere, colleague.email);
  await expect(elsewhere.getByRole('alert').first()).toBeVisible();

  await button(page, 'Reactivate').click();
  await confirm(page, 'Reactivate');
  await expect(log(page).getByRole('row').nth(1)).toContainText('Reactivated a user');
  await elsewhere.goto('/login');
  await submitLogIn(elsewhere, colleague.email);
  await expect(elsewhere).toHaveURL('/dashboard');
});

test(
  'an administrator logs out several users at once, and sees for whom it failed',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const owner = await openCompany(request);
    const colleague = await addColleague(request, owner, 'Milo');
    const elsewhere = await browser.newPage();
    await beginSession(elsewhere, owner);
    await elsewhere.goto('/dashboard');
    await expect(elsewhere).toHaveURL('/dashboard');
    await openUsers(page, `&q=${owner.email}`);
    await rowOf(page, owner.email).getByRole('link', { name: 'Hill Roofing' }).click();
    await page.getByRole('link', { name: 'Users of Hill Roofing' }).click();
    await expect(heading(page, list.heading)).toBeVisible();
    await rowOf(page, colleague.email).getByRole('checkbox').check();
    await button(page, 'Log out').click();
    await confirm(page, 'Log out');
    const refused = `Nothing was changed. ${colleague.email} is not logged in anywhere.`;
    await expect(dialog(page).getByText(refused)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('checkbox', { name: 'Select current page' }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await inspectState(page, 'selected', list);
    await button(page, 'Log out').click();
    await expect(dialog(page)).toContainText('2 users');
    await confirm(page, 'Log out');
    await expect(
      page.getByText(`1 done, 1 not. ${colleague.email} is not logged in anywhere.`),
    ).toBeVisible();
    // A user for whom it failed stays selected.
    await expect(page.getByText('1 selected')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).not.toHaveURL('/dashboard');

    await rowOf(page, colleague.email).getByRole('checkbox').uncheck();
    await rowOf(page, owner.email).getByRole('checkbox').check();
    await button(page, 'Send reset link').click();
    await confirm(page, 'Send reset link');
    await expect(page.getByText('Done.')).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(request, owner.email))[0]?.subject ?? '')
      .toMatch(/password/i);
  },
);

test(
  'an administrator cannot change their own access, and demoting another one by keyboard requires a company',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const owner = await openCompany(request);
    const name = `Larch ${randomUUID().slice(0, 8)}`;
    await openCompany(request, name);
    const colleague = await addColleague(request, owner, 'Milo');
    await openUsers(page, `&q=${people.administrator.email}`);
    await page.getByRole('checkbox', { name: `Select ${people.administrator.fullName}` }).check();
    await expect(page.getByText('You cannot change your own access.')).toBeVisible();
    await expect(button(page, 'Deactivate')).toHaveCount(0);
    await inspectState(page, 'oneself selected', list);
    await page.getByRole('main').getByRole('link', { name: people.administrator.fullName }).click();
    await expect(page.getByText('You cannot change your own role or access.')).toBeVisible();
    for (const move of ['Change role', 'Deactivate']) await expect(button(page, move)).toHaveCount(0);
    await inspectState(page, 'oneself', adminPage(people.administrator.fullName));

    await openUsers(page, `&q=${colleague.email}`);
    await page.getByRole('link', { name: colleague.fullName }).click();
    await button(page, 'Change role').click();
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Change role' }));
    await expect(dialog(page).getByText('Please enter Role')).toBeVisible();
    await expect(dialog(page).getByLabel('Role')).toBeFocused();
    await dialog(page).getByLabel('Role').selectOption('SystemAdmin');
    await confirm(page, 'Change role');
    await expect(log(page)).toContainText('Role: User → SystemAdmin');
    await expect
      .poll(async () => (await mailsTo(request, colleague.email))[0]?.subject)
      .toBe('You are now an administrator of Lintel Marketplace');

    await button(page, 'Change role').click();
    await dialog(page).getByLabel('Role').selectOption('User');
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Change role' }));
    await expect(dialog(page).getByText('Find the company, and choose it')).toBeVisible();
    const field = dialog(page).getByLabel('Company, by name');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Error: Find the company, and choose it');
    await inspectState(page, 'company missing', adminPage(colleague.fullName));

    await fail({ call: 'graphql AdminCustomers', status: 500, times: 99 });
    await field.fill('larch');
    await expect(dialog(page).getByText("We couldn't load the companies.")).toBeVisible();
    await inspectState(page, 'companies failed', adminPage(colleague.fullName));
    await recover();
    await field.fill(`zyx ${randomUUID().slice(0, 8)}`);
    await expect(dialog(page).getByText('No company matches.')).toBeVisible();
    await inspectState(page, 'no such company', adminPage(colleague.fullName));

    await field.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.type(name);
    const company = dialog(page).getByRole('radio', { name });
    await expect(dialog(page).getByText('1 company was found.')).toBeVisible();
    await expect(company).toHaveAccessibleDescription(/^1 user, since /);
    await tabTo(page, company);
    await page.keyboard.press('Space');
    await expect(company).toBeChecked();
    await inspectState(page, 'company chosen', adminPage(colleague.fullName));
    await field.fill('birch');
    await expect(dialog(page).getByRole('radio')).not.toHaveCount(1);
    await expect(company).toBeChecked();
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Change role' }));
    await expect(log(page)).toContainText('Role: SystemAdmin → User');
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  },
);

test(
  "changing an affiliate's role warns that it is final, and is refused until their application is decided",
  { tag: '@full' },
  async ({ page, request }) => {
    const applicant = await addApplicant(request);
    await openUsers(page, `&q=${applicant.email}`);
    await page.getByRole('link', { name: 'Ellis Elm' }).click();
    await button(page, 'Change role').click();
    await expect(
      dialog(page).getByText('They stop being an affiliate, and cannot become one again.'),
    ).toBeVisible();
    await dialog(page).getByLabel('Role').selectOption('SystemAdmin');
    await confirm(page, 'Change role');
    await expect(
      dialog(page).getByText('Nothing was changed. Decide about their application first.'),
    ).toBeVisible();
    await inspectState(page, 'not decided', adminPage('Ellis Elm'));
  },
);

test(
  'an action on a user who has changed meanwhile is refused, with the current state',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const owner = await openCompany(request);
    const colleague = await addColleague(request, owner, 'Milo');
    await openUsers(page, `&q=${colleague.email}`);
    await rowOf(page, colleague.email).getByRole('checkbox').check();
    const other = await browser.newPage();
    await openUsers(other, `&q=${colleague.email}`);
    await other.getByRole('link', { name: colleague.fullName }).click();
    await button(other, 'Change role').click();
    await dialog(other).getByLabel('Role').selectOption('Owner');
    await confirm(other, 'Change role');
    await expect(other.getByText('Done.')).toBeVisible();

    await button(page, 'Deactivate').click();
    await dialog(page).getByLabel('Reason').fill('Left.');
    await confirm(page, 'Deactivate');
    await expect(
      dialog(page).getByText(
        `Nothing was changed. Alex Morgan changed ${colleague.email} since you opened it. ${colleague.fullName} is now: Owner, Active`,
      ),
    ).toBeVisible();
    await expect(dialog(page).getByLabel('Reason')).toHaveValue('Left.');
    // Behind the dialog, and so hidden from assistive technology.
    const row = page.getByRole('row', { includeHidden: true }).filter({ hasText: colleague.email });
    await expect(row).toContainText('Owner');
    await expect(row).toContainText('Active');
    await confirm(page, 'Deactivate');
    await expect(rowOf(page, colleague.email)).toContainText('Deactivated');
  },
);

test(
  'each state of the users section is accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await fail({ call: 'graphql AdminUsers', status: 500, times: 99 });
    await openUsers(page);
    await expect(page.getByText("We couldn't load the users.")).toBeVisible();
    await inspectState(page, 'failed', list);
    await recover();
    await button(page, 'Try again').click();
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await inspectState(page, 'there', list);
    await page.goto(`/admin?section=users&q=${people.user.email}`);
    await page.getByRole('link', { name: people.user.fullName }).click();
    await expect(page.getByRole('heading', { name: 'Last events' })).toBeVisible();
    await inspectState(page, 'user', adminPage(people.user.fullName));
    await fail({ call: 'graphql ActOnUsers', status: 500, times: 99 });
    await button(page, 'Send reset link').click();
    await confirm(page, 'Send reset link');
    await expect(dialog(page).getByText(/Reference for support/)).toBeVisible();
    await inspectState(page, 'not sent', adminPage(people.user.fullName));
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
  },
);
