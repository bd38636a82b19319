import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { beginSession, expect } from './app.ts';
import type { Owner } from './company.ts';
import { people } from './people.ts';
import { heading } from './registering.ts';
import { adminPage } from './title.ts';

/** Of the tests' own company: sample customers are left as other tests need them. */
export const detail = adminPage('Hill Roofing');

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const partners = (page: Page) => page.getByRole('table', { name: 'Partners' });
export const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
export const rowOf = (page: Page, name: string): Locator =>
  partners(page)
    .getByRole('row')
    .filter({ has: switchOf(page, name) });

/** Opens the company of this owner, by way of the owner. */
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

/** Asks for a partner in the name of the owner's company. */
export async function askFor(request: APIRequestContext, { token }: Owner, partnerId: number): Promise<void> {
  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation { requestPartner(partnerId: "${partnerId}", reason: "We paint every roof.") { id } }`,
    },
  });
  expect((await answer.json()) as object).not.toHaveProperty('errors');
}
