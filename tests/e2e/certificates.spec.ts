import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import {
  addCertificate,
  addColleague,
  dayIn,
  inviteColleague,
  openCompany,
  renumberCertificate,
  type Owner,
} from './support/company.ts';
import { summaryBox } from './support/inspectState.ts';
import { isLongRun } from './support/longRun.ts';
import { heading } from './support/registering.ts';
import { button, chooseFor, openSettings, rowOf, section, statusMessage } from './support/settings.ts';

const holder = (page: Page): Locator => page.getByLabel('Name of the holder');
const insurance = 'Certificate of insurance of Hill Roofing';
const pdf = (text: string) => ({
  name: 'insurance 2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`),
});

async function openCertificates(page: Page, owner: Pick<Owner, 'email'>): Promise<void> {
  await openSettings(page, owner, '?tab=certificates');
  await expect(section(page, 'Certificates')).toBeVisible();
}

/** The day in the format of the page, MM/DD/YYYY. */
function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

test('an owner adds a certificate with its document, changes it, renews it, snoozes it, and deletes it', async ({
  page,
  request,
}) => {
  const owner = await openCompany(request);
  await openCertificates(page, owner);
  await expect(page.getByText("Add certificates and we'll remind you before they expire.")).toBeVisible();
  await button(page, 'Add certificate').click();
  await expect(section(page, 'Add certificate')).toBeFocused();
  await page.getByLabel('Type').selectOption('Certificate of insurance');
  await holder(page).fill('Hill Roofing');
  await page.getByLabel('Issuer').fill('Prairie Mutual');
  await page.getByLabel('Expires on').fill(dayIn(-2));
  await expect(statusMessage(page, 'This certificate has already expired.')).toBeVisible();
  await page.getByLabel('Expires on').fill(dayIn(20));
  const file = page.getByLabel('File (optional)');
  const place = file.locator('..');
  const { width = 0 } = (await place.boundingBox()) ?? {};
  const choosing = page.waitForEvent('filechooser');
  // A click anywhere in the field opens the file chooser.
  await place.click({ position: { x: width - 8, y: 8 } });
  const chooser = await choosing;
  await chooser.setFiles({ ...pdf('a page'), name: 'notes.txt', mimeType: 'text/plain' });
  await expect(file).toHaveAccessibleDescription(/File must be a PDF, JPG or PNG/);
  await button(page, 'Add certificate').click();
  await expect(summaryBox(page)).toBeFocused();
  await file.setInputFiles(pdf('a page'));
  await button(page, 'Add certificate').click();
  await expect(statusMessage(page, 'The certificate is added.')).toBeVisible();
  await expect(section(page, 'Certificates')).toBeFocused();
  const row = rowOf(page, 'Hill Roofing');
  await expect(row).toContainText(/Expires in (19|20|21) days/);
  await expect(row).toContainText('30, 14, 7 days, to you');

  const waiting = page.waitForEvent('download');
  await chooseFor(page, insurance, 'Download file');
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('insurance 2026.pdf');
  expect(await readFile(await download.path())).toEqual(pdf('a page').buffer);

  await chooseFor(page, insurance, 'Change');
  await expect(section(page, 'Change certificate')).toBeFocused();
  await page.getByLabel('Number (optional)').fill('GL-7');
  await button(page, 'Save changes').click();
  await expect(statusMessage(page, 'The certificate is changed.')).toBeVisible();
  await expect(row).toContainText('no. GL-7');

  await button(page, `Renew ${insurance}`).click();
  await expect(section(page, 'Renew certificate')).toBeFocused();
  await expect(holder(page)).toHaveValue('Hill Roofing');
  await expect(page.getByLabel('Expires on')).toHaveValue('');
  await expect(page.getByText('insurance 2026.pdf')).toHaveCount(0);
  await page.getByLabel('Expires on').fill(dayIn(400));
  await button(page, 'Renew certificate').click();
  await expect(statusMessage(page, 'The certificate is renewed. We archived the old one.')).toBeVisible();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(formatDay(dayIn(400)));
  await expect(row).toContainText('Current');

  await chooseFor(page, insurance, 'Snooze 7 days');
  await expect(statusMessage(page, /Reminders for .* are off until/)).toBeVisible();
  await expect(row).toContainText('Off until');
  await chooseFor(page, insurance, 'Resume reminders');
  await expect(row).toContainText('30, 14, 7 days, to you');
  await chooseFor(page, insurance, 'Stop reminders');
  await expect(row).toContainText('Stopped');
  await chooseFor(page, insurance, 'Resume reminders');
  await expect(statusMessage(page, `Reminders for ${insurance} are on again.`)).toBeVisible();

  await chooseFor(page, insurance, 'Delete');
  await expect(button(page, 'Keep certificate')).toBeFocused();
  await button(page, 'Delete').click();
  await expect(page.getByText('No certificates yet')).toBeVisible();
  await expect(statusMessage(page, 'We deleted the certificate.')).toBeVisible();
  await expect(section(page, 'Certificates')).toBeFocused();
});

