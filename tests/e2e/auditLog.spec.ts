import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { sendOperation } from './support/sendOperation.ts';
import { stored } from './support/stored.ts';
import { adminPage } from './support/title.ts';

const search = (page: Page) => page.getByLabel('Search by what was changed, or by action');
const log = (page: Page) => page.getByRole('table', { name: 'Audit log' });

test(
  'the log is searched by action and filtered by person, and a download has the same filter',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.administrator);
    await page.goto('/admin?section=users');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await page.goto('/admin?section=audit');
    await search(page).fill('downloaded users');
    await expect(log(page).getByRole('row').nth(1)).toContainText('Downloaded users');
    await log(page).getByRole('link', { name: 'Alex Morgan' }).first().click();
    await expect(page).toHaveURL(/actor=\d+/);
    const chip = page.getByRole('button', { name: 'By Alex Morgan' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await inspectState(page, 'by one person', adminPage('Audit log'));
    const file = page.waitForEvent('download');
    const asked = page.waitForRequest(/exports\/audit\.csv\?.*actorId=\d+/);
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await Promise.all([file, asked]);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL(/entity=list.*actor=|actor=.*entity=list/);
    await chip.press('Enter');
    await expect(page).not.toHaveURL(/actor=/);
    await expect(chip).toHaveCount(0);
    await expect(search(page)).toBeFocused();

    // The server names a filter that no row of the page names, or says that it does not know it.
    for (const [search, name] of [
      ['actor=1&from=2001-01-01&to=2001-01-01', /^By (?!user)/],
      ['actor=999999999', 'By user 999999999 (not found)'],
      ['entity=user&item=999999999', 'Number 999999999 (no entries)'],
    ] as const) {
      await page.goto(`/admin?section=audit&${search}`);
      await expect(page.getByText('No row matches your search and filters.')).toBeVisible();
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
  },
);

test('the log is filtered by days, and a download has the same filter', async ({ page }) => {
  await beginSession(page, people.administrator);
  await page.goto('/admin?section=users');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.goto('/admin?section=audit');
  await expect(log(page)).toBeVisible();
  const from = page.getByLabel('Done from', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await from.fill('2026-02-03');
  await to.fill('2026-02-02');
  await to.press('Enter');
  await expect(to).toBeFocused();
  await expect(to).toHaveAccessibleDescription('Error: Enter a day on or after the first one.');
  await expect(from).toHaveValue('2026-02-03');
  await inspectState(page, 'wrong days', adminPage('Audit log'));
  await from.fill('2026-02-01');
  await from.press('Enter');
  await expect(page).toHaveURL(/from=2026-02-01&to=2026-02-02/);
  await expect(from).toBeFocused();
  await expect(to).toHaveAccessibleDescription('');
  await expect(page.getByText('No row matches your search and filters.')).toBeVisible();
  const asked = page.waitForRequest(/exports\/audit\.csv\?.*from=2026-02-01&to=2026-02-02/);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await asked;
  await to.fill('');
  await to.press('Enter');
  await expect(page).not.toHaveURL(/to=/);
  await expect(log(page).getByRole('row').nth(1)).toContainText('Downloaded');
  await page.goBack();
  await expect(to).toHaveValue('2026-02-02');
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(page).not.toHaveURL(/from=|to=/);
  await expect(from).toHaveValue('');

  // "All days" also clears days that were typed but not applied.
  await to.fill('2026-02-02');
  await page.getByRole('button', { name: 'All days' }).press('Enter');
  await expect(from).toBeFocused();
  await expect(to).toHaveValue('');
  await expect(page.getByRole('button', { name: 'All days' })).toHaveCount(0);
  await page.goto('/admin?section=audit&from=2026-02-03&to=2026-02-02');
  await expect(to).toHaveAccessibleDescription('Error: Enter a day on or after the first one.');
});

test(
  'typed days apply when another filter is pressed, and "Show all" clears them',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.administrator);
    await page.goto('/admin?section=audit');
    const from = page.getByLabel('Done from', { exact: true });
    const to = page.getByLabel('To', { exact: true });
    await from.fill('2026-02-01');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL(/entity=list&from=2026-02-01/);
    await expect(from).toHaveValue('2026-02-01');

    // Invalid days stay as they were typed, with their error.
    await to.fill('1999-12-31');
    await page.getByRole('button', { name: 'Partner', exact: true }).click();
    await expect(page).toHaveURL(/entity=partner&from=2026-02-01$/);
    await expect(to).toHaveValue('1999-12-31');
    await expect(to).toHaveAccessibleDescription('Error: Enter a day from 2000 to 2099.');
    await inspectState(page, 'a day too early', adminPage('Audit log'));

    await search(page).fill('nothing of this name');
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(page).toHaveURL('/admin?section=audit');
    await expect(search(page)).toHaveValue('');
    for (const field of [from, to]) {
      await expect(field).toHaveValue('');
      await expect(field).toHaveAccessibleDescription('');
    }

    // The same where no day was applied before, and where a day was typed in part.
    await search(page).fill('nothing of this name');
    await from.fill('2026-02-03');
    await to.press('0');
    await to.press('2');
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(from).toHaveValue('');
    await expect.poll(() => to.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(false);
  },
);

test.describe('in a time zone far from that of the marketplace', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test(
    'entries are dated in the time zone in which their days are filtered',
    { tag: '@full' },
    async ({ page }) => {
      await beginSession(page, people.administrator);
      await page.goto('/admin?section=users');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      await page.goto('/admin?section=audit');
      const newest = log(page).getByRole('row').nth(1);
      const date = /\d\d\/\d\d\/\d{4}/.exec(await newest.innerText())?.[0] ?? '';
      const [month, day, year] = date.split('/');
      await page.goto(`/admin?section=audit&from=${year}-${month}-${day}&to=${year}-${month}-${day}`);
      await expect(newest).toContainText(date);
      // On a phone no table header names the time zone.
      await page.setViewportSize({ width: 320, height: 800 });
      await expect(page.getByText(/, in Chicago time\./)).toBeVisible();
    },
  );
});

