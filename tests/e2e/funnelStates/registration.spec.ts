import { collectSteps } from '#tests/e2e/support/funnelSteps.ts';
import { expect, holdCode, test, walkThrough } from '#tests/e2e/support/funnelWalk.ts';
import { chooseClient, fillDetails, heading, newAddress } from '#tests/e2e/support/registering.ts';
import { button } from '#tests/e2e/support/settings.ts';

const { reach, pass, expectAll } = walkThrough('registration');

test('a client registers, after starting to cancel', { tag: '@full' }, async ({ page, fail, recover }) => {
  await holdCode(fail, 'Register');
  await page.goto('/register');
  // The server renders the form, until the application runs.
  await expect(page.getByLabel('My business wants offers')).toBeVisible();
  await reach(page, 'opening');
  await recover();
  await page.getByLabel('My business wants offers').check();
  await reach(page, 'filling.type.choosing');
  await button(page, 'Continue').click();
  await expect(heading(page, 'Create your account')).toBeFocused();
  await reach(page, 'filling.details.editing');
  await fillDetails(page, newAddress());
  await button(page, 'Cancel').click();
  const dialog = page.getByRole('dialog', { name: 'Leave without creating an account?' });
  await expect(dialog).toBeVisible();
  await reach(page, 'filling.details.confirmingCancel');
  await button(page, 'Keep editing').click();
  await page.goBack();
  await button(page, 'Cancel').click();
  await expect(dialog).toBeVisible();
  await reach(page, 'filling.type.confirmingCancel');
  await button(page, 'Keep editing').click();
  await button(page, 'Continue').click();
  await page.getByLabel('Password', { exact: true }).fill('a new roof before winter');
  await page.getByLabel('I agree to the').check();
  await fail({ call: 'graphql Register', delayMs: 60_000, times: 1 });
  await button(page, 'Create account').click();
  await expect(button(page, 'Creating account…')).toBeVisible();
  await reach(page, 'submitting');
  await recover();
  await expect(heading(page, 'Check your email')).toBeFocused();
  await reach(page, 'succeeded');
});

test('a client cancels the registration', { tag: '@full' }, async ({ page }) => {
  const steps = collectSteps(page, 'registration');
  await chooseClient(page);
  await button(page, 'Cancel').click();
  await expect(page).toHaveURL('/');
  await expect(heading(page, /\S/)).toBeVisible();
  await pass(page, steps, 'cancelled');
});

test('every state of the registration was reached', { tag: '@full' }, expectAll);
