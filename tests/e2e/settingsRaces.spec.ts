import { expect, test } from './support/app.ts';
import { addCertificate, attachFile, deleteCertificate, openCompany } from './support/company.ts';
import { button, chooseFor, openSettings, rowOf, section, told } from './support/settings.ts';

const insurance = 'Certificate of insurance of Hill Roofing';
const documentOf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`),
});

test('of two owners who attach a document the slower sees both by name, and whoever closes that goes on typing', async ({
  page,
  request,
}) => {
  const owner = await openCompany(request);
  const added = await addCertificate(request, owner);
  await openSettings(page, owner, '?tab=certificates');
  await chooseFor(page, insurance, 'Change');
  await page.getByLabel('File (optional)').setInputFiles(documentOf('mine-of-today.pdf'));
  await attachFile(request, owner, added, documentOf('theirs.pdf'));
  await button(page, 'Save changes').click();
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this certificate meanwhile' });
  await expect(dialog).toContainText('Now: theirs.pdf, 1 kBYours: mine-of-today.pdf, 1 kB');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('mine-of-today.pdf', { exact: true })).toBeVisible();
  await button(page, 'Save changes').click();
  await button(dialog, 'Save mine').click();
  await expect(told(page, 'The certificate is changed.')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await chooseFor(page, insurance, 'Download file');
  expect((await waiting).suggestedFilename()).toBe('mine-of-today.pdf');
});

test('whoever goes elsewhere while a form is on its way gets there once it has arrived, and stays where it fails', async ({
  page,
  request,
  fail,
}) => {
  const owner = await openCompany(request);
  await addCertificate(request, owner);
  await openSettings(page, owner, '?tab=certificates');
  const company = page
    .getByRole('navigation', { name: 'Account settings' })
    .getByRole('link', { name: 'Company' });
  const number = page.getByLabel('Number (optional)');
  await chooseFor(page, insurance, 'Change');
  await number.fill('GL-9');
  await fail({ call: 'graphql ChangeCertificate', delayMs: 1_500, status: 503, times: 1 });
  await button(page, 'Save changes').click();
  await expect(button(page, 'Saving…')).toBeVisible();
  await company.click();
  await expect(button(page, 'Save changes')).toBeVisible();
  await expect(number).toHaveValue('GL-9');
  await expect(page).toHaveURL('/account?tab=certificates');

  await fail({ call: 'graphql ChangeCertificate', delayMs: 1_500, times: 1 });
  await button(page, 'Save changes').click();
  await company.click();
  await expect(section(page, 'Company')).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'Hill Roofing')).toContainText('no. GL-9');
});

test('an answer that was lost is no change by somebody else', async ({ page, request }) => {
  const owner = await openCompany(request);
  await addCertificate(request, owner);
  await openSettings(page, owner, '?tab=certificates');
  await chooseFor(page, insurance, 'Change');
  await page.getByLabel('Number (optional)').fill('GL-5');
  // The change is made, and its answer is not one.
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort();
    await page.unroute('**/graphql');
  });
  await button(page, 'Save changes').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(/reach the server/);
  await button(page, 'Save changes').click();
  await expect(told(page, 'The certificate is changed.')).toBeVisible();
  await expect(rowOf(page, 'Hill Roofing')).toContainText('no. GL-5');
});

test('a certificate that somebody else has deleted leaves the list', async ({ page, request }) => {
  const owner = await openCompany(request);
  const added = await addCertificate(request, owner);
  await openSettings(page, owner, '?tab=certificates');
  await deleteCertificate(request, owner, added);
  await chooseFor(page, insurance, 'Stop reminders');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText("We don't know that certificate");
  await button(page, 'Keep reminders').click();
  await expect(page.getByText('No certificates yet')).toBeVisible();
});
