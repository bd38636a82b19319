import type { Page } from '@playwright/test';
import { expect, submitLogIn, test } from './support/app.ts';
import { addColleague, inviteColleague, openCompany } from './support/company.ts';
import { summaryBox } from './support/inspectState.ts';
import { inspectLooks } from './support/looks.ts';
import { linkMailedTo, mailsTo } from './support/outbox.ts';
import { password as samplePassword, people } from './support/people.ts';
import { heading, newAddress, password } from './support/registering.ts';
import {
  button,
  chooseFor,
  menuItem,
  openSettings,
  rowOf,
  section,
  statusMessage,
} from './support/settings.ts';
import { stored } from './support/stored.ts';

async function fillInvitation(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Diaz');
  await page.getByLabel('Email', { exact: true }).fill(email);
}

/** Follows the link of an invitation, and completes the profile. */
async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(heading(page, 'Complete your profile')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the').check();
  await button(page, 'Save and continue').click();
  await expect(heading(page, 'Your profile is complete')).toBeVisible();
}

test('an owner invites a colleague, who joins, becomes an owner, and deactivates the first owner', async ({
  browser,
  page,
  request,
}) => {
  const owner = await openCompany(request);
  const email = newAddress();
  await openSettings(page, owner);
  await expect(page.getByText("It's just you so far.")).toBeVisible();
  await button(page, 'Add user').click();
  await expect(section(page, 'Add user')).toBeFocused();
  await fillInvitation(page, email);
  await page.getByLabel('Personal note (optional)').fill('See you on Monday, Nora.');
  await button(page, 'Send invitation').click();
  await expect(section(page, 'Invitation sent')).toBeFocused();
  await expect(page.getByText(`We emailed ${email}. The link works for 7 days.`)).toBeVisible();
  await button(page, 'Done').click();
  await expect(section(page, '2 people')).toBeFocused();
  await expect(rowOf(page, email)).toContainText(/Invited, expires \d{2}\/\d{2}\/\d{4}/);

  const link = await linkMailedTo(request, email, 'Olive Hill invited you');
  const [mail] = await mailsTo(request, email);
  expect(mail?.text).toContain('Olive Hill wrote: "See you on Monday, Nora."');
  const second = await (await browser.newContext()).newPage();
  await second.clock.install();
  await acceptInvitation(second, link);
  await second.getByRole('link', { name: 'Log in', exact: true }).click();
  await submitLogIn(second, email, password);
  await expect(second).toHaveURL('/dashboard');

  await page.reload();
  await expect(rowOf(page, email)).toContainText('Active');
  await expect(rowOf(page, email)).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M/);
  await button(page, 'Actions for Nora Diaz').click();
  await expect.poll(async () => (await menuItem(page, 'Make owner').boundingBox())?.height).toBe(40);
  await page.keyboard.press('End');
  await inspectLooks(page, 'the last action of a row');
  await page.keyboard.press('Escape');
  await chooseFor(page, 'Nora Diaz', 'Make owner');
  await expect(page.getByRole('dialog', { name: 'Make Nora Diaz an owner?' })).toBeVisible();
  await button(page, 'Make owner').click();
  await expect(statusMessage(page, 'Nora Diaz is now an owner.')).toBeVisible();
  await expect(button(page, 'Actions for Nora Diaz')).toBeFocused();
  await expect
    .poll(async () => (await mailsTo(request, email))[0]?.text)
    .toContain('Olive Hill made this change. Ask them if you think it is a mistake.');

  // A changed role comes with the next renewal of the tokens, which hold for a quarter of an hour.
  await second.clock.fastForward('13:00');
  await second.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(heading(second, 'FAQ')).toBeFocused();
  await second.getByRole('button', { name: 'Nora Diaz, account menu' }).click();
  await second.getByRole('link', { name: 'Account settings' }).click();
  await chooseFor(second, 'Olive Hill', 'Deactivate');
  await button(second, 'Deactivate').click();
  await expect(rowOf(second, owner.email)).toContainText('Deactivated');
  await expect(rowOf(second, 'Nora Diaz').getByText('You', { exact: true })).toBeVisible();
  await second.context().close();

  // A key, since hovering requests the page, and the answer may remove the link before a click.
  await page.getByRole('link', { name: 'Certificates' }).press('Enter');
  await expect(heading(page, 'Log in')).toBeFocused();
  await expect(page.getByText("You've been logged out because your session ended.")).toBeVisible();
  await submitLogIn(page, owner.email);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/\S/);
  await expect(heading(page, 'Log in')).toBeVisible();
});

