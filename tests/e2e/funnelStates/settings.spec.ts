import type { Page } from '@playwright/test';
import { beginSession } from '#tests/e2e/support/app.ts';
import {
  addCertificate,
  addColleague,
  dayIn,
  inviteColleague,
  openCompany,
  renumberCertificate,
} from '#tests/e2e/support/company.ts';
import { expect, holdCode, test, walkThrough } from '#tests/e2e/support/funnelWalk.ts';
import { newAddress } from '#tests/e2e/support/registering.ts';
import {
  button,
  chooseFor,
  openSettings,
  rowOf,
  section,
  statusMessage,
} from '#tests/e2e/support/settings.ts';

const { reach, expectAll } = walkThrough('settings');
const leaveDialog = { name: 'Leave without saving?' };
const accountMenu = (page: Page) => button(page, 'Olive Hill, account menu');

test(
  'an owner deactivates one colleague and invites another',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const owner = await openCompany(request);
    await addColleague(request, owner, 'Lou');
    await inviteColleague(request, owner, 'Kim');
    await beginSession(page, owner);
    await holdCode(fail, 'AccountSettings');
    await page.goto('/account');
    await expect(page.getByText('Loading...')).toBeVisible();
    await reach(page, 'opening');
    await recover();
    await expect(section(page, '3 people')).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
    await reach(page, 'team.listed');

    await chooseFor(page, 'Kim Stone', 'Deactivate');
    await expect(page.getByRole('dialog', { name: 'Deactivate Kim Stone?' })).toBeVisible();
    await reach(page, 'team.changing');
    await button(page, 'Deactivate').click();
    await expect(statusMessage(page, 'Kim Stone is deactivated.')).toBeVisible();

    await button(page, 'Add user').click();
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Diaz');
    await page.getByLabel('Email', { exact: true }).fill(newAddress());
    await reach(page, 'team.inviting.editing');
    await button(page, 'Cancel').click();
    await expect(page.getByRole('dialog', leaveDialog)).toBeVisible();
    await button(page, 'Keep editing').click();
    await page.getByRole('radio', { name: 'Owner' }).check();
    await button(page, 'Send invitation').click();
    await expect(button(page, 'Invite as owner')).toBeFocused();
    await reach(page, 'team.inviting.confirmingOwner');
    await fail({ call: 'graphql InviteMember', delayMs: 60_000, times: 1 });
    await button(page, 'Invite as owner').click();
    await expect(button(page, 'Sending…')).toBeVisible();
    await reach(page, 'team.inviting.sending');
    await recover();
    await expect(section(page, 'Invitation sent')).toBeFocused();
    await reach(page, 'team.invited');
  },
);

test(
  'an owner changes a certificate that somebody else has changed',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const owner = await openCompany(request);
    await addCertificate(request, owner, { type: 'TRAINING', expiresOn: dayIn(200) });
    const insurance = await addCertificate(request, owner, { expiresOn: dayIn(20) });
    const name = 'Certificate of insurance of Hill Roofing';
    await openSettings(page, owner, '?tab=certificates');
    await expect(rowOf(page, 'Prairie Mutual')).toHaveCount(2);
    await expect(accountMenu(page)).toBeVisible();
    await reach(page, 'certificates.listed');
    await chooseFor(page, name, 'Delete');
    await expect(button(page, 'Keep certificate')).toBeFocused();
    await reach(page, 'certificates.changing');
    await button(page, 'Keep certificate').click();

    await chooseFor(page, name, 'Change');
    const number = page.getByLabel('Number (optional)');
    await expect(number).toBeVisible();
    await reach(page, 'certificates.editing');
    await number.fill('GL-2');
    await button(page, 'Cancel').click();
    await expect(page.getByRole('dialog', leaveDialog)).toBeVisible();
    await button(page, 'Keep editing').click();
    await renumberCertificate(request, owner, insurance, 'GL-1');
    await fail({ call: 'graphql ChangeCertificate', delayMs: 60_000, times: 1 });
    await button(page, 'Save changes').click();
    await expect(button(page, 'Saving…')).toBeVisible();
    await reach(page, 'certificates.saving');
    await recover();
    await expect(button(page, 'Keep theirs')).toBeFocused();
    await reach(page, 'certificates.compared');
  },
);

test('an owner views the company', { tag: '@full' }, async ({ page, request }) => {
  const owner = await openCompany(request);
  await openSettings(page, owner, '?tab=company');
  await expect(page.getByLabel('Time zone')).toBeVisible();
  await reach(page, 'company');
});

test('every state of the account settings was reached', { tag: '@full' }, expectAll);
