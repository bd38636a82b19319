import { beginSession, expect, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import { button, openCustomer, save, switchOf } from './support/customerPage.ts';
import { inspectState } from './support/inspectState.ts';
import { linkMailedTo } from './support/outbox.ts';
import { heading } from './support/registering.ts';
import { rowOf } from './support/settings.ts';

const requestPage = { heading: 'Request a product', title: 'Request a product' };

test(
  'a request for a partner is listed among the requests, and becomes available when the partner is switched on',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const owner = await openCompany(request);
    await beginSession(page, owner);
    await page.goto('/request-products');
    await expect(page.getByText('No requests yet')).toBeVisible();
    await page.getByLabel('Product or company name').fill('PPG');
    await page.getByRole('link', { name: 'Ask for PPG' }).click();
    await expect(page.getByRole('heading', { name: 'Ask for PPG' })).toBeVisible();
    await page.getByLabel('Reason').fill('We paint every roof.');
    await button(page, 'Send request').click();
    await expect(page.getByText('Your request is sent.')).toBeVisible();
    await page.getByRole('link', { name: 'View your requests' }).click();
    await expect(rowOf(page, 'PPG')).toContainText('Submitted');
    await inspectState(page, 'asked for a partner', requestPage);

    const administration = await browser.newPage();
    await openCustomer(administration, owner);
    await switchOf(administration, 'PPG').check();
    await save(administration);
    expect(await linkMailedTo(request, owner.email, 'PPG is now available to everyone at your company')).toBe(
      '/partner/ppg',
    );
    await page.reload();
    await expect(rowOf(page, 'PPG')).toContainText('Available');
    await inspectState(page, 'partner available', requestPage);
    await rowOf(page, 'PPG').getByRole('link', { name: 'PPG' }).click();
    await expect(heading(page, 'PPG')).toBeVisible();
  },
);
