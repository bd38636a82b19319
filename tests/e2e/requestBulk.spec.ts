import { expect, test } from './support/app.ts';
import { inspectState } from './support/inspectState.ts';
import { button, dialog, openQueue, queue, rowOf, submitRequest } from './support/requestQueue.ts';

test(
  'a bulk decision skips requests that somebody else has decided meanwhile, and reports them',
  { tag: '@full' },
  async ({ page, browser }) => {
    const userPage = await browser.newPage();
    const names = [await submitRequest(userPage), await submitRequest(userPage)];
    await openQueue(page, '&status=submitted&sort=-askedOn&size=50');
    for (const name of names) await rowOf(page, name).getByRole('checkbox').check();
    await expect(page.getByText('2 selected')).toBeVisible();

    const other = await browser.newPage();
    await openQueue(other, `&q=${encodeURIComponent(names[0] ?? '')}`);
    await other.getByRole('checkbox', { name: 'Select current page' }).check();
    await button(other, 'Start review').click();
    await dialog(other).getByRole('button', { name: 'Start review' }).click();
    await expect(rowOf(other, names[0] ?? '')).toContainText('In review');

    await button(page, 'Start review').click();
    await expect(dialog(page)).toContainText('2 requests');
    await dialog(page).getByRole('button', { name: 'Start review' }).click();
    await expect(
      page.getByText(/^1 done, 1 not\. Alex Morgan changed PR-\d+ since you opened it\.$/),
    ).toBeVisible();
    for (const name of names) await expect(rowOf(page, name)).toHaveCount(0);
    await expect(page.getByText('2 selected')).toBeHidden();
  },
);

test(
  'a decision that only some selected requests allow applies to those, and the others stay selected',
  { tag: '@full' },
  async ({ page, browser }) => {
    const userPage = await browser.newPage();
    const names = [
      await submitRequest(userPage),
      await submitRequest(userPage),
      await submitRequest(userPage),
    ];
    await openQueue(page, '&sort=-askedOn');
    const checkboxOf = (name = '') => rowOf(page, name).getByRole('checkbox');
    await checkboxOf(names[0]).check();
    await button(page, 'Start review').click();
    await dialog(page).getByRole('button', { name: 'Start review' }).click();
    await expect(rowOf(page, names[0] ?? '')).toContainText('In review');

    for (const name of names) await checkboxOf(name).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(button(page, 'Decline 1 of 3')).toBeVisible();
    await inspectState(page, 'some can be reviewed', queue);
    await button(page, 'Start review 2 of 3').click();
    await expect(dialog(page)).toContainText('Start the review of 2 requests?');
    await dialog(page).getByRole('button', { name: 'Start review' }).click();
    await expect(page.getByText('Done for 2 of 3 requests. The other one stays selected.')).toBeVisible();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect(checkboxOf(names[0])).toBeChecked();
    await expect(checkboxOf(names[1])).not.toBeChecked();
  },
);
