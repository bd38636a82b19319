import type { APIRequestContext, Page } from '@playwright/test';
import type { TokenResponse } from '#domain/tokens.ts';
import { beginSession, expect, test } from './support/app.ts';
import { openCompany, type Owner } from './support/company.ts';
import { inspectState, summaryBox } from './support/inspectState.ts';
import { linkMailedTo } from './support/outbox.ts';
import { password, people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { sendOperation } from './support/sendOperation.ts';
import { adminPage } from './support/title.ts';

const access = adminPage('Access');
const notAmongOffers = 'QXO is not among the offers of Hill Roofing yet';
const notFound = { title: notAmongOffers, heading: notAmongOffers };
const partnerId = { ppg: '8', qxo: '12' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const verdict = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Olive|Robin/ });
const switchOn = (page: Page) => button(page, 'Switch QXO on for Hill Roofing');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const reasonField = (page: Page) => page.getByLabel('Reason', { exact: true });
const noAccessVerdict = 'Olive Hill is sent to the not-found page, since Hill Roofing does not have QXO.';

async function openAs(page: Page, { email }: { readonly email: string }, address: string): Promise<void> {
  await beginSession(page, { email });
  await page.goto(address);
}

/** Switches a partner on or off for the owner's company, as another administrator would. */
async function setEntitlement(
  request: APIRequestContext,
  owner: Owner,
  change: { readonly partnerId: string; readonly granted: boolean; readonly reason?: string },
): Promise<void> {
  const data = { email: people.administrator.email, password };
  const answer = await request.post('/api/app/anonymous/login', { data });
  const { accessToken: token } = (await answer.json()) as TokenResponse;
  const { explainAccess } = await sendOperation<{
    explainAccess: { customer: { id: string; version: number } };
  }>(request, 'ExplainAccess', { userId: owner.id, path: '/partner/qxo' }, token);
  const { id: customerId, version } = explainAccess.customer;
  await sendOperation(request, 'SetEntitlements', { customerId, version, changes: [change] }, token);
}

test('a person requests a hidden partner on its not-found page, an administrator switches it on, and the mail opens it', async ({
  page,
  browser,
  request,
  fail,
  recover,
}) => {
  const owner = await openCompany(request);
  await openAs(page, owner, '/partner/qxo');
  await expect(page).toHaveURL('/not-found');
  await expect(heading(page, notAmongOffers)).toBeVisible();
  await button(page, 'Send request').click();
  await expect(summaryBox(page)).toBeFocused();
  await inspectState(page, 'reason missing', { ...notFound, hasErrors: true });
  await fail({ call: 'graphql RequestPartner', status: 500, times: 9 });
  await reasonField(page).fill('We order shingles every week.');
  await button(page, 'Send request').click();
  await expect(summaryBox(page)).toContainText('Reference for support');
  await expect(reasonField(page)).toHaveValue('We order shingles every week.');
  await inspectState(page, 'not sent', { ...notFound, hasErrors: true });
  await recover();
  await button(page, 'Send request').click();
  const sent = page.getByRole('status').filter({ hasText: 'Your request is sent.' });
  await inspectState(page, 'sent', { ...notFound, focus: sent });
  await page.reload();
  await expect(page.getByText(/^Olive Hill asked for QXO on .*It is not decided yet\.$/)).toBeVisible();
  await expect(button(page, 'Send request')).toHaveCount(0);
  await inspectState(page, 'asked for already', notFound);

  const administrator = await browser.newPage();
  await openAs(administrator, people.administrator, `/admin?section=users&id=${owner.id}`);
  await administrator.getByRole('link', { name: 'Explain access' }).click();
  await expect(heading(administrator, 'Access')).toBeFocused();
  await expect(verdict(administrator)).toHaveText('Olive Hill can open the page “Partners”.');
  await administrator.getByLabel('Page or partner').selectOption({ label: 'QXO' });
  await expect(administrator).toHaveURL(/path=%2Fpartner%2Fqxo/);
  await expect(verdict(administrator)).toHaveText(noAccessVerdict);
  await expect(
    administrator.getByText(/^Asked for by Olive Hill on .*: “We order shingles every week\.”$/),
  ).toBeVisible();
  await inspectState(administrator, 'asked for', access);
  await switchOn(administrator).click();
  await expect(verdict(administrator)).toHaveText('Olive Hill can open QXO.');
  await expect(verdict(administrator)).toBeFocused();
  await expect(switchOn(administrator)).toHaveCount(0);
  await expect(administrator.getByText(/^Switched on by Alex Morgan/)).toBeVisible();
  await inspectState(administrator, 'switched on', access);
  await administrator.close();

  // Opens the link of the mail while the stored partner list does not have the partner yet.
  await page.goto(
    await linkMailedTo(request, owner.email, 'QXO is now available to everyone at your company'),
  );
  await expect(heading(page, 'QXO')).toBeVisible();
});