test(
  'an invitation can be resent and copied as a link, and only the newest link works',
  { tag: '@full' },
  async ({ browser, context, page, request }) => {
    const owner = await openCompany(request);
    const kim = await inviteColleague(request, owner, 'Kim');
    const mailed = await linkMailedTo(request, kim.email, 'Olive Hill invited you');
    await openSettings(page, owner);
    await button(page, 'Resend the invitation of Kim Stone').click();
    await expect(
      statusMessage(page, `We emailed ${kim.email} again. The link works for 7 days.`),
    ).toBeVisible();
    await expect.poll(async () => (await mailsTo(request, kim.email)).length).toBe(2);
    const again = await linkMailedTo(request, kim.email, 'Olive Hill invited you');
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(mailed);
    await expect(heading(guest, 'This link can no longer be used')).toBeVisible();
    await guest.goto(again);
    await expect(heading(guest, 'Complete your profile')).toBeVisible();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await chooseFor(page, 'Kim Stone', 'Copy invite link');
    await expect(button(page, 'Not now')).toBeFocused();
    await button(page, 'Make link').click();
    const dialog = page.getByRole('dialog', { name: 'Invitation link for Kim Stone' });
    await button(dialog, 'Copy link').click();
    await expect(statusMessage(page, 'Copied')).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialog).toContainText(copied);
    await button(dialog, 'Done').click();
    await expect(button(page, 'Actions for Kim Stone')).toBeFocused();

    await guest.goto(again);
    await expect(heading(guest, 'This link can no longer be used')).toBeVisible();
    await expect(guest.getByText('Use the newest one that you got, or ask Olive Hill')).toBeVisible();
    await button(guest, 'Ask for a new invitation').click();
    await linkMailedTo(request, owner.email, 'Kim Stone asks for a new invitation');
    await guest.goto(copied);
    await expect(heading(guest, 'Complete your profile')).toBeVisible();
    await guest.context().close();
  },
);

test(
  'a deactivated person cannot log in until they are reactivated, and the last owner cannot step down',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    const kim = await addColleague(request, owner, 'Kim');
    const logInAsKim = () =>
      request.post('/api/app/anonymous/login', { data: { email: kim.email, password: samplePassword } });
    await openSettings(page, owner);
    await expect(page.getByText('Your company needs at least one owner.')).toBeVisible();
    await expect(rowOf(page, owner.email)).toContainText('You');
    await expect(rowOf(page, owner.email).getByRole('button')).toHaveCount(0);
    await chooseFor(page, 'Kim Stone', 'Deactivate');
    await expect(button(page, 'Keep active')).toBeFocused();
    await button(page, 'Deactivate').click();
    await expect(statusMessage(page, 'Kim Stone is deactivated.')).toBeVisible();
    await expect(section(page, '2 people')).toBeFocused();
    expect((await logInAsKim()).ok()).toBe(false);
    await button(page, 'Reactivate Kim Stone').click();
    await expect(statusMessage(page, 'Kim Stone is active again.')).toBeVisible();
    expect((await logInAsKim()).ok()).toBe(true);
  },
);

