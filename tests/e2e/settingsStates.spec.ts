import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import {
  addCertificate,
  dayIn,
  inviteColleague,
  makeOwner,
  openCompany,
  renumberCertificate,
} from './support/company.ts';
import { inspectState, summaryBox } from './support/inspectState.ts';
import { newAddress } from './support/registering.ts';
import {
  button,
  chooseFor,
  menuItem,
  openSettings,
  rowOf,
  section,
  statusMessage,
} from './support/settings.ts';

const settingsPage = { title: 'Account Settings', heading: 'Account settings' };
const withErrors = (page: Page) => ({ ...settingsPage, hasErrors: true, focus: summaryBox(page) });

test('each state of the team is accessible in every width and color scheme', async ({
  context,
  page,
  request,
  fail,
  recover,
}) => {
  const owner = await openCompany(request);
  await beginSession(page, owner);
  await fail({ call: 'graphql Team', delayMs: 60_000, times: 1 });
  await page.goto('/account');
  await expect(page.getByText('Loading your team')).toBeAttached();
  await inspectState(page, 'on its way', settingsPage);
  await recover();
  await expect(page.getByText("It's just you so far.")).toBeVisible();
  await inspectState(page, 'just oneself', settingsPage);
  await fail({ call: 'graphql Team', status: 500, times: 99 });
  await page.reload();
  await expect(page.getByText("We couldn't load your team.")).toBeVisible();
  await inspectState(page, 'failed', settingsPage);
  await recover();
  await button(page, 'Try again').click();
  await expect(rowOf(page, owner.email)).toBeVisible();

  await button(page, 'Add user').click();
  await inspectState(page, 'form', { ...settingsPage, focus: section(page, 'Add user') });
  await button(page, 'Send invitation').click();
  await inspectState(page, 'form with errors', withErrors(page));
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Diaz');
  await page.getByLabel('Email', { exact: true }).fill(newAddress());
  await button(page, 'Cancel').click();
  await inspectState(page, 'leaving', { ...settingsPage, focus: button(page, 'Keep editing') });
  await button(page, 'Keep editing').click();
  await page.getByRole('radio', { name: 'Owner' }).check();
  await button(page, 'Send invitation').click();
  await inspectState(page, 'another owner', { ...settingsPage, focus: button(page, 'Invite as owner') });
  await fail({ call: 'graphql InviteMember', status: 500, delayMs: 60_000, times: 1 });
  await button(page, 'Invite as owner').click();
  await expect(button(page, 'Sending…')).toBeVisible();
  await inspectState(page, 'sending', settingsPage);
  await recover();
  await expect(summaryBox(page)).toBeFocused();
  await inspectState(page, 'form that failed', withErrors(page));
  await context.setOffline(true);
  await button(page, 'Send invitation').click();
  await button(page, 'Invite as owner').click();
  await expect(summaryBox(page)).toBeFocused();
  await inspectState(page, 'form without a network', withErrors(page));
  await context.setOffline(false);
  await button(page, 'Send invitation').click();
  await button(page, 'Invite as owner').click();
  await inspectState(page, 'sent', { ...settingsPage, focus: section(page, 'Invitation sent') });
  await button(page, 'Done').click();

  const kim = await inviteColleague(request, owner, 'Kim');
  await page.reload();
  await button(page, 'Actions for Kim Stone').click();
  await inspectState(page, 'menu of a row', settingsPage);
  await page.keyboard.press('Escape');
  await chooseFor(page, 'Kim Stone', 'Copy invite link');
  await button(page, 'Make link').click();
  await expect(page.getByRole('dialog', { name: 'Invitation link for Kim Stone' })).toBeVisible();
  await inspectState(page, 'link', settingsPage);
  await button(page, 'Done').click();
  await chooseFor(page, 'Kim Stone', 'Deactivate');
  await inspectState(page, 'question', { ...settingsPage, focus: button(page, 'Keep invited') });
  await fail({ call: 'graphql DeactivateMember', status: 503, times: 1 });
  await button(page, 'Deactivate').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/\S/);
  await inspectState(page, 'change that failed', settingsPage);
  await makeOwner(request, owner, kim);
  await button(page, 'Deactivate').click();
  await inspectState(page, 'conflict', { ...settingsPage, focus: button(page, 'Leave as it is') });
  await button(page, 'Deactivate anyway').click();
  await expect(statusMessage(page, 'Kim Stone is deactivated.')).toBeVisible();
  await inspectState(page, 'done', settingsPage);
});

test('each state of certificates and company is accessible in every width and color scheme', async ({
  context,
  page,
  request,
  fail,
}) => {
  const owner = await openCompany(request);
  const name = 'Certificate of insurance of Hill Roofing';
  await openSettings(page, owner, '?tab=certificates');
  await inspectState(page, 'none', settingsPage);
  await button(page, 'Add certificate').click();
  await page.getByLabel('File (optional)').setInputFiles({
    name: 'a-scan-with-a-name-that-no-phone-has-room-for-in-one-line.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await page.getByLabel('Expires on').fill(dayIn(-2));
  await inspectState(page, 'form with a wrong file', { ...settingsPage, hasErrors: true });
  await button(page, 'Add certificate').click();
  await inspectState(page, 'form with errors', withErrors(page));
  await page.reload();

  const [, expiring] = [
    await addCertificate(request, owner, { type: 'TRAINING', expiresOn: dayIn(-4) }),
    await addCertificate(request, owner, { expiresOn: dayIn(20) }),
    await addCertificate(request, owner, { type: 'OTHER', number: 'N-7', issuedOn: dayIn(-9) }),
  ];
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(4);
  await button(page, `Actions for ${name}`).click();
  await inspectState(page, 'list and menu', settingsPage);
  await menuItem(page, 'Delete').click();
  await inspectState(page, 'question', { ...settingsPage, focus: button(page, 'Keep certificate') });
  await button(page, 'Keep certificate').click();
  await chooseFor(page, name, 'Change');
  await page.getByLabel('Number (optional)').fill('GL-2');
  await renumberCertificate(request, owner, expiring, 'GL-1');
  await button(page, 'Save changes').click();
  await inspectState(page, 'conflict', { ...settingsPage, focus: button(page, 'Keep theirs') });
  await button(page, 'Save mine').click();
  await expect(statusMessage(page, 'The certificate is changed.')).toBeVisible();
  await inspectState(page, 'done', settingsPage);
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await inspectState(page, 'offline', settingsPage);
  await context.setOffline(false);

  const tabs = page.getByRole('navigation', { name: 'Account settings' });
  await tabs.getByRole('link', { name: 'Company' }).click();
  await expect(page.getByRole('heading', { name: 'Partners included' })).toBeVisible();
  await fail({ call: 'graphql ChooseTimeZone', status: 500, times: 1 });
  await button(page, 'Save time zone').click();
  await expect(page.getByLabel('Time zone')).toHaveAccessibleDescription(/Error/);
  await inspectState(page, 'company, choice that failed', settingsPage);
});
