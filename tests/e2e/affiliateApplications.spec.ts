import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { applications, fact, openApplication, openQueue } from './support/applicationQueue.ts';
import { addApplicant, decideAsAdministrator, expectMail, openAsApplicant } from './support/applicants.ts';
import { inspectState, summaryBox } from './support/inspectState.ts';
import { pressByKey, tabTo, typeInto } from './support/keyboard.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { button, rowOf, statusMessage } from './support/settings.ts';
import { adminPage } from './support/title.ts';

const list = adminPage('Affiliates');
const home = { title: '', heading: 'Your affiliate account' };
const dialog = (page: Page) => page.getByRole('dialog');

test(
  'an administrator approves an applicant with the keyboard alone, and the applicant reads it on their page and by mail',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const applicant = await addApplicant(request);
    const own = await browser.newPage();
    await openAsApplicant(own, applicant);
    await expect(own.getByText('Your application is under review.')).toBeVisible();

    await openApplication(page, applicant);
    await expect(fact(page, 'State')).toHaveText('Pending');
    await expect(fact(page, 'Email')).toHaveText(`${applicant.email} (confirmed)`);
    await pressByKey(page, button(page, 'Approve'));
    await expect(dialog(page)).toContainText(`Approve ${applicant.company}?`);
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Approve' }));
    await expect(statusMessage(page, 'Done.')).toBeFocused();
    await expect(fact(page, 'State')).toHaveText('Approved');
    await expect(fact(page, 'Decided by')).toContainText(people.administrator.fullName);
    await expect(button(page, 'Suspend')).toBeVisible();
    await expect(rowOf(page, 'Approved an application')).toContainText('Pending → Approved');

    const id = await fact(page, 'Affiliate ID').innerText();
    await own.reload();
    await expect(own.getByText(new RegExp(`^http\\S+/register\\?sponsor=${id}$`))).toBeVisible();
    expect(await expectMail(request, applicant, 'Your application was approved')).toContain(
      `Your affiliate ID is ${id}.`,
    );
    await own.close();
  },
);

test('application and applicant link to each other', { tag: '@full' }, async ({ page, request }) => {
  const applicant = await addApplicant(request);
  await openApplication(page, applicant);
  const application = page.url();
  await pressByKey(page, fact(page, 'Applicant').getByRole('link', { name: 'Ellis Elm' }));
  await expect(heading(page, 'Ellis Elm')).toBeFocused();
  await expect(page).toHaveURL(/\?section=users&id=\d+$/);
  await expect(fact(page, 'Email')).toHaveText(applicant.email);
  await inspectState(page, 'applicant', adminPage('Ellis Elm'));
  const back = fact(page, 'Affiliate application').getByRole('link', { name: applicant.company });
  await pressByKey(page, back);
  await expect(heading(page, applicant.company)).toBeFocused();
  const id = new URL(application).searchParams.get('id');
  await expect(page).toHaveURL(`/admin?section=affiliates&id=${id}`);
});

test(
  'an administrator rejects an application with a reason, which the applicant reads by mail and on their page',
  { tag: '@full' },
  async ({ page, browser, request, fail, recover }) => {
    const applicant = await addApplicant(request);
    const reason = 'We could not find your company.';
    await openApplication(page, applicant);
    await pressByKey(page, button(page, 'Reject'));
    const field = dialog(page).getByLabel('Reason');
    await expect(field).toBeFocused();
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Reject' }));
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Please enter Reason/);

    await page.keyboard.type(reason);
    await fail({ call: 'graphql DecideApplications', status: 500, times: 99 });
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Reject' }));
    await expect(dialog(page).getByRole('alert')).toContainText('Reference for support');
    await expect(field).toHaveValue(reason);
    await recover();
    await page.keyboard.press('Enter');
    await expect(statusMessage(page, 'Done.')).toBeFocused();
    await expect(fact(page, 'State')).toHaveText('Rejected');
    await expect(fact(page, 'Reason')).toHaveText(reason);

    expect(await expectMail(request, applicant, 'Your application was not approved')).toContain(reason);
    const own = await browser.newPage();
    await openAsApplicant(own, applicant);
    await expect(own.getByText(`Your application was not approved. The reason: ${reason}`)).toBeVisible();
    await own.close();
  },
);

