import type { Page } from '@playwright/test';
import { expect, offers, test } from './support/app.ts';
import { summaryBox } from './support/inspectState.ts';
import { pressByKey, tabTo, typeInto } from './support/keyboard.ts';
import { linkMailedTo } from './support/outbox.ts';
import { confirmOnOtherDevice, heading, newAddress, password } from './support/registering.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

/** Logs in by keyboard, from the current focus on the log-in page. */
async function logInByKey(page: Page, email: string, typed: string): Promise<void> {
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), typed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
}

test('a client registers, logs in, and replaces a forgotten password with the keyboard alone', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/');
  await pressByKey(page, page.getByRole('banner').getByRole('link', { name: 'Register' }));
  await expect(heading(page, 'Create your account')).toBeFocused();
  await tabTo(page, page.getByLabel('My business wants offers'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('I refer businesses')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('My business wants offers')).toBeChecked();
  await pressByKey(page, button(page, 'Continue'));
  await expect(page).toHaveURL('/register?step=details');
  await expect(heading(page, 'Create your account')).toBeFocused();

  await pressByKey(page, button(page, 'Create account'));
  await expect(summaryBox(page)).toBeFocused();
  await pressByKey(page, summaryBox(page).getByRole('link', { name: 'Please enter First name' }));
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Nora');
  await typeInto(page, page.getByLabel('Last name'), 'Diaz');
  await typeInto(page, page.getByLabel('Company name'), 'Diaz Roofing');
  await typeInto(page, page.getByLabel('Email', { exact: true }), email);
  await typeInto(page, page.getByLabel('Phone'), '5555550123');
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await pressByKey(page, button(page, 'Show password'));
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByLabel('I agree to the'));
  await page.keyboard.press('Space');
  await pressByKey(page, button(page, 'Cancel'));
  await expect(button(page, 'Keep editing')).toBeFocused();
  await pressByKey(page, button(page, 'Keep editing'));
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email')).toBeFocused();

  await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
  await expect(heading(page, 'Complete your profile')).toBeFocused();
  await pressByKey(page, button(page, 'Save and continue'));
  await expect(heading(page, 'Your profile is complete')).toBeFocused();
  await pressByKey(page, main(page).getByRole('link', { name: 'Log in', exact: true }));
  await expect(heading(page, 'Log in')).toBeFocused();
  await logInByKey(page, email, password);
  await expect(offers(page)).toHaveCount(4);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await pressByKey(page, page.getByRole('link', { name: 'Forgot password?' }));
  await expect(heading(page, 'Reset your password')).toBeFocused();
  await typeInto(page, page.getByLabel('Email'), email);
  expect(await tabTo(page, button(page, 'Send link'))).toBe(1);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email')).toBeFocused();
  await page.goto(await linkMailedTo(request, email, /[Rr]eset|password/));
  expect(await tabTo(page, button(page, 'Save password')), 'stops of the reset').toBeLessThanOrEqual(3);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(`${password} again`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed.')).toBeVisible();
  await logInByKey(page, email, `${password} again`);
});

test(
  'a profile confirmed in another browser is corrected and completed with the keyboard alone, within its Tab stops',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = newAddress();
    await confirmOnOtherDevice(page, request, email);
    await expect(heading(page, 'Complete your profile')).toBeFocused();
    expect(await tabTo(page, button(page, 'Save and continue')), 'stops').toBeLessThanOrEqual(8);

    await page.keyboard.press('Enter');
    await expect(summaryBox(page)).toBeFocused();
    await typeInto(page, page.getByLabel('Password', { exact: true }), password);
    await tabTo(page, page.getByLabel('I agree to the'));
    await page.keyboard.press('Space');
    await heading(page, 'Complete your profile').focus();
    await pressByKey(page, button(page, 'Change or add details'));
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.keyboard.type('Olive');
    await pressByKey(page, button(page, 'Save and continue'));
    await expect(heading(page, 'Your profile is complete')).toBeFocused();
    await pressByKey(page, main(page).getByRole('link', { name: 'Log in', exact: true }));
    await logInByKey(page, email, password);
    await expect(page.getByRole('button', { name: /Diaz, account menu/ })).toBeVisible();
  },
);

test('no form exceeds its number of Tab stops', async ({ page, request }) => {
  const stopsTo = async (address: string, name: string) => {
    await page.goto(address);
    return tabTo(page, button(page, name));
  };
  expect(await stopsTo('/login', 'Log in'), 'log-in').toBeLessThanOrEqual(5);
  expect(await stopsTo('/forgot-password', 'Send link'), 'forgotten password').toBeLessThanOrEqual(2);
  expect(await stopsTo('/register', 'Continue'), 'type').toBeLessThanOrEqual(2);
  expect(await stopsTo('/register-affiliate', 'Create account'), 'affiliate').toBeLessThanOrEqual(20);
  const invitation = await linkMailedTo(request, 'invited@lintel.test', /invited you/);
  expect(await stopsTo(invitation, 'Save and continue'), 'profile').toBeLessThanOrEqual(8);
  await page.goto('/register?step=type');
  await page.getByLabel('My business wants offers').check();
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/register?step=details');
  await expect(heading(page, 'Create your account')).toBeFocused();
  expect(await tabTo(page, button(page, 'Create account')), 'client').toBeLessThanOrEqual(18);
});
