import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { linkMailedTo } from './outbox.ts';

/** The password of people whom the tests register. */
export const password = 'a new roof before winter';

/** A new email address. */
export function newAddress(): string {
  return `nora-${randomUUID().slice(0, 8)}@diaz.example`;
}

/** The heading of the page. */
export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** The summary of errors above the form. */
export function summary(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'There is a problem' });
}

/** Fills in the details of a client. */
export async function fillDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Diaz');
  await page.getByLabel('Company name').fill('Diaz Roofing');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').pressSequentially('5555550123');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the').check();
}

/** Takes the first step as a client. */
export async function chooseClient(page: Page): Promise<void> {
  await page.goto('/register?step=type');
  await page.getByLabel('My business wants offers').check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Takes both steps as a client. */
export async function registerClient(page: Page, email: string): Promise<void> {
  await chooseClient(page);
  await fillDetails(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Check your email')).toBeFocused();
}

/** Registers as a client, and opens the mailed link without the cookie of the registration, as on another device. */
export async function confirmOnOtherDevice(
  page: Page,
  request: APIRequestContext,
  email: string,
): Promise<void> {
  await registerClient(page, email);
  await page.context().clearCookies({ name: 'lintel-registrant' });
  await page.goto(await linkMailedTo(request, email, 'Confirm your email'));
}
