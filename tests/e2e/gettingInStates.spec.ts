import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { inspectState, summaryBox } from './support/inspectState.ts';
import { linkMailedTo } from './support/outbox.ts';
import { fillDetails, heading, newAddress, registerClient } from './support/registering.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const focusOn = (page: Page, name: string) => ({ heading: name, focus: heading(page, name) });

test('each step of the registration is accessible in every width and color scheme, with and without errors', async ({
  page,
  fail,
  recover,
}) => {
  const step = { title: 'Register', heading: 'Create your account' };
  await page.goto('/register?step=details');
  await expect(page).toHaveURL('/register?step=type');
  await expect(page.getByText('Choose how you will use the marketplace first.')).toBeVisible();
  await inspectState(page, 'type, not chosen', step);
  await page.goto('/register?step=payment');
  await expect(page).toHaveURL('/register?step=type');
  await expect(page.getByText('Here is the first.')).toBeVisible();
  await inspectState(page, 'type, unknown step', step);
  await page.goto('/register');
  await inspectState(page, 'type', step);
  await press(page, 'Continue');
  await expect(summaryBox(page)).toContainText('Select how you will use the marketplace');
  await inspectState(page, 'type with error', { ...step, hasErrors: true, focus: summaryBox(page) });

  await page.getByLabel('My business wants offers').check();
  await press(page, 'Continue');
  await expect(page).toHaveURL('/register?step=details');
  await inspectState(page, 'details', { ...step, focus: heading(page, step.heading) });
  await press(page, 'Create account');
  await expect(summaryBox(page).getByRole('link')).toHaveText([
    'Please enter First name',
    'Please enter Last name',
    'Please enter Company name',
    'Please enter Email',
    'Please enter Phone',
    'Please enter Password',
    'Accept the Terms of Service and Privacy Policy to continue',
  ]);
  await inspectState(page, 'details with errors', { ...step, hasErrors: true, focus: summaryBox(page) });
  await fillDetails(page, 'nora@gmial.com');
  await expect(page.getByRole('button', { name: 'nora@gmail.com' })).toBeVisible();
  await inspectState(page, 'details, filled in', step);
  await press(page, 'Cancel');
  const dialog = page.getByRole('dialog', { name: 'Leave without creating an account?' });
  await inspectState(page, 'cancelling', {
    ...step,
    focus: dialog.getByRole('button', { name: 'Keep editing' }),
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();

  await fail({ call: 'graphql Register', delayMs: 60_000, status: 500, times: 1 });
  await press(page, 'Create account');
  await expect(page.getByRole('button', { name: 'Creating account…' })).toBeVisible();
  await inspectState(page, 'submitting', step);
  await recover();
  await inspectState(page, 'details, refused', { ...step, hasErrors: true, focus: summaryBox(page) });

  await page.evaluate(() => localStorage.clear());
  await page.goto('/register-affiliate?sponsor=999999');
  await fillDetails(page, newAddress());
  await page.getByLabel('Referred by').fill('999999');
  await press(page, 'Create account');
  await expect(summaryBox(page)).toContainText("We don't know that affiliate ID.");
  await inspectState(page, 'affiliate details with error', {
    ...step,
    hasErrors: true,
    focus: summaryBox(page),
  });
});

test(
  'the page after the registration is accessible in every width and color scheme, with and without an email',
  { tag: '@full' },
  async ({ page, fail }) => {
    const state = { title: 'Register Successful', heading: 'Check your email' };
    await page.goto('/register/success');
    await inspectState(page, 'success of nobody known', state);
    await press(page, 'Send a new link');
    await inspectState(page, 'success with error', { ...state, hasErrors: true, focus: summaryBox(page) });
    await page.getByLabel('Email').fill(newAddress());
    await fail({ call: 'graphql RequestVerification', status: 503, times: 1 });
    await press(page, 'Send a new link');
    await expect(summaryBox(page)).toContainText('Reference for support');
    await inspectState(page, 'success, not sent', { ...state, hasErrors: true, focus: summaryBox(page) });
    await press(page, 'Send a new link');
    await expect(page.getByRole('status').filter({ hasText: /^Sent at \d/ })).toBeVisible();
    await inspectState(page, 'success, sent', state);

    await page.goto('/register-affiliate');
    await page.clock.install();
    await fillDetails(page, newAddress());
    await press(page, 'Create account');
    await expect(page.getByText('We review affiliate applications')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend email' })).toHaveText(/\(in \d+ s\)$/);
    await inspectState(page, 'success, cooling down', { ...state, focus: heading(page, state.heading) });
    await page.clock.runFor(61_000);
    await fail({ call: 'graphql RequestVerification', status: 503, times: 1 });
    await press(page, 'Resend email');
    await inspectState(page, 'success, not sent again', {
      ...state,
      hasErrors: true,
      focus: summaryBox(page),
    });
    await press(page, 'Resend email');
    await expect(page.getByRole('status').filter({ hasText: /^Sent again at \d/ })).toBeVisible();
    await page.getByRole('button', { name: 'Use a different email' }).click();
    await expect(page).toHaveURL('/register-affiliate?step=details');
  },
);

test(
  'requesting a password reset is accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, fail }) => {
    const forgotPassword = { title: 'Forgot password', heading: 'Reset your password' };
    await page.goto('/forgot-password');
    await inspectState(page, 'forgot', forgotPassword);
    await press(page, 'Send link');
    await inspectState(page, 'forgot with error', {
      ...forgotPassword,
      hasErrors: true,
      focus: summaryBox(page),
    });
    await fail({ call: 'graphql RequestPasswordReset', status: 500, times: 1 });
    const email = newAddress();
    await page.getByLabel('Email').fill(email);
    await press(page, 'Send link');
    await expect(summaryBox(page)).toContainText('Reference for support');
    await inspectState(page, 'forgot, failed', {
      ...forgotPassword,
      hasErrors: true,
      focus: summaryBox(page),
    });
    await press(page, 'Send link');
    await inspectState(page, 'forgot, sent', {
      title: 'Forgot password',
      ...focusOn(page, 'Check your email'),
    });
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  },
);

test(
  'failed single sign-on and the log-in after a reset or an expiry are accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    const callback = '/lintelsso/callback';
    const title = 'Single sign-on callback';
    await page.goto(`${callback}?error=access_denied&state=x`);
    await inspectState(page, 'sso, denied', { title, heading: 'You cancelled sign-in' });
    await fail({ call: 'POST /api/app/anonymous/sso-exchange', delayMs: 60_000, times: 1 });
    await page.goto(`${callback}?code=x&state=y`);
    await inspectState(page, 'sso, exchanging', { title, heading: 'Signing you in…' });
    await recover();
    await inspectState(page, 'sso, invalid', {
      title,
      ...focusOn(page, "This sign-in link isn't valid any more"),
    });
    await fail({ call: 'POST /api/app/anonymous/sso-exchange', status: 503, times: 1 });
    await page.goto(`${callback}?code=x&state=y`);
    await inspectState(page, 'sso, unavailable', { title, ...focusOn(page, "Lintel Pro doesn't answer") });
    await page.goto('/login');
    await page.getByRole('link', { name: /^Continue with/ }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(newAddress());
    await press(page, 'Continue');
    await inspectState(page, 'sso, no account', {
      title,
      ...focusOn(page, "There's no account for this email"),
    });
    await page.goto('/login?reset=1');
    await expect(page.getByText('Password changed. Log in with your new password.')).toBeVisible();
    await inspectState(page, 'log-in, reset', { title: 'Login', heading: 'Log in' });
    await page.goto('/login?reason=expired');
    await expect(page.getByText("You've been logged out because your session ended.")).toBeVisible();
    await inspectState(page, 'log-in, expired', { title: 'Login', heading: 'Log in' });
  },
);

test(
  'the last page of the registration opened first names the step before, in every width and color scheme',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/register/completed');
    await expect(page.getByText("You haven't completed your profile here yet.")).toBeVisible();
    await inspectState(page, 'completed by nobody', {
      title: 'Profile Completed',
      heading: 'Complete your profile',
    });
  },
);

test(
  'the pages after the registration and the profile of a client are accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = newAddress();
    await registerClient(page, email);
    await inspectState(page, 'success of a client', {
      title: 'Register Successful',
      ...focusOn(page, 'Check your email'),
    });
    await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
    await press(page, 'Save and continue');
    await inspectState(page, 'completed by a client', {
      title: 'Profile Completed',
      ...focusOn(page, 'Your profile is complete'),
    });
  },
);
