import type { Page } from '@playwright/test';
import { expect, submitLogIn, test } from './support/app.ts';
import { inspectState, summaryBox } from './support/inspectState.ts';
import { notices } from './support/notices.ts';
import { serveProductWithLinks } from './support/oldLinks.ts';
import { linkMailedTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { fillDetails, heading, newAddress, password, summary } from './support/registering.ts';

const verifying = 'Verifying your account';
const resetting = 'Reset password';
const profile = 'Complete profile';
/** A token of the right length that no link has. */
const unknownToken = 'x'.repeat(43);
const focusedHeading = (page: Page, name: string) => ({ heading: name, focus: heading(page, name) });

test(
  'the pages of valid, expired, used, and unknown links are accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page }) => {
    const { origin, tokens, stop } = await serveProductWithLinks();
    const openLink = (path: string, token: string) => page.goto(`${origin}${path}?token=${token}`);
    const title = verifying;

    await openLink('/verification', tokens.superseded);
    await inspectState(page, 'superseded', { title, ...focusedHeading(page, 'There is a newer link') });
    await openLink('/verification', tokens.expired);
    await inspectState(page, 'expired', { title, ...focusedHeading(page, 'This link has expired') });
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent at' })).toBeVisible();
    await inspectState(page, 'expired, sent', { title, heading: 'This link has expired' });
    await openLink('/verification', tokens.confirming);
    await inspectState(page, 'confirmed', { title, ...focusedHeading(page, 'Your email is confirmed') });
    await page.reload();
    await inspectState(page, 'used', { title, ...focusedHeading(page, 'This email is already confirmed') });
    await openLink('/verification', unknownToken);
    await inspectState(page, 'incomplete', { title, ...focusedHeading(page, "This link isn't complete") });
    await page.goto(`${origin}/verification`);
    await inspectState(page, 'without token', { title, heading: "This link isn't complete" });
    await openLink('/verification', tokens.invitationExpired);
    await expect(page.getByRole('main')).toContainText('Ask Dana Lee to send a new one.');
    await inspectState(page, 'invitation expired', {
      title,
      ...focusedHeading(page, 'This link can no longer be used'),
    });
    await page.getByRole('button', { name: 'Ask for a new invitation' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent at' })).toBeVisible();

    await openLink('/reset-password', tokens.resetExpired);
    await expect(page.getByRole('main')).toContainText('This link has expired.');
    await inspectState(page, 'reset over', {
      title: resetting,
      ...focusedHeading(page, 'This link can no longer be used'),
    });
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await linkMailedTo(page.request, people.user.email, /[Rr]eset|password/, origin);
    await openLink('/reset-password', tokens.reset);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    const choosing = { title: resetting, heading: 'Create a new password' };
    await inspectState(page, 'reset choosing', choosing);
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(summary(page)).toContainText('This password is too common. Choose another.');
    await inspectState(page, 'reset refused', { ...choosing, hasErrors: true, focus: summaryBox(page) });
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password changed. Log in with your new password.')).toBeVisible();
    await inspectState(page, 'log-in after reset', { title: 'Login', ...focusedHeading(page, 'Log in') });
    await stop();
  },
);

test('the pages of links that the server is slow or unable to check are accessible in every width and color scheme', async ({
  page,
  fail,
  recover,
}) => {
  await page.clock.install();
  const verification = `/verification?token=${unknownToken}`;
  await fail({ call: 'graphql VerifyEmail', delayMs: 60_000, times: 1 });
  await page.goto(verification);
  const waiting = { title: verifying, heading: 'Verifying your account' };
  await expect(page.getByRole('button', { name: 'Confirm my email' })).toHaveCount(0);
  await inspectState(page, 'confirming', waiting);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
  await inspectState(page, 'confirming, slow', waiting);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await recover();
  await expect(heading(page, "This link isn't complete")).toBeFocused();
  await fail({ call: 'graphql VerifyEmail', status: 500, times: 1 });
  await page.goto(verification);
  const title = verifying;
  await inspectState(page, 'not confirmed', {
    title,
    ...focusedHeading(page, "We couldn't confirm your email"),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, "This link isn't complete")).toBeFocused();

  const reset = `/reset-password?token=${unknownToken}`;
  await fail({ call: 'graphql PasswordResetLink', delayMs: 60_000, times: 1 });
  await page.goto(reset);
  await inspectState(page, 'reset checking', { title: resetting, heading: 'Create a new password' });
  await recover();
  await inspectState(page, 'reset incomplete', {
    title: resetting,
    ...focusedHeading(page, "This link isn't complete"),
  });
  await fail({ call: 'graphql PasswordResetLink', status: 500, times: 1 });
  await page.goto(reset);
  await inspectState(page, 'reset failed', {
    title: resetting,
    ...focusedHeading(page, "We couldn't check your link"),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, "This link isn't complete")).toBeFocused();
});

test(
  'the profile form and each reason why it cannot be completed are accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, context, request, fail, recover }) => {
    const title = profile;
    const form = { title, heading: 'Complete your profile' };
    await page.goto('/complete-profile');
    await inspectState(page, 'profile without ticket', form);

    await page.goto(await linkMailedTo(request, 'invited@lintel.test', /invited you/));
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await inspectState(page, 'profile of the invited', { ...form, focus: heading(page, form.heading) });
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await inspectState(page, 'profile with errors', { ...form, hasErrors: true, focus: summaryBox(page) });
    await fail({ call: 'graphql PendingProfile', delayMs: 60_000, times: 1 });
    await page.reload();
    await inspectState(page, 'profile loading', form);
    await recover();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await fail({ call: 'graphql PendingProfile', status: 500, times: 1 });
    await page.reload();
    await inspectState(page, 'profile failed', {
      title,
      ...focusedHeading(page, "We couldn't load your profile"),
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    const over = {
      message: 'This invitation has expired. Ask Dana Lee to send a new one.',
      extensions: { code: 'INVITATION_EXPIRED' },
    };
    const body = JSON.stringify({ data: null, errors: [over] });
    await fail({ call: 'graphql PendingProfile', status: 200, body, times: 1 });
    await page.reload();
    await inspectState(page, 'profile, invitation expired', {
      title,
      ...focusedHeading(page, 'This link can no longer be used'),
    });

    const email = newAddress();
    await page.goto('/register-affiliate');
    await fillDetails(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await page.goto('/login');
    await submitLogIn(page, email, password);
    await expect(heading(page, 'Confirm your email first')).toBeVisible();
    await expect(notices(page)).toHaveCount(0);
    await inspectState(page, 'unconfirmed', {
      title: verifying,
      ...focusedHeading(page, 'Confirm your email first'),
    });
    await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
    await expect(page.getByLabel('Job title')).toBeVisible();
    await inspectState(page, 'profile', { ...form, focus: heading(page, form.heading) });
    const other = await context.newPage();
    await other.goto('/login');
    await submitLogIn(other, email, password);
    await expect(other.getByLabel('Job title')).toBeVisible();
    await page.reload();
    await inspectState(page, 'profile over', { title, ...focusedHeading(page, 'This page has expired') });
    await page.goto('/login');
    await submitLogIn(page, email, password);
    await expect(page.getByLabel('Job title')).toBeVisible();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await inspectState(page, 'completed by an affiliate', {
      title: 'Profile Completed',
      ...focusedHeading(page, 'Your profile is complete'),
    });
    await other.reload();
    await inspectState(other, 'profile already complete', {
      title,
      ...focusedHeading(other, 'Your profile is already complete'),
    });
  },
);
