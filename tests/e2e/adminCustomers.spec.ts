import { limits } from '#domain/limits.ts';
import { beginSession, expect, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import {
  requestPartner,
  button,
  detail,
  openCustomer,
  partners,
  rowOf,
  save,
  switchOf,
} from './support/customerPage.ts';
import { inspectState } from './support/inspectState.ts';
import { mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { heading, newAddress } from './support/registering.ts';
import { adminPage } from './support/title.ts';

const list = adminPage('Customers');

test(
  'a logged-in customer gets a partner once it is switched on, and loses it once it is switched off',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const owner = await openCompany(request);
    await requestPartner(request, owner, 8);
    const ownerPage = await browser.newPage();
    await beginSession(ownerPage, owner);
    await ownerPage.goto('/dashboard');
    const offer = ownerPage.getByRole('main').getByRole('article').filter({ hasText: 'PPG' });
    await expect(heading(ownerPage, /./)).toBeVisible();
    await expect(offer).toHaveCount(0);
    await ownerPage.goto('/partner/ppg');
    await expect(ownerPage).toHaveURL('/not-found');

    await openCustomer(page, owner);
    await expect(rowOf(page, 'PPG')).toContainText('They ask: We paint every roof.');
    await switchOf(page, 'PPG').check();
    await expect(rowOf(page, 'PPG')).toContainText('To be switched on');
    await expect(page.getByText('1 change to save.')).toBeVisible();
    await save(page);
    await expect(rowOf(page, 'PPG')).toContainText('Alex Morgan');
    await expect(rowOf(page, 'PPG')).toContainText('Asked for');
    await ownerPage.goto('/dashboard');
    await expect(offer).toHaveCount(1);
    await ownerPage.goto('/partner/ppg');
    await expect(heading(ownerPage, 'PPG')).toBeVisible();

    await switchOf(page, 'PPG').uncheck();
    await button(page, 'Save partners').click();
    const reason = page.getByLabel('Reason for switching off PPG');
    await expect(page.getByText(/Please enter Reason$/)).toBeVisible();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await inspectState(page, 'reason missing', detail);
    await reason.fill('The plan has ended.');
    await save(page);
    await expect(rowOf(page, 'PPG')).toContainText('Switched off');
    await expect(rowOf(page, 'PPG')).toContainText('The plan has ended.');
    const log = page.getByRole('table', { name: 'What was done' });
    await expect(log.getByRole('row').nth(1)).toContainText('PPG: The plan has ended.');
    await inspectState(page, 'switched off', detail);
    await ownerPage.goto('/dashboard');
    await expect(heading(ownerPage, /./)).toBeVisible();
    await expect(offer).toHaveCount(0);
    await ownerPage.goto('/partner/ppg');
    await expect(ownerPage).toHaveURL('/not-found');
  },
);

test('a partner that is switched on or off shows at the next client-side navigation, even on its own page', async ({
  page,
  browser,
  request,
}) => {
  const owner = await openCompany(request);
  const ownerPage = await browser.newPage();
  await beginSession(ownerPage, owner);
  await ownerPage.goto('/dashboard');
  const offer = ownerPage.getByRole('main').getByRole('article').filter({ hasText: 'PPG' });
  const follow = (name: string) => ownerPage.getByRole('link', { name, exact: true }).first().click();
  await expect(ownerPage.getByRole('main').getByRole('article')).toHaveCount(4);
  await openCustomer(page, owner);
  await switchOf(page, 'PPG').check();
  await save(page);

  await follow('FAQ');
  await expect(heading(ownerPage, 'FAQ')).toBeFocused();
  await expect(ownerPage.getByRole('contentinfo').getByRole('link', { name: 'PPG' })).toBeVisible();
  await ownerPage.goBack();
  await expect(offer).toHaveCount(1);
  await offer.getByRole('link', { name: /^Learn more/ }).click();
  await expect(heading(ownerPage, 'PPG')).toBeFocused();

  await switchOf(page, 'PPG').uncheck();
  await page.getByLabel('Reason for switching off PPG').fill('The plan has ended.');
  await save(page);
  // A list younger than the stale time is not fetched again (spec section 7).
  await ownerPage.waitForTimeout(limits.dataStaleTime);
  await ownerPage.goBack();
  await expect(ownerPage.getByRole('main').getByRole('article')).toHaveCount(4);
  await expect(offer).toHaveCount(0);
  await ownerPage.goForward();
  await expect(ownerPage).toHaveURL('/not-found');
  await expect(ownerPage.getByText('The plan has ended.')).toBeVisible();
});

test(
  "a conflicting save shows the other administrator's changes and keeps the unsaved ones",
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const owner = await openCompany(request);
    await requestPartner(request, owner, 8);
    await openCustomer(page, owner);
    const other = await browser.newPage();
    await openCustomer(other, owner);
    await switchOf(other, 'QXO').check();
    await other.getByRole('checkbox', { name: 'Decline PPG' }).check();
    await other.getByLabel('Reason for switching off PPG').fill('Not for roofers.');
    await save(other);

    await switchOf(page, 'Cardone').check();
    await switchOf(page, 'QXO').check();
    await button(page, 'Save partners').click();
    await expect(page.getByText('Alex Morgan changed Hill Roofing since you opened it')).toBeVisible();
    await expect(
      page.getByText(/^The list shows the current state\. We kept and marked your changes/),
    ).toBeVisible();
    await expect(rowOf(page, 'PPG')).toContainText('Not for roofers.');
    await expect(page.getByRole('table', { name: 'What was done' })).toContainText('QXO');
    await expect(rowOf(page, 'QXO')).not.toContainText('To be switched on');
    await expect(rowOf(page, 'Cardone')).toContainText('To be switched on');
    await expect(page.getByText('1 change to save.')).toBeVisible();
    await inspectState(page, 'conflict', detail);
    await save(page);
    await expect(rowOf(page, 'Cardone')).toContainText('Alex Morgan');
  },
);

