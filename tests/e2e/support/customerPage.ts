import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import type { Owner } from './company.ts';
import { people } from './people.ts';
import { heading } from './registering.ts';
import { sendOperation } from './sendOperation.ts';
import { button } from './settings.ts';
import { adminPage } from './title.ts';

/** The page of a company that a test registered, since other tests need the sample customers unchanged. */
export const detail = adminPage('Hill Roofing');

export { button };
export const partners = (page: Page) => page.getByRole('table', { name: 'Partners' });
export const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
export const rowOf = (page: Page, name: string): Locator =>
  partners(page)
    .getByRole('row')
    .filter({ has: switchOf(page, name) });

/** Opens the page of the owner's company from the page of the owner. */
export async function openCustomer(page: Page, owner: Owner): Promise<void> {
  await beginSession(page, people.administrator);
  await page.goto(`/admin?section=users&id=${owner.id}`);
  await page.getByRole('link', { name: detail.heading }).click();
  await expect(heading(page, detail.heading)).toBeFocused();
  await expect(partners(page)).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await button(page, 'Save partners').click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
}

/** Asks for a partner as the owner. */
export async function requestPartner(
  request: APIRequestContext,
  { token }: Owner,
  partnerId: number,
): Promise<void> {
  const variables = { partnerId: String(partnerId), reason: 'We paint every roof.' };
  await sendOperation(request, 'RequestPartner', variables, token);
}