test('an administrator requests information, and the answer of the applicant makes the application pending again', async ({
  page,
  browser,
  request,
  fail,
  recover,
}) => {
  const applicant = await addApplicant(request);
  const question = 'Which trades do the businesses work in?';
  const other = await browser.newPage();
  await openApplication(other, applicant);
  await pressByKey(other, button(other, 'Request information'));
  await other.keyboard.type(question);
  await pressByKey(other, dialog(other).getByRole('button', { name: 'Request information' }));
  await expect(statusMessage(other, 'Done.')).toBeFocused();
  await expect(fact(other, 'Question')).toHaveText(question);
  await expect(fact(other, 'Answer')).toHaveText('None yet');
  expect(await expectMail(request, applicant, 'A question about your application')).toContain(question);

  await openAsApplicant(page, applicant);
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByLabel('Answer', { exact: true })).toBeVisible();
  await pressByKey(page, button(page, 'Send answer'));
  await expect(summaryBox(page)).toBeFocused();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveAccessibleDescription(/Please enter Answer/);
  await inspectState(page, 'answer missing', { ...home, hasErrors: true });
  await typeInto(page, page.getByLabel('Answer', { exact: true }), 'Roofing and siding.');
  await fail({ call: 'graphql AnswerApplicationQuestion', status: 500, times: 99 });
  await pressByKey(page, button(page, 'Send answer'));
  await expect(summaryBox(page)).toBeFocused();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('Roofing and siding.');
  await inspectState(page, 'answer not sent', { ...home, hasErrors: true });
  await recover();
  await pressByKey(page, button(page, 'Send answer'));
  await expect(statusMessage(page, 'Your answer is sent.')).toBeFocused();
  await expect(button(page, 'Send answer')).toHaveCount(0);
  await inspectState(page, 'answered', home);

  await other.reload();
  await expect(fact(other, 'State')).toHaveText('Pending');
  await expect(fact(other, 'Answer')).toHaveText('Roofing and siding.');
  await other.close();
});

test('an administrator approves two applications at once', { tag: '@full' }, async ({ page, request }) => {
  const name = `Oak${Date.now()}`;
  const two = [await addApplicant(request, name), await addApplicant(request, name)];
  await openQueue(page, `&q=${name}&state=pending`);
  await expect(applications(page).getByRole('row')).toHaveCount(3);
  await tabTo(page, page.getByLabel('Select current page'));
  await page.keyboard.press('Space');
  await expect(statusMessage(page, '2 selected')).toBeVisible();
  await pressByKey(page, button(page, 'Approve'));
  await pressByKey(page, dialog(page).getByRole('button', { name: 'Approve' }));
  await expect(statusMessage(page, 'Done for 2 applications.')).toBeFocused();
  for (const applicant of two) await expectMail(request, applicant, 'Your application was approved');
});

test(
  'a decision that only some of the selected applications allow applies to those',
  { tag: '@full' },
  async ({ page, request }) => {
    const name = `Ash${Date.now()}`;
    const [decided] = [await addApplicant(request, name), await addApplicant(request, name)] as const;
    await decideAsAdministrator(request, decided, { decision: 'approve' });
    await openQueue(page, `&q=${name}`);
    await page.getByLabel('Select current page').check();
    await expect(button(page, 'Suspend 1 of 2')).toBeVisible();
    await button(page, 'Approve 1 of 2').click();
    await dialog(page).getByRole('button', { name: 'Approve' }).click();
    await expect(
      statusMessage(page, 'Done for 1 of 2 applications. The other one stays selected.'),
    ).toBeFocused();
    await expect(rowOf(page, decided.company).getByRole('checkbox')).toBeChecked();
  },
);

test(
  'a decision is refused after somebody else has decided, and the page shows theirs',
  { tag: '@full' },
  async ({ page, request }) => {
    const applicant = await addApplicant(request);
    await openApplication(page, applicant);
    await expect(button(page, 'Approve')).toBeVisible();
    await decideAsAdministrator(request, applicant, { decision: 'reject', reason: 'Too far.' });
    await pressByKey(page, button(page, 'Approve'));
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Approve' }));
    const words = `Nothing was changed. Alex Morgan changed the application of ${applicant.company} since you opened it.`;
    await expect(statusMessage(page, words)).toBeFocused();
    await expect(fact(page, 'State')).toHaveText('Rejected');
    await expect(button(page, 'Reopen')).toBeVisible();
    await inspectState(page, 'conflict', adminPage(applicant.company));
  },
);

test(
  'a typed reason is kept when the application has changed meanwhile',
  { tag: '@full' },
  async ({ page, request }) => {
    const applicant = await addApplicant(request);
    await openApplication(page, applicant);
    await pressByKey(page, button(page, 'Reject'));
    await typeInto(page, dialog(page).getByLabel('Reason'), 'Too far.');
    await decideAsAdministrator(request, applicant, { decision: 'requestInfo', question: 'Where are you?' });
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Reject' }));
    const refused = dialog(page).getByRole('alert');
    await expect(refused).toContainText('Nothing was changed. Alex Morgan changed');
    await expect(refused).toContainText('is now: Information requested, asked: “Where are you?” Confirm');
    await expect(dialog(page).getByLabel('Reason')).toHaveValue('Too far.');
    await page.keyboard.press('Enter');
    await expect(statusMessage(page, 'Done.')).toBeFocused();
    await expect(fact(page, 'State')).toHaveText('Rejected');
  },
);

