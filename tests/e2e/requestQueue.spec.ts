import { randomUUID } from 'node:crypto';
import { beginSession, expect, test } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { button, dialog, openQueue, queue, rowOf, submitRequest } from './support/requestQueue.ts';
import { adminPage } from './support/title.ts';

test('an administrator declines a request with a reason, which the user, the mail, and the audit log show', async ({
  page,
  browser,
}) => {
  const userPage = await browser.newPage();
  const name = await submitRequest(userPage);
  await openQueue(page, `&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeFocused();
  await button(page, 'Start review').click();
  await dialog(page).getByRole('button', { name: 'Start review' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await button(page, 'Decline').click();
  await dialog(page).getByRole('button', { name: 'Decline' }).click();
  await expect(dialog(page).getByText('Please enter Reason')).toBeVisible();
  await inspectState(page, 'reason missing', adminPage(name));
  const reason = `No supplier delivers everywhere (${randomUUID().slice(0, 4)}).`;
  await dialog(page).getByLabel('Reason').fill(reason);
  await dialog(page).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('It is declined: nothing more can be decided.')).toBeVisible();
  const log = page.getByRole('table', { name: 'What was done' });
  await expect(log.getByRole('row').nth(1)).toContainText('Declined a product request');
  await expect(log.getByRole('row').nth(1)).toContainText('State: In review → Declined');
  await inspectState(page, 'declined', adminPage(name));

  await userPage.goto('/request-products');
  await expect(rowOf(userPage, name)).toContainText(reason);
  await expect
    .poll(async () => (await mailsTo(page.request, people.user.email)).map(({ text }) => text), {
      timeout: 20_000,
    })
    // Not necessarily the newest mail, since other tests ask as the same person.
    .toContainEqual(expect.stringContaining(reason));

  await page.goto(`/admin?section=audit&q=${encodeURIComponent(name)}`);
  await expect(heading(page, 'Audit log')).toBeVisible();
  const entries = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('Alex Morgan');
  await expect(entries.nth(1)).toContainText(reason);
});

test(
  'after a conflict, the typed reason is kept, and a second confirmation declines the changed request',
  { tag: '@full' },
  async ({ page, browser }) => {
    const name = await submitRequest(page);
    await openQueue(page, `&q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await button(page, 'Start review').click();
    await dialog(page).getByRole('button', { name: 'Start review' }).click();
    await button(page, 'Decline').click();
    const reason = dialog(page).getByLabel('Reason');
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Decline' }));
    await expect(reason).toBeFocused();
    await page.keyboard.type('No supplier delivers.');
    const other = await browser.newPage();
    await beginSession(other, people.administrator);
    await other.goto(page.url());
    await other.getByLabel('Note').fill('Call them first.');
    await button(other, 'Save').click();
    await expect(other.getByText('Saved.')).toBeVisible();

    await pressByKey(page, dialog(page).getByRole('button', { name: 'Decline' }));
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText(
      /Nothing was changed\. Alex Morgan changed PR-\d+ since you opened it\./,
    );
    await expect(alert).toContainText(/PR-\d+ is now: In review, noted: “Call them first\.” Confirm/);
    await expect(reason).toHaveValue('No supplier delivers.');
    await inspectState(page, 'changed meanwhile', adminPage(name));
    await dialog(page).getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('It is declined: nothing more can be decided.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('No supplier delivers.').first()).toBeVisible();
    // Leaving asks no question, since only somebody else has changed the note.
    await page.getByRole('link', { name: 'All requests' }).click();
    await expect(heading(page, queue.heading)).toBeFocused();
  },
);

test(
  'a request merges only into an open request, which the dialog shows before',
  { tag: '@full' },
  async ({ page, browser }) => {
    const userPage = await browser.newPage();
    const [name, other] = [await submitRequest(userPage), await submitRequest(userPage)];
    await openQueue(page, `&q=${encodeURIComponent(other)}`);
    const reference = /PR-\d+/.exec((await rowOf(page, other).textContent()) ?? '')?.[0] ?? '';
    await openQueue(page, `&q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await button(page, 'Merge').click();
    const field = dialog(page).getByLabel('Reference of the other request');
    const merge = dialog(page).getByRole('button', { name: 'Merge' });
    await field.fill('PR-999999999');
    await expect(dialog(page).getByText("We don't know PR-999999999.")).toBeVisible();
    await merge.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await inspectState(page, 'no such request', adminPage(name));
    const [ownReference = ''] = /PR-\d+/.exec((await dialog(page).textContent()) ?? '') ?? [];
    for (const [typed, problem] of [
      [ownReference, "A request can't be merged with itself"],
      ['PR-000001', 'PR-000001 is declined: enter one that is open'],
    ] as const) {
      await field.fill(typed);
      await expect(dialog(page).getByRole('status')).not.toBeEmpty();
      await merge.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(problem));
    }
    await field.fill(reference);
    await expect(dialog(page).getByRole('status')).toHaveText(`${other}, Acme Builders: submitted`);
    await inspectState(page, 'request found', adminPage(name));
    await merge.click();
    await expect(page.getByText('It is merged: nothing more can be decided.')).toBeVisible();
    await page.getByRole('link', { name: reference }).click();
    await expect(heading(page, other)).toBeFocused();
    await expect(page.getByText(/^PR-\d+: Sam Reed, Acme Builders$/)).toBeVisible();
    await inspectState(page, 'with one merged into it', adminPage(other));
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /^PR-\d+$/ })
      .click();
    await expect(heading(page, name)).toBeFocused();
  },
);

test(
  'a company whose requested product comes from a missing partner is told so, and can ask for that partner',
  { tag: '@full' },
  async ({ page, browser }) => {
    const ownerPage = await browser.newPage();
    const name = await submitRequest(ownerPage, people.smallOwner);
    await openQueue(page, `&q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await button(page, 'Start review').click();
    await dialog(page).getByRole('button', { name: 'Start review' }).click();
    await button(page, 'Mark available').click();
    await dialog(page).getByLabel('Partner who has it (optional)').selectOption('Cardone');
    await expect(dialog(page).getByRole('status')).toHaveText(
      "Birch Plumbing doesn't have this partner yet. We tell them so.",
    );
    await dialog(page).getByRole('button', { name: 'Mark available' }).click();
    await expect(page.getByText('It is available: nothing more can be decided.')).toBeVisible();

    await ownerPage.goto('/request-products');
    const row = rowOf(ownerPage, name);
    await expect(row).toContainText(
      "From Cardone. Your company doesn't have Cardone yet: you can ask for it on its page.",
    );
    await row.getByRole('link', { name: 'Cardone' }).click();
    await expect(ownerPage).toHaveURL('/not-found');
    await expect(ownerPage.getByRole('heading', { name: 'Ask for Cardone' })).toBeVisible();
  },
);

test('leaving with an unsaved note asks first', { tag: '@full' }, async ({ page }) => {
  const name = await submitRequest(page);
  await openQueue(page, `&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Note').fill('Ask two suppliers.');
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await button(page, 'Keep editing').click();
  await expect(page.getByLabel('Note')).toHaveValue('Ask two suppliers.');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(heading(page, queue.heading)).toBeFocused();
});

test(
  'the URL holds the status, search, sort order, and page of the queue',
  { tag: '@full' },
  async ({ page }) => {
    const name = await submitRequest(page);
    await openQueue(page);
    await page.getByLabel('Search by name or reference').fill(name);
    await expect(page).toHaveURL(/q=Winch/);
    await expect(rowOf(page, name)).toBeVisible();
    await button(page, 'Planned').click();
    await expect(page).toHaveURL(/status=planned/);
    await expect(page.getByText('Nothing found')).toBeVisible();
    await inspectState(page, 'nothing found', queue);
    await button(page, 'Show all').click();
    await expect(page).not.toHaveURL(/status|q=/);
    await page.getByRole('button', { name: 'Votes' }).click();
    await expect(page.getByRole('columnheader', { name: 'Votes' })).toHaveAttribute(
      'aria-sort',
      /ascending|descending/,
    );
    await expect(page).toHaveURL(/sort=-?votes/);
    const { href } = await page.evaluate(() => ({ href: location.href }));
    await page.goto('/admin');
    await page.goto(href);
    await expect(page.getByRole('columnheader', { name: 'Votes' })).toHaveAttribute(
      'aria-sort',
      /ascending|descending/,
    );
    await page.goto('/admin?section=requests&page=999');
    await expect(page).not.toHaveURL(/page=999/);
  },
);

test(
  'each state of the queue is accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await submitRequest(page);
    await fail({ call: 'graphql QueuedRequests', status: 500, times: 99 });
    await openQueue(page);
    await expect(page.getByText("We couldn't load the requests.")).toBeVisible();
    await inspectState(page, 'failed', queue);
    await recover();
    await button(page, 'Try again').click();
    await expect(page.getByRole('table', { name: 'Product requests' })).toBeVisible();
    await inspectState(page, 'there', queue);
    await page.getByRole('checkbox', { name: 'Select current page' }).check();
    await inspectState(page, 'selected', queue);
    await page.goto('/admin?section=audit');
    await expect(heading(page, 'Audit log')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await inspectState(page, 'audit log', adminPage('Audit log'));
  },
);

test(
  'an administrator assigns a request and saves a note by keyboard, and a note on an outdated request is refused',
  { tag: '@full' },
  async ({ page, browser }) => {
    const name = await submitRequest(page);
    await openQueue(page, `&q=${encodeURIComponent(name)}`);
    await tabTo(page, page.getByRole('link', { name }));
    await page.keyboard.press('Enter');
    await expect(heading(page, name)).toBeFocused();
    const other = await browser.newPage();
    await beginSession(other, people.administrator);
    await other.goto(page.url());
    await expect(heading(other, name)).toBeVisible();

    await tabTo(page, page.getByRole('checkbox', { name: 'Assign to me' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel('Note'));
    await page.keyboard.type('Ask the supplier.');
    await pressByKey(page, button(page, 'Save'));
    await expect(page.getByText('Assigned to Alex Morgan.')).toBeVisible();

    await other.getByLabel('Note').fill('Mine.');
    await button(other, 'Save').click();
    await expect(other.getByText(/Alex Morgan changed PR-\d+ since you opened it/)).toBeVisible();
    await expect(other.getByText('Their note: Ask the supplier.')).toBeVisible();
    await expect(other.getByRole('table', { name: 'What was done' })).toContainText('Ask the supplier.');
    await expect(other.getByLabel('Note')).toHaveValue('Mine.');
    await button(other, 'Save').click();
    await expect(other.getByText('Saved.')).toBeVisible();
    await expect(other.getByText('Assigned to Alex Morgan.')).toBeVisible();

    await page.getByRole('link', { name: 'All requests' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page.getByLabel('Note')).toHaveValue('Mine.');
  },
);