test(
  'access to a partner without a page is explained by its offer, and switched on with one press',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const owner = await openCompany(request);
    await openAs(page, owner, '/dashboard');
    await expect(page.getByRole('article', { name: 'Sunbelt' })).toBeVisible();
    const offer = page.getByRole('article', { name: 'Dibble' });
    await expect(offer).toHaveCount(0);

    const administrator = await browser.newPage();
    await openAs(administrator, people.administrator, `/admin?section=access&userId=${owner.id}`);
    await administrator.getByLabel('Page or partner').selectOption('Dibble');
    await expect(administrator).toHaveURL(/partner=6$/);
    await expect(verdict(administrator)).toHaveText(
      "Olive Hill doesn't find Dibble, since Hill Roofing does not have it.",
    );
    await inspectState(administrator, 'offer without a page', access);
    await button(administrator, 'Switch Dibble on for Hill Roofing').press('Enter');
    await expect(verdict(administrator)).toHaveText('Olive Hill finds Dibble on their dashboard.');
    await expect(verdict(administrator)).toBeFocused();
    await administrator.reload();
    await expect(verdict(administrator)).toHaveText('Olive Hill finds Dibble on their dashboard.');
    await administrator.close();

    await page.reload();
    await expect(offer).toBeVisible();
  },
);

test(
  'a conflicting change is shown before a partner is switched on',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const owner = await openCompany(request);
    await openAs(page, people.administrator, `/admin?section=access&userId=${owner.id}&path=/partner/qxo`);
    await expect(verdict(page)).toHaveText(noAccessVerdict);
    await fail({ call: 'graphql SetEntitlements', status: 500, times: 9 });
    await switchOn(page).click();
    await expect(alert(page)).toContainText('Reference for support');
    await inspectState(page, 'not switched on', access);
    await recover();
    await setEntitlement(request, owner, { partnerId: partnerId.ppg, granted: true });
    await switchOn(page).click();
    await expect(alert(page)).toContainText('Alex Morgan changed Hill Roofing since you opened it');
    await inspectState(page, 'conflict', access);
    await switchOn(page).click();
    await expect(verdict(page)).toHaveText('Olive Hill can open QXO.');
    await expect(alert(page)).toBeEmpty();
  },
);