test(
  'the queue can be filtered, searched and sorted, and the URL keeps it',
  { tag: '@full' },
  async ({ page }) => {
    await openQueue(page);
    await page.getByRole('button', { name: 'Suspended' }).click();
    await expect(page).toHaveURL(/state=suspended/);
    await expect(rowOf(page, 'Carter Network')).toContainText('Suspended');
    await expect(rowOf(page, 'Hale Consulting')).toHaveCount(0);
    await page.getByRole('button', { name: 'Suspended' }).click();
    await page.getByLabel('Search by company').fill('hale-advice.test');
    await expect(applications(page).getByRole('rowheader')).toHaveCount(2);
    const names = async () => applications(page).getByRole('rowheader').getByRole('link').allInnerTexts();
    expect(await names()).toEqual(['Hale Consulting', 'Hale Building Advice']);
    await page.getByRole('button', { name: 'Company' }).click();
    await expect.poll(names).toEqual(['Hale Building Advice', 'Hale Consulting']);
    await expect(page).toHaveURL(/sort=company/);
    await page.reload();
    await expect.poll(names).toEqual(['Hale Building Advice', 'Hale Consulting']);

    await page.getByRole('link', { name: 'Hale Building Advice' }).click();
    const duplicates = page.getByRole('table', { name: 'Possible duplicates' });
    await expect(duplicates.getByRole('row').nth(1)).toContainText('Domain of the email');
    await duplicates.getByRole('link', { name: 'Hale Consulting' }).click();
    await expect(heading(page, 'Hale Consulting')).toBeFocused();
    await expect(fact(page, 'Reason')).toContainText('We could not find your company');
    await page.getByRole('link', { name: 'All applications' }).click();
    await expect(heading(page, 'Affiliates')).toBeFocused();
    await expect.poll(names).toEqual(['Hale Building Advice', 'Hale Consulting']);
  },
);

test(
  'each state of the queue and of an application is accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await fail({ call: 'graphql AffiliateApplications', delayMs: 60_000, times: 1 });
    await openQueue(page);
    await inspectState(page, 'loading', list);
    await recover();
    await fail({ call: 'graphql AffiliateApplications', status: 500, times: 99 });
    await page.goto('/admin?section=affiliates');
    await expect(page.getByText("We couldn't load the applications.")).toBeVisible();
    await inspectState(page, 'failed', list);
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(applications(page)).toBeVisible();
    await inspectState(page, 'list', list);
    await page.getByLabel('Select current page').check();
    await inspectState(page, 'selected', list);

    const none = { __typename: 'AffiliateApplicationPage', isSimilar: false, total: 0, rows: [] };
    const body = JSON.stringify({ data: { affiliateApplications: none } });
    await fail({ call: 'graphql AffiliateApplications', status: 200, body, times: 99 });
    await page.goto('/admin?section=affiliates');
    await expect(page.getByText('Nobody has applied to be an affiliate.')).toBeVisible();
    await inspectState(page, 'empty', list);
    await recover();
    await page.goto('/admin?section=affiliates&q=nobody-of-this-name');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await inspectState(page, 'filtered to nothing', list);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(applications(page)).toBeVisible();

    await fail({ call: 'graphql AffiliateApplication', status: 500, times: 99 });
    await page.getByRole('link', { name: 'Hale Building Advice' }).click();
    await expect(page.getByText("We couldn't load the application.")).toBeVisible();
    await inspectState(page, 'detail failed', adminPage('Application'));
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    const detail = adminPage('Hale Building Advice');
    await expect(fact(page, 'State')).toHaveText('Pending');
    await inspectState(page, 'detail', detail);

    await button(page, 'Reject').click();
    await inspectState(page, 'dialog', detail);
    await dialog(page).getByRole('button', { name: 'Reject' }).click();
    await expect(dialog(page).getByText('Please enter Reason')).toBeVisible();
    await inspectState(page, 'dialog with error', { ...detail, focus: dialog(page).getByLabel('Reason') });
    await dialog(page).getByLabel('Reason').fill('Too far.');
    await fail({ call: 'graphql DecideApplications', status: 500, times: 99 });
    await dialog(page).getByRole('button', { name: 'Reject' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Reference for support');
    await inspectState(page, 'dialog that failed', detail);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Reject')).toBeFocused();
  },
);
