import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beginSession, expect, submitLogIn, test } from './support/app.ts';
import { inspectState, summaryBox } from './support/inspectState.ts';
import { pressByKey, tabTo, typeInto } from './support/keyboard.ts';
import { notices } from './support/notices.ts';
import { people, type SamplePerson } from './support/people.ts';
import { heading } from './support/registering.ts';
import { button, rowOf } from './support/settings.ts';
import { stored } from './support/stored.ts';

const title = 'Request a product';
const form = { title, heading: title };
const reason = 'We want to know where our vans are.';

/** A name that nobody has asked for. */
const newName = () => `Fleet ${randomUUID().slice(0, 8)}`;

const nameField = (page: Page) => page.getByLabel('Product or company name');
const reasonField = (page: Page) => page.getByLabel('Reason');

async function openForm(page: Page, person: SamplePerson, search = ''): Promise<void> {
  await beginSession(page, person);
  await page.goto(`/request-products${search}`);
  await expect(heading(page, title)).toBeVisible();
}

async function send(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await reasonField(page).fill(reason);
  await button(page, 'Send request').click();
}

test('a user requests a product, finds it in the list, and withdraws it, by keyboard alone', async ({
  page,
}) => {
  const name = newName();
  await openForm(page, people.user);
  expect(await tabTo(page, button(page, 'Send request')), 'stops of the form').toBeLessThanOrEqual(9);
  await page.keyboard.press('Enter');
  await expect(summaryBox(page)).toBeFocused();
  await expect(summaryBox(page).getByRole('link')).toHaveText([
    'Please enter Product or company name',
    'Please enter Reason',
  ]);
  await pressByKey(page, summaryBox(page).getByRole('link', { name: 'Product or company name' }));
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel('Category (optional)'));
  await page.keyboard.type('Other');
  await typeInto(page, page.getByLabel('Website (optional)'), 'fleet.example');
  await typeInto(page, reasonField(page), reason);
  await typeInto(page, page.getByLabel('Number of people (optional)'), '6');
  await tabTo(page, page.getByLabel('May we contact you? (optional)'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Email' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  expect(await tabTo(page, button(page, 'Send request'))).toBe(1);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Request sent')).toBeFocused();
  await expect(page.getByText('We answer within 5 business days.').first()).toBeVisible();
  const [reference = ''] = /PR-\d{6}/.exec(await page.getByText('Your reference is').innerText()) ?? [];
  // Found by name, since other tests ask as the same person.
  const row = rowOf(page, name);
  await expect(row).toContainText(reference);
  await expect(row).toContainText('Submitted');
  await expect(row.getByRole('cell').first()).toHaveText(/\d{2}\/\d{2}\/\d{4}$/);
  await expect(page.getByRole('columnheader', { name: 'Asked by' })).toHaveCount(0);

  const withdraw = button(page, `Withdraw ${name}`);
  await pressByKey(page, withdraw);
  await expect(button(page, 'Keep request')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKey(page, button(page, 'Withdraw request'));
  await expect(page.getByRole('heading', { name: 'Your requests' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${reference} is withdrawn` })).toBeAttached();
  await expect(row).toContainText('Withdrawn');
  await expect(withdraw).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Ask for another')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();
  await expect(nameField(page)).toHaveValue('');
  await page.reload();
  await expect(nameField(page)).toHaveValue('');
  await expect(row).toContainText('Withdrawn');
});

test(
  'a person who requests what a colleague has requested can vote for it instead',
  { tag: '@full' },
  async ({ browser, page }) => {
    const name = newName();
    await openForm(page, people.user);
    await send(page, name);
    await expect(heading(page, 'Request sent')).toBeFocused();
    await inspectState(page, 'sent', {
      title,
      heading: 'Request sent',
      focus: heading(page, 'Request sent'),
    });
    await button(page, 'Ask for another').click();
    await send(page, ` ${name.toUpperCase()} `);
    await expect(page.getByText(/^You already asked for this on \d{2}\/\d{2}\/\d{4}\.$/)).toBeVisible();
    await expect(button(page, 'Add your vote')).toHaveCount(0);

    const owner = await (await browser.newContext()).newPage();
    await openForm(owner, people.owner);
    await expect(rowOf(owner, name)).toContainText('Sam Reed');
    await expect(rowOf(owner, 'Concrete delivery')).toContainText(
      'Suppliers deliver in their own region only',
    );
    await expect(button(owner, 'Withdraw Concrete delivery')).toHaveCount(0);
    await send(owner, name.toLowerCase().replace(' ', '   '));
    const alreadyRequested = {
      title,
      heading: 'Already requested',
      focus: heading(owner, 'Already requested'),
    };
    await expect(
      owner.getByText(/^Your company already asked for this on \d{2}\/\d{2}\/\d{4}\. Add your vote\?$/),
    ).toBeVisible();
    await inspectState(owner, 'asked before', alreadyRequested);
    await button(owner, 'Back to the form').click();
    await expect(heading(owner, title)).toBeFocused();
    await expect(reasonField(owner)).toHaveValue(reason);
    await button(owner, 'Send request').click();
    await button(owner, 'Add your vote').click();
    await expect(heading(owner, 'Your vote is added')).toBeFocused();
    await expect(owner.getByText('now has 2 votes.')).toBeVisible();
    await inspectState(owner, 'voted', { title, heading: 'Your vote is added' });
    await expect(rowOf(owner, name)).toContainText('2 votes');
    await owner.context().close();
  },
);

test(
  'the form keeps its values offline, after a server error, and after a reload, and a double click sends one request',
  { tag: '@full' },
  async ({ page, context, fail }) => {
    const name = newName();
    await openForm(page, people.owner);
    await expect(rowOf(page, 'Concrete delivery')).toBeVisible();
    await context.setOffline(true);
    await send(page, name);
    await expect(summaryBox(page)).toBeFocused();
    await expect(summaryBox(page)).toContainText('We saved what you typed on this device.');
    await expect(nameField(page)).toHaveValue(name);
    await context.setOffline(false);

    await fail({ call: 'graphql SubmitProductRequest', status: 500, delayMs: 8_000, times: 1 });
    await button(page, 'Send request').click();
    await expect(button(page, 'Sending…')).toBeVisible();
    await inspectState(page, 'sending', form);
    await expect(notices(page).first()).toBeVisible();
    await expect(summaryBox(page)).toBeFocused();
    await inspectState(page, 'form that failed', { ...form, hasErrors: true });

    await page.reload();
    await expect(nameField(page)).toHaveValue(name);
    await expect(reasonField(page)).toHaveValue(reason);
    await button(page, 'Send request').dblclick();
    await expect(heading(page, 'Request sent')).toBeFocused();
    await expect(rowOf(page, name)).toHaveCount(1);
    await page.reload();
    await expect(rowOf(page, name)).toHaveCount(1);
    await expect(nameField(page)).toHaveValue('');
  },
);

test(
  'after the session ended, the draft is restored for the same person and for nobody else',
  { tag: '@full' },
  async ({ page, fail }) => {
    const name = newName();
    await openForm(page, people.user);
    await fail({ call: 'graphql SubmitProductRequest', status: 401, times: 1 });
    await send(page, name);
    await expect(heading(page, 'Log in')).toBeVisible();
    await submitLogIn(page, people.user.email);
    await expect(heading(page, title)).toBeVisible();
    await expect(nameField(page)).toHaveValue(name);
    await expect(reasonField(page)).toHaveValue(reason);

    await fail({ call: 'graphql SubmitProductRequest', status: 401, times: 1 });
    await button(page, 'Send request').click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await submitLogIn(page, people.owner.email);
    await expect(heading(page, title)).toBeVisible();
    await expect(nameField(page)).toHaveValue('');
    expect(await stored(page, 'productRequestDraft')).toBeNull();
  },
);

test('the form suggests a partner that the company has, counts the characters left, and lists its errors', async ({
  page,
}) => {
  await openForm(page, people.user, '?partner=Lendflow');
  await expect(nameField(page)).toHaveValue('Lendflow');
  const suggestion = page.getByRole('status').filter({ hasText: 'Your company has Lendflow. Open Lendflow' });
  await expect(suggestion.getByRole('link', { name: 'Open Lendflow' })).toHaveAttribute(
    'href',
    '/partner/lendflow#offer',
  );
  await nameField(page).fill('Len Flowers');
  await expect(suggestion).toHaveCount(0);
  await reasonField(page).fill('x'.repeat(905));
  await expect(page.getByText('95 characters left', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '100 characters left, or fewer' })).toBeAttached();
  await reasonField(page).fill('x'.repeat(1_001));
  await page.getByLabel('Website (optional)').fill('not a website');
  await page.getByLabel('Number of people (optional)').fill('many');
  await page.getByLabel('May we contact you? (optional)').check();
  await button(page, 'Send request').click();
  await expect(summaryBox(page).getByRole('link')).toHaveText([
    'Website is not a valid url',
    'Reason must be between 10-1000 characters',
    'Number of people is not a valid number',
  ]);
  await inspectState(page, 'form with errors', { ...form, hasErrors: true, focus: summaryBox(page) });
});

test(
  'the list of requests shows that it is loading, empty, or failed',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    const list = 'graphql ProductRequests';
    await beginSession(page, people.userWithoutPartners);
    await fail({ call: list, delayMs: 7_000, times: 1 });
    await page.goto('/request-products');
    await expect(page.getByText('Loading your requests')).toBeAttached();
    await inspectState(page, 'list on its way', form);
    await expect(page.getByText('No requests yet')).toBeVisible();
    await inspectState(page, 'empty list', form);

    await fail({ call: list, status: 500, times: 99 });
    await page.reload();
    await expect(page.getByText("We couldn't load your requests.")).toBeVisible();
    await inspectState(page, 'list that failed', form);
    await recover();
    await button(page, 'Try again').click();
    await expect(page.getByText('No requests yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your requests' })).toBeFocused();
  },
);

test(
  'a withdrawal that fails or comes too late shows the error in its dialog',
  { tag: '@full' },
  async ({ browser, page, fail }) => {
    const name = newName();
    await openForm(page, people.user);
    await send(page, name);
    await button(page, `Withdraw ${name}`).click();
    const dialog = page.getByRole('dialog', { name: `Withdraw ${name}?` });
    await fail({ call: 'graphql WithdrawProductRequest', status: 503, times: 1 });
    await button(page, 'Withdraw request').click();
    await expect(dialog.getByRole('alert')).toHaveText(/\S/);
    await inspectState(page, 'withdrawal that failed', { title, heading: 'Request sent' });
    const owner = await (await browser.newContext()).newPage();
    await openForm(owner, people.owner);
    await button(owner, `Withdraw ${name}`).click();
    await button(owner, 'Withdraw request').click();
    await expect(rowOf(owner, name)).toContainText('Withdrawn');
    await owner.context().close();
    await button(page, 'Withdraw request').click();
    await expect(dialog.getByRole('alert')).toHaveText(/PR-\d{6} is withdrawn, so it can't be withdrawn/);
    await button(page, 'Keep request').click();
    await expect(rowOf(page, name)).toContainText('Withdrawn');
    await expect(button(page, `Withdraw ${name}`)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your requests' })).toBeFocused();
  },
);