test(
  'switching on a partner that is on already says so, and a choice made meanwhile keeps the focus',
  { tag: '@full' },
  async ({ page, request, fail }) => {
    const owner = await openCompany(request);
    await openAs(
      page,
      people.administrator,
      `/admin?section=access&userId=${owner.id}&partner=${partnerId.qxo}`,
    );
    await expect(verdict(page)).toHaveText(noAccessVerdict);
    await setEntitlement(request, owner, { partnerId: partnerId.qxo, granted: true });
    await switchOn(page).press('Enter');
    await expect(verdict(page)).toHaveText('Olive Hill can open QXO.');
    await expect(verdict(page)).toBeFocused();
    await expect(alert(page)).toBeEmpty();

    const choice = page.getByLabel('Page or partner');
    await choice.selectOption('PPG');
    await fail({ call: 'graphql SetEntitlements', delayMs: 1_000, times: 1 });
    const switched = page.waitForResponse(
      (response) => response.request().postData()?.includes('SetEntitlements') === true,
    );
    await button(page, 'Switch PPG on for Hill Roofing').press('Enter');
    await choice.focus();
    await choice.selectOption('Dibble');
    await expect(verdict(page)).toHaveText(/^Olive Hill doesn't find Dibble/);
    await switched;
    await choice.selectOption('PPG');
    await expect(verdict(page)).toHaveText('Olive Hill can open PPG.');
    await expect(choice).toBeFocused();
  },
);

test(
  'a person is found and chosen by keyboard, and the URL keeps the person and the page',
  { tag: '@full' },
  async ({ page }) => {
    await openAs(page, people.administrator, '/admin?section=access');
    await page.getByLabel('Person, by name or email').focus();
    await page.keyboard.type('owner@birch');
    const found = page.getByRole('list', { name: 'People found' });
    await expect(found.getByRole('listitem')).toHaveText([
      'Robin Birchowner@birch.test, Owner, Birch Plumbing',
    ]);
    await expect(page.getByText('1 person was found.')).toBeVisible();
    await inspectState(page, 'found', access);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(found.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Access')).toBeFocused();
    await expect(verdict(page)).toHaveText('Robin Birch can open the page “Partners”.');
    await page.getByLabel('Page or partner').focus();
    await page.getByLabel('Page or partner').selectOption('Admin Dashboard (/admin)');
    await expect(verdict(page)).toHaveText(/^Robin Birch is led to their home page \(\/dashboard\), since/);
    await expect(page.getByLabel('Page or partner')).toBeFocused();
    await expect(page.getByText('Another role: SystemAdmin.')).toBeVisible();
    await inspectState(page, 'not for the role', access);
    await page.reload();
    await expect(page.getByText('Another role: SystemAdmin.')).toBeVisible();
    await page.getByRole('link', { name: 'Somebody else' }).click();
    await expect(page).toHaveURL('/admin?section=access&path=%2Fadmin');
    await page.getByLabel('Person, by name or email').fill('nobody of this name');
    await expect(page.getByText(/^Nobody was found\./)).toBeVisible();
    await page.getByLabel('Person, by name or email').fill('invited@lintel');
    await found.getByRole('link', { name: 'Pat Quinn' }).click();
    await expect(page.getByText('Being able to log in: they accept their invitation.')).toHaveCount(0);
    await expect(page.getByText('No single change would: it takes more than one.')).toBeVisible();
    await page.getByLabel('Page or partner').selectOption('Partners (/dashboard)');
    await expect(page.getByText('Being able to log in: they accept their invitation.')).toBeVisible();
    await inspectState(page, 'cannot log in', access);
  },
);

test(
  'each failure in explaining access says what to do next',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    await fail({ call: 'graphql ExplainAccess', status: 500, times: 99 });
    await openAs(page, people.administrator, '/admin?section=access&userId=2');
    await expect(page.getByText("We couldn't load the explanation.")).toBeVisible();
    await inspectState(page, 'failed', access);
    await recover();
    await button(page, 'Try again').click();
    await expect(page.getByRole('heading', { name: 'How it is decided' })).toBeVisible();
    await page.goto('/admin?section=access&userId=999999999');
    await expect(page.getByRole('main').getByText("We don't know that user")).toBeVisible();
    await expect(page.getByText('It no longer exists, or the address is wrong.')).toBeVisible();
    await inspectState(page, 'no such user', access);
    await page.getByRole('link', { name: 'Search for a person' }).click();
    await expect(page.getByLabel('Person, by name or email')).toBeVisible();

    const owner = await openCompany(request);
    await setEntitlement(request, owner, {
      partnerId: partnerId.qxo,
      granted: false,
      reason: 'Not in Ohio yet.',
    });
    await fail({ call: 'graphql EntitlementStatus', status: 500, times: 99 });
    await openAs(page, owner, '/partner/qxo');
    await expect(page.getByText("We couldn't load the requests for QXO.")).toBeVisible();
    await inspectState(page, 'status failed', notFound);
    await recover();
    await button(page, 'Try again').click();
    await expect(page.getByText(/“Not in Ohio yet\.” You can ask for it again\.$/)).toBeVisible();
    await inspectState(page, 'denied', notFound);

    await setEntitlement(request, owner, { partnerId: partnerId.qxo, granted: true });
    await reasonField(page).fill('We moved to Ohio.');
    await button(page, 'Send request').click();
    const granted = page.getByRole('status').filter({ hasText: 'Your company has QXO now.' });
    await expect(granted).toBeFocused();
    await inspectState(page, 'granted meanwhile', notFound);
    await page.getByRole('link', { name: 'Open QXO' }).click();
    await expect(heading(page, 'QXO')).toBeVisible();
  },
);
