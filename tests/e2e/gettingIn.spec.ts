import { beginSession, expect, offers, submitLogIn, test } from './support/app.ts';
import { linkMailedTo, mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import {
  confirmOnOtherDevice,
  fillDetails,
  heading,
  newAddress,
  password,
  registerClient,
  summary,
} from './support/registering.ts';
import { serveProduct } from './support/servers.ts';

test(
  'a client registers, confirms the email, completes the profile, logs in, and sees four offers',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = newAddress();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(heading(page, 'Create your account')).toBeFocused();
    await page.getByLabel('My business wants offers').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/register?step=details');
    await fillDetails(page, email);
    await expect(page.getByLabel('Phone')).toHaveValue('(555) 555-0123');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page).toHaveURL('/register/success');
    await expect(heading(page, 'Check your email')).toBeFocused();
    await expect(page.getByRole('main')).toContainText(email);
    await page.goto(await linkMailedTo(request, email, 'Confirm your email'));

    await expect(heading(page, 'Complete your profile')).toBeVisible();
    await expect(page).toHaveURL('/complete-profile');
    await expect(page.getByRole('main')).toContainText('Diaz Roofing');
    await page.getByLabel('Job title').fill('Owner');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page, 'Your profile is complete')).toBeFocused();
    await expect(page).toHaveURL('/register/completed');

    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goBack();
    await page.getByRole('link', { name: 'Take the 2-minute introduction' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goBack();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await submitLogIn(page, email, password);
    await expect(page).toHaveURL('/dashboard');
    await expect(offers(page)).toHaveCount(4);
  },
);

test('an affiliate registers with the ID of a referrer, and reads that the application is under review', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/register-affiliate');
  await expect(page.getByRole('main')).toContainText('I refer businesses');
  await fillDetails(page, email);
  await page.getByLabel('Phone').fill('');
  await page.getByLabel('Website').fill('diaz.example');
  await page.getByLabel('Referred by').fill('999999');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(summary(page)).toContainText("We don't know that affiliate ID. Leave it blank if unsure.");
  await page.getByLabel('Referred by').fill('3559');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main')).toContainText(
    'We review affiliate applications within 2 business days.',
  );

  await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('main')).toContainText("We'll email you when your application is approved.");
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await submitLogIn(page, email, password);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toContainText('Your application is under review.');
});

test(
  'registering a known email shows the same page, and the mail says that an account exists',
  { tag: '@full' },
  async ({ page, request }) => {
    await registerClient(page, people.smallOwner.email);
    await linkMailedTo(request, people.smallOwner.email, 'You already have an account');
  },
);

test(
  'logging in before the email is confirmed says so, and sends another link',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = newAddress();
    await page.goto('/register-affiliate');
    await fillDetails(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await linkMailedTo(request, email, 'Confirm your email');

    await page.goto('/login');
    await submitLogIn(page, email, password);
    await expect(heading(page, 'Confirm your email first')).toBeFocused();
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent at' })).toBeVisible();
    expect((await mailsTo(request, email)).length).toBeGreaterThan(0);
  },
);

test('a reload keeps the typed values except the password', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register-affiliate');
  await fillDetails(page, 'nora@diaz.example');
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Diaz Roofing');
  await expect(page.getByLabel('Phone')).toHaveValue('(555) 555-0123');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('Diaz Roofing');
  expect(kept).not.toContain(password);
});

test('the link of an affiliate fills in who referred the person', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register?sponsor=3559');
  await page.getByLabel('My business wants offers').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Who referred you?')).toHaveValue('3559');
});

test(
  'canceling asks for confirmation if something was typed, and then deletes the draft',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/register-affiliate');
    await page.getByLabel('First name').fill('Nora');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('registrationDraft'))).toBeNull();
  },
);

