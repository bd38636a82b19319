import { readFile } from 'node:fs/promises';
import { beginSession, expect, submitLogIn, test } from './support/app.ts';
import { openCompany } from './support/company.ts';
import { inspectState, summaryBox } from './support/inspectState.ts';
import { pressByKey, tabTo, typeInto } from './support/keyboard.ts';
import { mailsTo } from './support/outbox.ts';
import { password, people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { button, rowOf, section, statusMessage } from './support/settings.ts';
import { delayGraphqlCalls } from './support/stored.ts';

const newPassword = 'a new roof before winter';
const profilePage = { heading: 'My profile', title: 'My profile' };

test('a person changes their details and their password by keyboard alone', async ({
  page,
  request,
  browser,
  fail,
}) => {
  const owner = await openCompany(request);
  const elsewhere = await browser.newPage();
  await beginSession(elsewhere, owner);
  await elsewhere.goto('/dashboard');
  await expect(heading(elsewhere, /./)).toBeVisible();

  await beginSession(page, owner);
  await page.goto('/dashboard');
  await pressByKey(page, page.getByRole('button', { name: 'Olive Hill, account menu' }));
  await pressByKey(page, page.getByRole('link', { name: 'My profile' }));
  await expect(heading(page, 'My profile')).toBeFocused();
  const lastName = page.getByLabel('Last name');
  await tabTo(page, lastName);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Woods');
  await pressByKey(page, button(page, 'Save details'));
  await expect(statusMessage(page, 'Your details are saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Olive Woods, account menu' })).toBeVisible();

  await expect(page.getByText('logs you out on every other device')).toBeVisible();
  await typeInto(page, page.getByLabel('Current password'), 'not the right one');
  await typeInto(page, page.getByLabel('New password'), newPassword);
  await pressByKey(page, button(page, 'Change password'));
  await expect(summaryBox(page)).toBeFocused();
  const old = page.getByLabel('Current password');
  await expect(old).toHaveAccessibleDescription(/This isn't your current password/);
  await expect(page.getByLabel('New password')).toHaveValue(newPassword);
  await tabTo(page, old);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, 'every other device is logged out')).toBeVisible();
  await expect(section(page, 'Password')).toBeFocused();
  await expect(old).toHaveValue('');

  await expect
    .poll(async () => (await mailsTo(request, owner.email))[0]?.subject)
    .toBe('Your password was changed');
  await page.reload();
  await expect(lastName).toHaveValue('Woods');
  // A cookie of the browser selects the faults of the test.
  await elsewhere.context().addCookies(await page.context().cookies());
  await delayGraphqlCalls(fail);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/no-access');
  await elsewhere.goto('/login');
  await submitLogIn(elsewhere, owner.email, newPassword);
  await expect(elsewhere).toHaveURL('/dashboard');
});

test(
  'a person changes the setting for mails, downloads their data, and reads their activity',
  { tag: '@full' },
  async ({ page, request }) => {
    const owner = await openCompany(request);
    await page.goto('/login?ReturnUrl=%2Fprofile');
    await submitLogIn(page, owner.email);
    await expect(section(page, 'Notifications')).toBeVisible();
    const news = page.getByLabel('Tell me about offers');
    for (const isWanted of [true, false]) {
      await news.click();
      await expect(statusMessage(page, 'Your choice is saved.')).toBeVisible();
      await page.reload();
      await expect(news).toBeChecked({ checked: isWanted });
    }
    await expect(rowOf(page, 'Login Success')).toContainText('method: password');

    const waiting = page.waitForEvent('download');
    await button(page, 'Download my data').click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('lintel-my-data.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.stringify(JSON.parse(text))).toContain(owner.email);
    expect(text).toContain('Login Success');
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash/i);
  },
);

test('leaving with unsaved changes asks first, by a link and by Back', async ({ page }) => {
  await beginSession(page, people.user);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sam Reed, account menu' }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  const phone = page.getByLabel('Phone (optional)');
  await phone.fill('(555) 010-0199');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const leave of [() => page.getByRole('link', { name: 'FAQ' }).click(), () => page.goBack()]) {
    await leave();
    await button(dialog, 'Keep editing').click();
    await expect(page).toHaveURL('/profile');
    await expect(phone).toHaveValue('(555) 010-0199');
  }
  await page.goBack();
  await button(dialog, 'Leave').click();
  await expect(page).toHaveURL('/dashboard');
});

test(
  'each state of the profile is accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const owner = await openCompany(request);
    await beginSession(page, owner);
    await fail({ call: 'graphql OwnProfile', status: 500, times: 99 });
    await page.goto('/profile');
    await expect(page.getByText("We couldn't load your profile.")).toBeVisible();
    await inspectState(page, 'failed', profilePage);
    await recover();
    await button(page, 'Try again').click();
    await expect(section(page, 'Your details')).toBeVisible();
    await button(page, 'Change password').click();
    await inspectState(page, 'password missing', {
      ...profilePage,
      hasErrors: true,
      focus: summaryBox(page),
    });
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill(newPassword);
    await button(page, 'Change password').click();
    await expect(statusMessage(page, 'Your password is changed')).toBeVisible();
    await inspectState(page, 'password changed', profilePage);
    await page.getByLabel('First name').fill('');
    await button(page, 'Save details').click();
    await inspectState(page, 'name missing', { ...profilePage, hasErrors: true, focus: summaryBox(page) });
    await fail({ call: 'graphql ChooseOfferNews', status: 500, times: 1 });
    await page.getByLabel('Tell me about offers').click();
    await expect(page.getByLabel('Tell me about offers')).toHaveAccessibleDescription(/Error/);
    await fail({ call: 'GET /api/app/account/export', status: 503, times: 1 });
    await button(page, 'Download my data').click();
    await expect(page.getByRole('main').getByRole('alert').last()).toHaveText(/\S/);
    await inspectState(page, 'choice and file that failed', { ...profilePage, hasErrors: true });
  },
);