test(
  'a conflicting change of a certificate shows both versions and lets the owner choose',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    const added = await addCertificate(request, owner);
    await openCertificates(page, owner);
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this certificate' });
    const row = rowOf(page, 'Hill Roofing');
    for (const [version, theirs, own, choice, stands] of [
      [1, 'GL-1', 'GL-2', 'Keep theirs', 'GL-1'],
      [2, 'GL-3', 'GL-4', 'Save mine', 'GL-4'],
    ] as const) {
      await chooseFor(page, insurance, 'Change');
      await page.getByLabel('Number (optional)').fill(own);
      await renumberCertificate(request, owner, { ...added, version }, theirs);
      await button(page, 'Save changes').click();
      await expect(dialog).toContainText(`Now: ${theirs}Yours: ${own}`);
      await expect(button(dialog, 'Keep theirs')).toBeFocused();
      await button(dialog, choice).click();
      await expect(section(page, 'Certificates')).toBeFocused();
      await expect(row).toContainText(`no. ${stands}`);
      await page.reload();
      await expect(row).toContainText(`no. ${stands}`);
    }
  },
);

test('leaving the form in any way asks for confirmation if something was typed, and only then', async ({
  page,
  request,
}) => {
  const owner = await openCompany(request);
  await openSettings(page, owner);
  const tabs = page.getByRole('navigation', { name: 'Account settings' });
  const home = page.getByRole('banner').getByRole('link', { name: 'Lintel Marketplace home' });
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await tabs.getByRole('link', { name: 'Certificates' }).click();
  const add = button(page, 'Add certificate');

  await add.click();
  await button(page, 'Cancel').click();
  await expect(section(page, 'Certificates')).toBeFocused();
  await add.click();
  await tabs.getByRole('link', { name: 'Company' }).click();
  await expect(section(page, 'Company')).toBeVisible();
  await page.goBack();

  const ways: readonly (readonly [string, () => Promise<unknown>, () => Promise<void>])[] = [
    [
      'Cancel',
      () => button(page, 'Cancel').click(),
      () => expect(section(page, 'Certificates')).toBeFocused(),
    ],
    [
      'another tab',
      () => tabs.getByRole('link', { name: 'Company' }).click(),
      () => expect(section(page, 'Company')).toBeVisible(),
    ],
    ['a link of the header', () => home.click(), () => expect(page).toHaveURL('/dashboard')],
    ['Back', () => page.goBack(), () => expect(section(page, 'Company')).toBeVisible()],
  ];
  // A short run takes two ways: other forms have the same dialog.
  const shown = ways.filter(([way]) => isLongRun || way === 'another tab' || way === 'Back');
  for (const [way, leave, left] of shown) {
    if (!page.url().includes('tab=certificates')) {
      if (!page.url().includes('/account')) await page.goBack();
      await tabs.getByRole('link', { name: 'Certificates' }).click();
    }
    await add.click();
    await holder(page).fill(way);
    await leave();
    await expect(asked, way).toBeVisible();
    await expect(button(asked, 'Keep editing')).toBeFocused();
    await button(asked, 'Keep editing').click();
    await expect(page).toHaveURL('/account?tab=certificates');
    await expect(holder(page), way).toHaveValue(way);
    await leave();
    if (way !== 'another tab' && !isLongRun) {
      await button(asked, 'Leave').click();
      await left();
      continue;
    }
    await expect(asked, way).toBeVisible();
    // Back leaves the open dialog as it is.
    await page.goBack();
    await expect(asked, `${way}, and Back`).toBeVisible();
    await expect(holder(page)).toHaveValue(way);
    await button(asked, 'Keep editing').click();
    await leave();
    await button(asked, 'Leave').click();
    await left();
  }

  await tabs.getByRole('link', { name: 'Certificates' }).click();
  await add.click();
  await holder(page).fill('by a reload');
  const kinds: string[] = [];
  page.on('dialog', (dialog) => {
    kinds.push(dialog.type());
    void (kinds.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect.poll(() => kinds).toEqual(['beforeunload']);
  await expect(holder(page)).toHaveValue('by a reload');
  await page.reload();
  await expect(section(page, 'Certificates')).toBeVisible();
  expect(kinds).toEqual(['beforeunload', 'beforeunload']);
  await add.click();
  await expect(section(page, 'Add certificate')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'Account settings')).toBeVisible();
  expect(kinds).toHaveLength(2);
});

test(
  'the search in a large team filters the recipients and keeps those that are checked',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    await addColleague(request, owner, 'Kim');
    await addColleague(request, owner, 'Lou');
    for (let number = 1; number <= 8; number += 1) await inviteColleague(request, owner, `Ned ${number}`);
    await openCertificates(page, owner);
    await button(page, 'Add certificate').click();
    const people = page.getByRole('group', { name: 'Send to' });
    const boxes = people.getByRole('checkbox');
    const box = (name: string) => people.getByRole('checkbox', { name });
    const search = people.getByRole('searchbox', { name: 'Find people on your team' });
    await expect(boxes).toHaveCount(3);
    await search.fill('LOU-');
    await expect(boxes).toHaveCount(2);
    await box('Lou Stone').check();
    await search.fill('kim st');
    await expect(box('Kim Stone')).toBeVisible();
    await expect(box('Lou Stone')).toBeChecked();
    await search.fill('ned');
    await expect(statusMessage(page, 'No active person has that in their name or email.')).toBeVisible();
    await expect(box('Kim Stone')).toHaveCount(0);
    await search.press('Enter');
    await expect(summaryBox(page)).toHaveCount(0);

    await page.getByLabel('Type').selectOption('Certificate of insurance');
    await holder(page).fill('Hill Roofing');
    await page.getByLabel('Issuer').fill('Prairie Mutual');
    await page.getByLabel('Expires on').fill(dayIn(20));
    await button(page, 'Add certificate').click();
    await expect(rowOf(page, 'Hill Roofing')).toContainText('to you and Lou Stone');
  },
);

test(
  'the dashboard requests expiring certificates together with the offers, and links to their review',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    await addCertificate(request, owner, { expiresOn: dayIn(20) });
    await beginSession(page, owner);
    const calls: string[] = [];
    const record = (kind: string, sent: Request) => {
      if (!sent.url().endsWith('/graphql')) return;
      const { operationName } = sent.postDataJSON() as { operationName: string };
      calls.push(`${kind} ${operationName}`);
    };
    page.on('request', (sent) => record('request', sent));
    page.on('response', (answer) => record('response', answer.request()));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Review' }).click();
    await expect(section(page, 'Certificates')).toBeVisible();
    expect(calls.slice(0, 2).toSorted()).toEqual(['request DashboardOffers', 'request EndingCertificates']);
  },
);