test(
  'a mail shows its latest log entries, with a link to the rest',
  { tag: '@full' },
  async ({ page, request }) => {
    await beginSession(page, people.administrator);
    await page.goto('/admin?section=outbox&q=invited@lintel.test');
    await page.getByRole('link', { name: 'Dana Lee invited you to Lintel Marketplace' }).first().click();
    await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).click();
    const done = page.getByRole('table', { name: 'What was done' });
    await expect(done).toContainText('Sent a mail again');

    const id = new URL(page.url()).searchParams.get('id');
    const token = (await stored(page, 'accessToken')) ?? '';
    for (let time = 0; time < 10; time += 1) await sendOperation(request, 'ResendMail', { id }, token);
    await page.reload();
    await expect(done.getByRole('row')).toHaveCount(11);
    await page.getByRole('link', { name: /^All \d+ entries$/ }).click();
    const chip = page.getByRole('button', { name: /^Dana Lee invited you to Lintel Marketplace, to / });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^1 to 10 of 1\d$/)).toBeVisible();
    await chip.press('Enter');
    await expect(chip).toHaveCount(0);
    await expect(search(page)).toBeFocused();
    await page.goBack();
    await page.getByRole('button', { name: 'Mail', exact: true }).click();
    await expect(chip).toHaveCount(0);
    await expect(page).not.toHaveURL(/item=/);
  },
);

const missing = [
  ['partners', "We don't know that partner", 'All partners', 'Partners'],
  ['users', "We don't know that user", 'All users', 'Users'],
  ['customers', "We don't know that customer", 'All customers', 'Customers'],
  ['requests', "We don't know that product request", 'All requests', 'Product requests'],
  ['affiliates', "We don't know that application", 'All applications', 'Affiliates'],
  ['outbox', "We don't know that mail", 'All mails', 'Outbox'],
] as const;

test(
  'the URL of an unknown id says so once, and links back to the list',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.administrator);
    for (const [section, words, wayBack, list] of missing) {
      await page.goto(`/admin?section=${section}&id=77777`);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(words);
      await expect(page.getByText('Try again')).toHaveCount(0);
      // The stored error list has the message of a notice before the notice is rendered.
      expect((await stored(page, 'errorList')) ?? '', section).not.toContain(words);
      await alert.getByRole('link', { name: wayBack }).click();
      await expect(heading(page, list)).toBeFocused();
    }
    await page.goto('/admin?section=users&id=77777');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await inspectState(page, 'no such user', adminPage('User'));
  },
);
