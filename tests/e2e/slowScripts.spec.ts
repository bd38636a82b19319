import type { Page } from '@playwright/test';
import { expect, offers, test, type Fail } from './support/app.ts';
import { callForCode } from './support/funnelWalk.ts';
import { isLongRun } from './support/longRun.ts';
import { linkMailedTo } from './support/outbox.ts';
import { password, people } from './support/people.ts';
import { confirmOnOtherDevice, fillDetails, heading, newAddress } from './support/registering.ts';

/** Delay of the application after an early action, in milliseconds. */
const late = isLongRun ? 10_000 : 0;

/** Opens an address, and holds the application script of it and of every later page, cached or not. */
async function openHeld(page: Page, fail: Fail, address: string): Promise<void> {
  await fail({ call: callForCode('index'), delayMs: 60_000, times: 99 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address, { waitUntil: 'commit' });
}

/** Acts on a page whose HTML has loaded, and whose application script has not. */
async function actEarly(page: Page, act: () => Promise<void>): Promise<void> {
  await expect(page.locator('.slow')).toBeAttached();
  await act();
  await page.waitForTimeout(late);
}

test(
  'with slow scripts, a visitor registers from the landing page',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const email = newAddress();
    await openHeld(page, fail, '/');
    await actEarly(page, () => page.getByRole('banner').getByRole('link', { name: 'Register' }).click());
    await expect(page).toHaveURL('/register');
    await actEarly(page, async () => {
      await page.getByLabel('My business wants offers').check();
      await page.getByRole('button', { name: 'Continue' }).click();
    });
    await recover();
    await fillDetails(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await openHeld(page, fail, await linkMailedTo(request, email, 'Confirm your email'));
    await page.waitForTimeout(late);
    await recover();
    await expect(heading(page, 'Complete your profile')).toBeVisible();
  },
);

test('with slow scripts, a visitor logs in from the page of a partner and returns to it', async ({
  page,
  fail,
  recover,
}) => {
  await openHeld(page, fail, '/partner/sunbelt');
  await actEarly(page, () => page.getByRole('main').getByRole('link', { name: 'Log in' }).click());
  await expect(page).toHaveURL(/^[^?]*\/login\?ReturnUrl=/);
  await actEarly(page, async () => {
    await page.getByLabel('Email').fill(people.owner.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  });
  await recover();
  await expect(page).toHaveURL('/partner/sunbelt');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await openHeld(page, fail, '/dashboard');
  await page.waitForTimeout(late);
  await recover();
  await expect(offers(page)).toHaveCount(12);
});

test(
  'with slow scripts, a person who forgot their password gets a link',
  { tag: '@full' },
  async ({ page, request, fail, recover }) => {
    const email = newAddress();
    await confirmOnOtherDevice(page, request, email);
    await openHeld(page, fail, '/login');
    await actEarly(page, () => page.getByRole('link', { name: 'Forgot password?' }).click());
    await expect(page).toHaveURL('/forgot-password');
    await actEarly(page, async () => {
      await page.getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
    });
    await recover();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await openHeld(page, fail, await linkMailedTo(request, email, /password/));
    await page.waitForTimeout(late);
    await recover();
    await expect(heading(page, 'Create a new password')).toBeVisible();
  },
);