test(
  'an invitation that is refused or fails keeps the form and the session',
  { tag: '@full' },
  async ({ page, request, fail }) => {
    const owner = await openCompany(request);
    const email = page.getByLabel('Email', { exact: true });
    await openSettings(page, owner, '?tab=company');
    await page.getByRole('link', { name: 'Team' }).click();
    await button(page, 'Add user').click();
    await fillInvitation(page, owner.email);
    await page.getByLabel('Personal note (optional)').fill('See you on Monday.');
    await page.getByRole('radio', { name: 'Owner' }).check();
    await button(page, 'Send invitation').click();
    await expect(page.getByRole('dialog', { name: 'Invite Nora Diaz as an owner?' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/account?tab=team');
    await button(page, 'Keep editing').click();
    await expect(button(page, 'Send invitation')).toBeFocused();
    await page.getByRole('radio', { name: 'User' }).check();
    for (const [address, message] of [
      [owner.email, `${owner.email} is already on your team`],
      [people.smallOwner.email, "We couldn't invite this address. Contact support."],
    ] as const) {
      await email.fill(address);
      await button(page, 'Send invitation').click();
      await expect(email).toHaveAccessibleDescription(new RegExp(message));
      await expect(summaryBox(page)).toBeFocused();
      await expect(summaryBox(page).getByRole('link')).toHaveText([message]);
    }
    const newcomer = newAddress();
    await email.fill(newcomer);
    await fail({ call: 'graphql InviteMember', status: 500, times: 1 });
    await button(page, 'Send invitation').click();
    await expect(summaryBox(page)).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await expect(page.getByLabel('Personal note (optional)')).toHaveValue('See you on Monday.');
    expect(await stored(page, 'accessToken')).not.toBeNull();
    await page.getByRole('radio', { name: 'Owner' }).check();
    await button(page, 'Send invitation').click();
    await button(page, 'Invite as owner').click();
    await expect(section(page, 'Invitation sent')).toBeFocused();
    await button(page, 'Add another').click();
    await expect(section(page, 'Add user')).toBeFocused();
    await expect(email).toHaveValue('');
    await button(page, 'Cancel').click();
    await expect(rowOf(page, newcomer)).toContainText('Owner');
  },
);

test(
  'the list of a large team keeps its page and page size in the URL, supports Back, and keeps the focus',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    for (let number = 1; number <= 11; number += 1) await inviteColleague(request, owner, `Kim ${number}`);
    await openSettings(page, owner, '?tab=team&page=9');
    await expect(page).toHaveURL('/account?tab=team&page=2');
    await expect(page.getByRole('row')).toHaveCount(3);
    await button(page, 'Page 1').click();
    await expect(page).toHaveURL('/account?tab=team');
    await expect(statusMessage(page, '1 to 10 of 12')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expect(button(page, 'Page 1')).toBeFocused();
    await page.goBack();
    await expect(statusMessage(page, '11 to 12 of 12')).toBeVisible();

    // A confirmation dialog stays open while the list changes its page.
    await button(page, 'Page 1').click();
    await expect(page.getByRole('row')).toHaveCount(11);
    await chooseFor(page, 'Kim 1 Stone', 'Deactivate');
    await page.goBack();
    await expect(page.getByText('11 to 12 of 12').first()).toBeVisible();
    await button(page, 'Keep invited').click();
    await button(page, 'Add user').click();
    await expect(section(page, 'Add user')).toBeFocused();
    await page
      .getByRole('navigation', { name: 'Account settings' })
      .getByRole('link', { name: 'Team' })
      .click();
    await expect(section(page, '12 people')).toBeFocused();

    const size = page.getByLabel('Rows on a page');
    await size.focus();
    await size.selectOption('20');
    await expect(page).toHaveURL('/account?tab=team&size=20');
    await expect(page.getByRole('row')).toHaveCount(13);
    await expect(size).toBeFocused();
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(13);
  },
);

test(
  'when two owners change the same person, the second sees both changes, and overwrites only on request',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const owner = await openCompany(request);
    const kim = await addColleague(request, owner, 'Kim');
    const lou = await addColleague(request, owner, 'Lou', 'owner');
    await openSettings(page, owner);
    const quicker = await (await browser.newContext()).newPage();
    await openSettings(quicker, lou);
    await chooseFor(quicker, 'Kim Stone', 'Make owner');
    await button(quicker, 'Make owner').click();
    await expect(statusMessage(quicker, 'Kim Stone is now an owner.')).toBeVisible();

    await chooseFor(page, 'Kim Stone', 'Deactivate');
    await button(page, 'Deactivate').click();
    const dialog = page.getByRole('dialog', { name: 'Kim Stone has changed' });
    await expect(dialog).toContainText('NowOwner, active');
    await expect(dialog).toContainText('Your changeDeactivate');
    await expect(button(dialog, 'Leave as it is')).toBeFocused();
    await button(dialog, 'Leave as it is').click();
    await expect(rowOf(page, kim.email)).toContainText('Owner');
    await expect(rowOf(page, kim.email)).toContainText('Active');

    await chooseFor(quicker, 'Kim Stone', 'Make user');
    await button(quicker, 'Make user').click();
    await expect(statusMessage(quicker, 'Kim Stone is now a user.')).toBeVisible();
    await chooseFor(page, 'Kim Stone', 'Deactivate');
    await button(page, 'Deactivate').click();
    await expect(dialog).toContainText('NowUser, active');
    await button(dialog, 'Deactivate anyway').click();
    await expect(rowOf(page, kim.email)).toContainText('Deactivated');
    await quicker.reload();
    await expect(rowOf(quicker, kim.email)).toContainText('Deactivated');
    await quicker.context().close();
  },
);
