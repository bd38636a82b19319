import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { addApplicant, decideAsAdministrator, openAsApplicant } from './support/applicants.ts';
import { inspectState } from './support/inspectState.ts';
import { pressByKey } from './support/keyboard.ts';
import { linkMailedTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { fillDetails, heading, newAddress } from './support/registering.ts';
import { button } from './support/settings.ts';

const home = { title: '', heading: 'Your affiliate account' };
const counts = (page: Page) => page.getByRole('region', { name: 'Businesses you referred' }).locator('dd');

test('an affiliate copies the link by keyboard, and a business that registers with it is counted', async ({
  page,
  browser,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  const affiliate = await addApplicant(request);
  await decideAsAdministrator(request, affiliate, { decision: 'approve' });
  await openAsApplicant(page, affiliate);
  await expect(page.getByText('Nobody has registered with your link or ID yet.')).toBeVisible();
  await inspectState(page, 'nobody referred', home);
  await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=[^+]+&body=[^+]+%2Fregister%3Fsponsor%3D\d+$/,
  );
  await pressByKey(page, button(page, 'Copy link'));
  await expect(button(page, 'Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const email = newAddress();
  const elsewhere = await browser.newContext();
  const business = await elsewhere.newPage();
  await business.goto(link);
  await business.getByLabel('My business wants offers').check();
  await button(business, 'Continue').click();
  await expect(business.getByLabel('Who referred you?')).toHaveValue(link.replace(/^.*=/, ''));
  await fillDetails(business, email);
  await button(business, 'Create account').click();
  await expect(heading(business, 'Check your email')).toBeVisible();
  await page.reload();
  await expect(counts(page)).toHaveText(['1', '0', '0', '0']);

  await business.goto(await linkMailedTo(request, email, 'Confirm your email'));
  await page.reload();
  await expect(counts(page)).toHaveText(['1', '1', '0', '0']);
  await expect(page.getByText('We show numbers only, no names.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Diaz');
  await inspectState(page, 'one referred', home);
  await elsewhere.close();
});

test(
  'a business enters its referrer by name, and reads why an unknown name is refused',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/register?step=type');
    await page.getByLabel('My business wants offers').check();
    await button(page, 'Continue').click();
    await fillDetails(page, newAddress());
    await page.getByLabel('Who referred you?').fill('Nobody knows them');
    await button(page, 'Create account').click();
    await expect(page.getByLabel('Who referred you?')).toHaveAccessibleDescription(
      /We don't know a business of that name\. Ask for its affiliate ID, or leave this blank\./,
    );
    await expect(page.getByLabel('Who referred you?')).toHaveValue('Nobody knows them');
    await page.getByLabel('Who referred you?').fill('stone referrals');
    await button(page, 'Create account').click();
    await expect(heading(page, 'Check your email')).toBeVisible();
  },
);

test(
  'a suspended affiliate has no link, and reads whom to ask',
  { tag: '@full' },
  async ({ page, request }) => {
    const affiliate = await addApplicant(request);
    await decideAsAdministrator(request, affiliate, { decision: 'approve' });
    await decideAsAdministrator(request, affiliate, { decision: 'suspend', reason: 'Too many complaints.' });
    await openAsApplicant(page, affiliate);
    await expect(page.getByText('Your affiliate account is suspended.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(button(page, 'Copy link')).toHaveCount(0);
    await inspectState(page, 'suspended', home);
  },
);

test(
  'an affiliate under review reads how long the review takes, and gets a link to a partner',
  { tag: '@full' },
  async ({ page, request }) => {
    await openAsApplicant(page, await addApplicant(request));
    await expect(page.getByText('We review affiliate applications within 2 business days.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'see what a partner offers' })).toHaveAttribute(
      'href',
      '/partner/sunbelt',
    );
    await inspectState(page, 'under review', home);
  },
);

test('a link that failed to load can be loaded again', { tag: '@full' }, async ({ page, fail, recover }) => {
  await fail({ call: 'graphql OwnApplication', status: 500, times: 99 });
  await beginSession(page, people.affiliate);
  await page.goto('/');
  await expect(page.getByText("We couldn't load your application.")).toBeVisible();
  await inspectState(page, 'link failed', home);
  await recover();
  await button(page, 'Try again').click();
  await expect(button(page, 'Copy link')).toBeVisible();
});
