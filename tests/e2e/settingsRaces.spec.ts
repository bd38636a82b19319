import { expect, test } from './support/app.ts';
import {
  addCertificate,
  addColleague,
  attachFile,
  dayIn,
  deleteCertificate,
  openCompany,
} from './support/company.ts';
import { newAddress } from './support/registering.ts';
import { button, chooseFor, openSettings, rowOf, section, statusMessage } from './support/settings.ts';

const insurance = 'Certificate of insurance of Hill Roofing';
const documentOf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`),
});

test(
  'when two owners attach a document, the second sees both names, and can close the dialog to go on editing',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    const added = await addCertificate(request, owner);
    await openSettings(page, owner, '?tab=certificates');
    await chooseFor(page, insurance, 'Change');
    await page.getByLabel('File (optional)').setInputFiles(documentOf('mine-of-today.pdf'));
    await attachFile(request, owner, added, documentOf('theirs.pdf'));
    await button(page, 'Save changes').click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this certificate' });
    await expect(dialog).toContainText('Now: theirs.pdf, 1 kBYours: mine-of-today.pdf, 1 kB');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('mine-of-today.pdf', { exact: true })).toBeVisible();
    await button(page, 'Save changes').click();
    await button(dialog, 'Save mine').click();
    await expect(statusMessage(page, 'The certificate is changed.')).toBeVisible();
    const waiting = page.waitForEvent('download');
    await chooseFor(page, insurance, 'Download file');
    expect((await waiting).suggestedFilename()).toBe('mine-of-today.pdf');
  },
);

test(
  'navigation during saving waits until the form is saved, and does not happen when saving fails',
  { tag: '@full' },
  async ({ page, request, fail }) => {
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
  },
);

for (const [what, number] of [
  ['is sent again unchanged', 'GL-5'],
  ['is sent again with a change', 'GL-6'],
] as const) {
  test(
    `a form whose answer was lost and that ${what} causes no conflict`,
    { tag: '@full' },
    async ({ page, request, fail }) => {
      const owner = await openCompany(request);
      await addCertificate(request, owner);
      await openSettings(page, owner, '?tab=certificates');
      const alert = page.getByRole('main').getByRole('alert').first();
      for (const [call, open, submit, done] of [
        [
          'graphql ChangeCertificate',
          () => chooseFor(page, insurance, 'Change'),
          'Save changes',
          'The certificate is changed.',
        ],
        [
          'graphql RenewCertificate',
          async () => {
            await button(page, `Renew ${insurance}`).click();
            await page.getByLabel('Expires on').fill(dayIn(400));
          },
          'Renew certificate',
          'The certificate is renewed. We archived the old one.',
        ],
      ] as const) {
        await open();
        await page.getByLabel('Number (optional)').fill('GL-5');
        await fail({ call, losesAnswer: true, times: 1 });
        await button(page, submit).click();
        await expect(alert).toHaveText(/reach the server/);
        await page.getByLabel('Number (optional)').fill(number);
        await button(page, submit).click();
        await expect(statusMessage(page, done)).toBeVisible();
        await expect(rowOf(page, 'Hill Roofing')).toHaveCount(1);
        await expect(rowOf(page, 'Hill Roofing')).toContainText(`no. ${number}`);
      }

      await fail({ call: 'graphql ChangeReminders', losesAnswer: true, times: 1 });
      await chooseFor(page, insurance, 'Stop reminders');
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('reach the server');
      await button(page, 'Stop reminders').click();
      await expect(rowOf(page, 'Hill Roofing')).toContainText('Stopped');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
}

test(
  'a certificate that somebody else has deleted shows an error, and then leaves the list',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    const added = await addCertificate(request, owner);
    await openSettings(page, owner, '?tab=certificates');
    await deleteCertificate(request, owner, added);
    await chooseFor(page, insurance, 'Stop reminders');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText("We don't know that certificate");
    await button(page, 'Keep reminders').click();
    await expect(page.getByText('No certificates yet')).toBeVisible();

    const another = await addCertificate(request, owner);
    await page.reload();
    await chooseFor(page, insurance, 'Change');
    await deleteCertificate(request, owner, another);
    await button(page, 'Save changes').click();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
      "We don't know that certificate",
    );
    await button(page, 'Cancel').click();
    await expect(page.getByText('No certificates yet')).toBeVisible();
  },
);

test(
  'an owner whom another owner makes a user is redirected from the account settings',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const owner = await openCompany(request);
    const lou = await addColleague(request, owner, 'Lou', 'owner');
    await openSettings(page, owner);
    const other = await (await browser.newContext()).newPage();
    await openSettings(other, lou);
    await chooseFor(other, 'Olive Hill', 'Make user');
    await button(other, 'Make user').click();
    await expect(statusMessage(other, 'Olive Hill is now a user.')).toBeVisible();
    await other.context().close();

    // A form with input asks no question then, since nobody can send its values.
    await button(page, 'Add user').click();
    await page.getByLabel('First name').fill('Ina');
    await page.getByLabel('Last name').fill('Vited');
    await page.getByLabel('Email').fill(newAddress());
    await button(page, 'Send invitation').click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText("That page isn't for your role.")).toBeVisible();
    await button(page, 'Olive Hill, account menu').click();
    await expect(page.getByRole('link', { name: 'Account settings' })).toHaveCount(0);
  },
);
