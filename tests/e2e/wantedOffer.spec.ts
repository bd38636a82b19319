import { expect, submitLogIn, test } from './support/app.ts';
import { linkMailedTo, mailsTo } from './support/outbox.ts';
import { fillDetails, heading, newAddress, password } from './support/registering.ts';
import { button } from './support/settings.ts';

test(
  'a visitor registers for an offer, confirms on another device, and sees the offer first after logging in',
  { tag: '@full' },
  async ({ page, browser, request }) => {
    const email = newAddress();
    await page.goto('/partner/sunbelt');
    await page.getByRole('link', { name: 'Register to use this offer' }).first().click();
    await page.getByLabel('My business wants offers').check();
    await button(page, 'Continue').click();
    await fillDetails(page, email);
    // The browser may be closed before the form is sent.
    await page.goto('/');
    await page.goto('/register?step=details');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Create account').click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    const link = await linkMailedTo(request, email, 'Confirm your email');
    expect((await mailsTo(request, email))[0]?.text).toContain('we take you to Sunbelt');

    const phone = await browser.newPage();
    await phone.goto(link);
    await phone.getByLabel('Password', { exact: true }).fill(password);
    await phone.getByLabel('I agree to the').check();
    await button(phone, 'Save and continue').click();
    await expect(heading(phone, 'Your profile is complete')).toBeVisible();
    const desk = await browser.newPage();
    await desk.goto('/login');
    await submitLogIn(desk, email, password);
    await expect(desk).toHaveURL('/partner/sunbelt');
    await expect(heading(desk, 'Sunbelt')).toBeVisible();
    await phone.goto('/login');
    await submitLogIn(phone, email, password);
    await expect(phone).toHaveURL('/dashboard');
  },
);

test('a visitor who registers from the offer of a missing partner can ask for that partner after the log-in', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/');
  await page
    .getByRole('article', { name: 'PPG' })
    .getByRole('link', { name: /Log in to see the offer/ })
    .click();
  // The landing page has such a link as well, without the offer.
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click();
  await page.getByLabel('My business wants offers').check();
  await button(page, 'Continue').click();
  await fillDetails(page, email);
  await button(page, 'Create account').click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
  await button(page, 'Save and continue').click();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await submitLogIn(page, email, password);
  await expect(heading(page, 'PPG is not among the offers of Diaz Roofing yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ask for PPG' })).toBeVisible();
});