test(
  'a link asks for confirmation before it discards unsaved switches',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    await openCustomer(page, owner);
    await switchOf(page, 'QXO').check();
    await page.getByRole('link', { name: 'Outbox' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await inspectState(page, 'asked whether to leave', detail);
    await button(page, 'Keep editing').click();
    await expect(page.getByText('1 change to save.')).toBeVisible();
    await page.getByRole('link', { name: 'All customers' }).click();
    await button(page, 'Leave').click();
    await expect(heading(page, list.heading)).toBeFocused();
    await page.goBack();
    await switchOf(page, 'QXO').check();
    await save(page);
    await page.getByRole('link', { name: 'All customers' }).click();
    await expect(heading(page, list.heading)).toBeFocused();
  },
);

test(
  'the overview links to the customers that asked for partners, whose rows name them until they are decided',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    await requestPartner(request, owner, 8);
    await requestPartner(request, owner, 12);
    await openCustomer(page, owner);
    const id = new URL(page.url()).searchParams.get('id');
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="&id=${id}"]`) });
    await page.goto('/admin');
    await page.getByRole('main').getByRole('link', { name: 'Asked for a partner', exact: true }).click();
    await expect(page).toHaveURL(/section=customers&asks=partner$/);
    await expect(button(page, 'Asked for a partner')).toHaveAttribute('aria-pressed', 'true');
    const newest = '/admin?section=customers&asks=partner&sort=-createdOn&size=100';
    await page.goto(newest);
    await expect(row).toContainText('Asks for PPG and 1 more');
    await inspectState(page, 'waiting', list);
    await button(page, 'Without partners').click();
    await expect(page).toHaveURL(/partners=none&asks=partner/);
    await button(page, 'Without partners').click();
    await row.getByRole('link').click();
    for (const name of ['PPG', 'QXO']) {
      await page.getByRole('checkbox', { name: `Decline ${name}` }).check();
      await page.getByLabel(`Reason for switching off ${name}`).fill('Not for roofers.');
    }
    await save(page);
    await expect
      .poll(async () => (await mailsTo(request, owner.email)).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toContain('Your request for PPG was declined');
    await page.getByRole('link', { name: 'All customers' }).click();
    await expect(page).toHaveURL(/asks=partner/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await button(page, 'Asked for a partner').click();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('Asks for');
  },
);

test('an administrator invites somebody to a customer, and finds them among its users', async ({
  page,
  request,
}) => {
  const owner = await openCompany(request);
  await openCustomer(page, owner);
  await button(page, 'Invite somebody').click();
  await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeFocused();
  await button(page, 'Send invitation').click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await inspectState(page, 'names missing', { ...detail, hasErrors: true });
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Diaz');
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await button(page, 'Send invitation').click();
  await expect(page.getByRole('link', { name: `${owner.email} has an account already` })).toBeVisible();
  const email = newAddress();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await button(page, 'Send invitation').click();
  await expect(page.getByText(`${email} is invited.`)).toBeVisible();
  await expect(button(page, 'Invite somebody')).toBeFocused();
  await expect(page.getByText('1 active, 1 invited, 0 deactivated')).toBeVisible();
  await expect.poll(async () => (await mailsTo(request, email)).length).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Users of Hill Roofing' }).click();
  const users = page.getByRole('table', { name: 'Users' });
  await expect(users.getByRole('rowheader')).toHaveCount(2);
  await expect(users).toContainText(email);
  await button(page, 'Hill Roofing').click();
  await expect(page).not.toHaveURL(/customerId/);
});

test(
  'each state of the customers section is accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await fail({ call: 'graphql AdminCustomers', status: 500, times: 99 });
    await beginSession(page, people.administrator);
    await page.goto('/admin?section=customers');
    await expect(page.getByText("We couldn't load the customers.")).toBeVisible();
    await inspectState(page, 'failed', list);
    await recover();
    await button(page, 'Try again').click();
    await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible();
    await inspectState(page, 'there', list);
    await fail({ call: 'graphql AdminCustomer', status: 500, times: 99 });
    await page.goto('/admin?section=customers&id=2');
    await expect(page.getByText("We couldn't load the customer.")).toBeVisible();
    await inspectState(page, 'customer failed', adminPage('Customer'));
    await recover();
    await button(page, 'Try again').click();
    await expect(partners(page)).toBeVisible();
    const own = adminPage(await heading(page, /./).innerText());
    await inspectState(page, 'customer', own);
    await fail({ call: 'graphql SetEntitlements', status: 500, times: 99 });
    await switchOf(page, 'QXO').click();
    await switchOf(page, 'Insureon').click();
    for (const reason of await page.getByLabel(/^Reason for switching off/).all()) await reason.fill('Test.');
    await button(page, 'Save partners').click();
    await expect(page.getByText(/Reference for support/)).toBeVisible();
    await inspectState(page, 'not saved', own);
    await button(page, 'Discard changes').click();
    await expect(page.getByText('Nothing to save.')).toBeVisible();
    await page.goto('/admin?section=customers&id=999999999');
    await expect(page.getByRole('main').getByText("We don't know that customer")).toBeVisible();
  },
);