test(
  'an invited person chooses a password, agrees to the terms, and joins the company, even after a reload',
  { tag: '@full' },
  async ({ page, request }) => {
    // Starts its own server, since the invitation works only once.
    const product = await serveProduct({});
    const link = await linkMailedTo(request, 'invited@lintel.test', /invited you/, product.origin);
    await page.goto(product.origin + link);
    await expect(heading(page, 'Complete your profile')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Dana Lee');
    const title = 'x'.repeat(101);
    await page.getByRole('button', { name: 'Change or add details' }).click();
    await page.getByLabel('Job title').fill(title);
    await page.getByLabel('Time zone').selectOption('Hawaii Time (Honolulu)');
    await page.getByLabel('I agree to the').check();
    await page.reload();
    await expect(page.getByLabel('Job title')).toHaveValue(title);
    await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Honolulu');
    await expect(page.getByLabel('I agree to the')).toBeChecked();
    await page.getByLabel('Job title').fill('Estimator');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page, 'Your profile is complete')).toBeVisible();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await submitLogIn(page, 'invited@lintel.test', password);
    await expect(page).toHaveURL(`${product.origin}/dashboard`);
    await expect(offers(page)).toHaveCount(12);
    await product.stop();
  },
);

test(
  'confirming the email in another browser lets the person correct the details, and requires a password and consent',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = newAddress();
    await confirmOnOtherDevice(page, request, email);
    await expect(heading(page, 'Complete your profile')).toBeVisible();
    await expect(page.getByText('These details were registered with your email.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Nora Diaz');
    await expect(page.getByRole('main')).toContainText(
      'You registered in another browser, or on another device. To keep your account safe, choose a password here: the one you chose first no longer counts. Then agree to the terms here.',
    );
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Please enter Password',
      'Accept the Terms of Service and Privacy Policy to continue',
    ]);
    await page.getByRole('button', { name: 'Change or add details' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await page.getByLabel('First name').fill('Olive');
    await page.getByLabel('Company name').fill('Olive & Co');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('I agree to the').check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page, 'Your profile is complete')).toBeVisible();
    await page.goto('/login');
    await submitLogIn(page, email, password);
    await expect(page.getByText('4 offers for Olive & Co')).toBeVisible();
  },
);

test(
  'a forgotten password is replaced with the link of the mail, which works once',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = newAddress();
    await registerClient(page, email);
    await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page, 'Your profile is complete')).toBeVisible();
    await page.goto('/login');
    await submitLogIn(page, email, 'not the right one');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page, 'Reset your password')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(heading(page, 'Check your email')).toBeFocused();
    const link = await linkMailedTo(request, email, /[Rr]eset|password/);
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByRole('main')).toContainText('n•••@diaz.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(summary(page)).toContainText("Choose a password you haven't used here before");
    await page.getByLabel('Password', { exact: true }).fill(`${password} again`);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL('/login?reset=1');
    await expect(page.getByRole('main')).toContainText('Password changed. Log in with your new password.');
    await submitLogIn(page, email, `${password} again`);
    await expect(page).toHaveURL('/dashboard');

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(heading(page, 'This link can no longer be used')).toBeVisible();
  },
);

test('single sign-on logs the person in and returns to the requested page', async ({ page }) => {
  await page.goto('/login?ReturnUrl=%2Ffaq');
  await page.getByRole('link', { name: /^Continue with/ }).click();
  await page.getByRole('button', { name: /Dana Lee/ }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('button', { name: 'Dana Lee, account menu' })).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('code=');
});

test(
  'single sign-on says when it was canceled, and when the person has no account',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: /^Continue with/ }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page, 'You cancelled sign-in')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByLabel(/mail/).first().fill(newAddress());
    await page
      .getByRole('button', { name: /^Continue/ })
      .last()
      .click();
    await expect(heading(page, "There's no account for this email")).toBeVisible();
    await page.reload();
    await expect(heading(page, "This sign-in link isn't valid any more")).toBeVisible();
  },
);

test(
  'opening a single sign-on callback again does not disturb the session',
  { tag: '@full' },
  async ({ page }) => {
    await beginSession(page, people.user);
    await page.goto('/lintelsso/callback?code=x&state=y');
    await expect(page).toHaveURL('/dashboard');
  },
);
