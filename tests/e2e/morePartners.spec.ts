import type { APIRequestContext, Page } from '@playwright/test';
import { PartnerId } from '#domain/partner.ts';
import { beginSession, expect, offers, requestTokens, submitLogIn, test } from './support/app.ts';
import { addColleague, openCompany, type Owner } from './support/company.ts';
import { requestPartner, button, openCustomer, save } from './support/customerPage.ts';
import { inspectState } from './support/inspectState.ts';
import { pressByKey } from './support/keyboard.ts';
import { people } from './support/people.ts';

const more = (page: Page) => page.getByRole('region', { name: 'More partners' });
const rowOf = (page: Page, title: string) =>
  more(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const askButton = (page: Page, title: string) =>
  more(page).getByRole('button', { name: `Ask for it (${title})` });
/** The status of the request for a partner. */
const requestStatus = (page: Page, title: string) => rowOf(page, title).getByRole('status').first();
const dashboard = { heading: 'Partners', title: 'Partners' };

async function openDashboard(page: Page, request: APIRequestContext): Promise<Owner> {
  const owner = await openCompany(request);
  await beginSession(page, owner);
  await page.goto('/dashboard');
  await expect(offers(page)).toHaveCount(4);
  return owner;
}

test("a person asks for a missing partner by keyboard, in the list below the company's own", async ({
  page,
  request,
}) => {
  await openDashboard(page, request);
  await expect(more(page).getByRole('listitem')).toHaveCount(8);
  await pressByKey(page, askButton(page, 'PPG'));
  const reason = rowOf(page, 'PPG').getByLabel('Reason');
  await expect(reason).toBeFocused();
  await inspectState(page, 'asking', dashboard);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'PPG').getByRole('link', { name: 'Please enter Reason' })).toBeVisible();
  await reason.fill('We paint every roof.');
  await pressByKey(page, rowOf(page, 'PPG').getByRole('button', { name: 'Send request' }));
  const status = requestStatus(page, 'PPG');
  await expect(status).toHaveText("Your request is sent. We'll email you when it is decided.");
  await expect(status).toBeFocused();
  await expect(rowOf(page, 'PPG').getByRole('button')).toHaveCount(0);
  await inspectState(page, 'asked', dashboard);
  await page.reload();
  await expect(status).toHaveText(/^Asked on \d\d\/\d\d\/\d{4}, by Olive Hill$/);
  // The company's own list and its counts have not changed.
  await expect(offers(page)).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'All (4)' })).toBeVisible();
});

test(
  'search and category also filter the missing partners, and keep a reason that was typed',
  { tag: '@full' },
  async ({ page, request }) => {
    await openDashboard(page, request);
    await askButton(page, 'PPG').click();
    await rowOf(page, 'PPG').getByLabel('Reason').fill('We paint');
    await page.getByLabel('Search partners').fill('screening');
    await expect(offers(page)).toHaveCount(0);
    await expect(more(page).getByRole('heading', { level: 3 })).toHaveText(['HireRight', 'PPG']);
    await expect(rowOf(page, 'PPG').getByLabel('Reason')).toHaveValue('We paint');
    await button(page, 'Cancel').click();
    await expect(askButton(page, 'PPG')).toBeFocused();
    await page.getByLabel('Search partners').fill('screening with');
    await expect(more(page).getByRole('heading', { level: 3 })).toHaveText(['HireRight']);
    await page.goto('/dashboard?category=Health');
    await expect(more(page).getByRole('heading', { level: 3 })).toHaveText(['10X Health']);
    await page.goto('/dashboard?q=nothing+like+it');
    await expect(page.getByText('No partners match “nothing like it”')).toBeVisible();
    await expect(more(page)).toHaveCount(0);
  },
);

test(
  'a company without partners sees every partner that it can ask for',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.userWithoutPartners);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No partners yet for your company.' })).toBeVisible();
    await expect(more(page).getByRole('listitem')).toHaveCount(12);
    await inspectState(page, 'none of their own', dashboard);
  },
);

test('when a colleague has asked first, the row names them', { tag: '@full' }, async ({ page, request }) => {
  const owner = await openDashboard(page, request);
  await askButton(page, 'Cardone').click();
  await rowOf(page, 'Cardone').getByLabel('Reason').fill('We train our crews.');
  const colleague = await addColleague(request, owner, 'Mia');
  const { accessToken } = await requestTokens(request, colleague.email);
  await requestPartner(request, { ...owner, token: accessToken }, PartnerId.Cardone);
  await rowOf(page, 'Cardone').getByRole('button', { name: 'Send request' }).click();
  await expect(requestStatus(page, 'Cardone')).toContainText('by Mia Stone');
  await expect(requestStatus(page, 'Cardone')).toBeFocused();
  await expect(rowOf(page, 'Cardone').getByLabel('Reason')).toHaveCount(0);
});

test(
  'a declined partner shows the reason, and can be asked for again',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const owner = await openCompany(request);
    await requestPartner(request, owner, PartnerId.PPG);
    await openCustomer(page, owner);
    await page.getByRole('checkbox', { name: 'Decline PPG' }).check();
    await page.getByLabel('Reason for switching off PPG').fill('Not for roofers.');
    await save(page);
    const ownerPage = await browser.newPage();
    await beginSession(ownerPage, owner);
    await ownerPage.goto('/dashboard');
    await expect(requestStatus(ownerPage, 'PPG')).toHaveText(/^Declined on .+: “Not for roofers\.”$/);
    await more(ownerPage).getByRole('button', { name: 'Ask again (PPG)' }).click();
    await rowOf(ownerPage, 'PPG').getByLabel('Reason').fill('We paint, too.');
    await rowOf(ownerPage, 'PPG').getByRole('button', { name: 'Send request' }).click();
    await expect(requestStatus(ownerPage, 'PPG')).toContainText('Your request is sent.');
  },
);

test(
  'typing the name of a missing partner under "Request a product" offers to ask for that partner',
  { tag: '@full' },
  async ({ page, request }) => {
    await openDashboard(page, request);
    await page.goto('/request-products');
    await page.getByLabel('Product or company name').fill('ppg paint');
    await expect(
      page.getByText("PPG is one of our partners. Your company doesn't have it yet."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Ask for PPG' }).click();
    await expect(page.getByRole('heading', { name: 'Ask for PPG' })).toBeVisible();
  },
);

test(
  'from the landing page, a person asks for a missing partner with three clicks',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    await page.goto('/');
    await page
      .getByRole('article', { name: 'PPG' })
      .getByRole('link', { name: /Log in to see the offer/ })
      .click();
    await submitLogIn(page, owner.email);
    await page.getByLabel('Reason').fill('We paint every roof.');
    await button(page, 'Send request').click();
    await expect(page.getByText("Your request is sent. We'll email you when it is decided.")).toBeVisible();
  },
);
